"""What tests of migrations run on."""

from tests.databases import database_url

__all__ = ["database_url"]
