"""The history of the tables: one for PostgreSQL and SQLite.

Read by Alembic; may import the schemas of `app.adapters` and nothing else.
"""
