"""Finished matches, series, awards, players, audit: SQLAlchemy on two engines.

PostgreSQL by asyncpg. SQLite by aiosqlite, and by a thread of our own (`writer`) for
what takes many statements; docs/decisions/one-writer-for-the-file.md says why the two
cannot keep each other from writing. May import `app.services.ports`, SQLAlchemy and
Alembic.
"""
