"""Finished matches, series, awards, players, audit: SQLAlchemy on two engines.

PostgreSQL by asyncpg, SQLite by aiosqlite. May import `app.services.ports`,
SQLAlchemy and Alembic.
"""
