"""The contract of `AdminSessions`, on SQLite and on a real PostgreSQL."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import func, select

from app.adapters.db.admin_sessions import SqlAdminSessions
from app.adapters.db.engine import open_engine, reading
from app.adapters.db.schema import admin_sessions
from tests.records import NOON


@pytest.fixture
async def sessions(empty_database: str) -> AsyncIterator[SqlAdminSessions]:
    """Nobody is signed in."""
    engine = open_engine(empty_database)
    yield SqlAdminSessions(engine)
    await engine.dispose()


async def test_a_session_ends_by_itself(sessions: SqlAdminSessions) -> None:
    await sessions.sign_in("token", until=NOON + 10, now=NOON)

    assert await sessions.signed_in("token", NOON + 9)
    assert not await sessions.signed_in("token", NOON + 10)
    assert not await sessions.signed_in("other", NOON)


async def test_a_session_is_known_to_every_process(
    sessions: SqlAdminSessions, empty_database: str
) -> None:
    other = open_engine(empty_database)

    await sessions.sign_in("token", until=NOON + 10, now=NOON)

    assert await SqlAdminSessions(other).signed_in("token", NOON)
    await other.dispose()


async def test_signing_out_ends_the_session_and_what_it_may_see(
    sessions: SqlAdminSessions,
) -> None:
    await sessions.sign_in("token", until=NOON + 10, now=NOON)
    await sessions.sign_in("other", until=NOON + 10, now=NOON)
    await sessions.open_hands("token", "BCDFGHJK", NOON + 10)

    await sessions.sign_out("token")

    assert not await sessions.signed_in("token", NOON)
    assert not await sessions.hands_open("token", "BCDFGHJK", NOON)
    assert await sessions.signed_in("other", NOON)


async def test_hands_are_open_for_one_session_one_room_and_a_while(
    sessions: SqlAdminSessions,
) -> None:
    await sessions.open_hands("token", "BCDFGHJK", NOON + 5)
    await sessions.open_hands("token", "BCDFGHJK", NOON + 10)

    assert await sessions.hands_open("token", "BCDFGHJK", NOON + 9)
    assert not await sessions.hands_open("token", "BCDFGHJK", NOON + 10)
    assert not await sessions.hands_open("token", "ZZZZZZZZ", NOON)
    assert not await sessions.hands_open("other", "BCDFGHJK", NOON)


async def test_what_has_run_out_is_forgotten_at_the_next_sign_in(
    sessions: SqlAdminSessions, empty_database: str
) -> None:
    await sessions.sign_in("old", until=NOON, now=NOON - 10)
    await sessions.sign_in("new", until=NOON + 10, now=NOON)

    engine = open_engine(empty_database)
    async with reading(engine) as connection:
        count = await connection.scalar(
            select(func.count()).select_from(admin_sessions)
        )
    await engine.dispose()
    assert count == 1
