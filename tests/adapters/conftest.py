"""What tests of adapters run on."""

from tests.databases import (
    database_url,
    empty_database,
    postgres_archive,
    sqlite_template,
)

__all__ = ["database_url", "empty_database", "postgres_archive", "sqlite_template"]
