"""What tests of adapters run on."""

from tests.databases import database_url

__all__ = ["database_url"]
