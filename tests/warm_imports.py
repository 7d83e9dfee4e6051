"""What the process has imported that warm ones are forked off (`tests.warm`).

What a server imports only when it starts is here too, and pytest, since each forked
process runs the script again that began the tests. What is there by then is frozen:
whoever is forked off looks through its own objects alone for garbage, and so does not
copy every page of memory with the first look.
"""

import gc

import aiosqlite
import pytest
import uvicorn.protocols.http.httptools_impl
from sqlalchemy.dialects.postgresql import asyncpg

from app import cli
from app.games.core.registry import games

__all__ = ["aiosqlite", "asyncpg", "cli", "pytest", "uvicorn"]

games()
gc.collect()
gc.freeze()
