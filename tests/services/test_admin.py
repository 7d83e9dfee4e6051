"""The admin's door: one password, sessions of an hour, for all processes."""

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.engine import reading
from app.services.admin import SESSION_MS, NotAdmin
from app.services.errors import Forbidden, NotFound, TooMany
from tests.records import NOON
from tests.services.house import PASSWORD, House


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """A house with an admin and no tables."""
    return House(archive_engine)


async def test_the_password_opens_a_session_of_an_hour(house: House) -> None:
    token, until = await house.admin.sign_in(PASSWORD, "::1")

    assert until == NOON + SESSION_MS == NOON + 3_600_000
    house.clock.time = until - 1
    await house.admin.desk(token)
    house.clock.time = until
    with pytest.raises(NotAdmin):
        await house.admin.desk(token)


async def test_a_session_is_known_to_every_process(
    house: House, archive_engine: AsyncEngine
) -> None:
    token, _ = await house.admin.sign_in(PASSWORD, "::1")

    desk = await House(archive_engine).admin.desk(token)

    assert await desk.rooms() == ()


async def test_a_session_that_was_signed_out_is_over(house: House) -> None:
    token, _ = await house.admin.sign_in(PASSWORD, "::1")

    await (await house.admin.desk(token)).sign_out()

    with pytest.raises(NotAdmin):
        await house.admin.desk(token)


@pytest.mark.parametrize("token", [None, "", "guess", "x" * 1000, "\x00", "é"])
async def test_no_other_token_opens_the_desk_x25(
    house: House, token: str | None
) -> None:
    await house.admin.sign_in(PASSWORD, "::1")

    with pytest.raises(NotAdmin):
        await house.admin.desk(token)


async def test_only_a_hash_of_a_token_is_stored(
    house: House, archive_engine: AsyncEngine
) -> None:
    token, _ = await house.admin.sign_in(PASSWORD, "::1")

    async with reading(archive_engine) as connection:
        rows = (await connection.execute(text("SELECT * FROM admin_sessions"))).all()

    assert len(rows) == 1
    assert token not in str(rows)
    assert len(token) >= 43


async def test_a_wrong_password_opens_nothing_and_is_not_in_the_audit(
    house: House,
) -> None:
    with pytest.raises(Forbidden) as refused:
        await house.admin.sign_in("open sesame", "::1")

    assert refused.value.code == "wrong-password"
    assert await house.archive.audit(None, 10) == ([], None)


async def test_an_address_may_try_five_passwords_and_hinders_nobody_else(
    house: House,
) -> None:
    for _ in range(5):
        with pytest.raises(Forbidden):
            await house.admin.sign_in("open sesame", "192.0.2.1")

    with pytest.raises(TooMany):
        await house.admin.sign_in(PASSWORD, "192.0.2.1")

    await house.admin.sign_in(PASSWORD, "192.0.2.2")


async def test_without_a_password_in_the_settings_there_is_no_admin(
    archive_engine: AsyncEngine,
) -> None:
    house = House(archive_engine, password_hash=None)

    for asked in (house.admin.sign_in("", "::1"), house.admin.desk("token")):
        with pytest.raises(NotFound) as refused:
            await asked
        assert refused.value.code == "no-admin"


async def test_signing_in_is_in_the_audit(house: House) -> None:
    await house.admin.sign_in(PASSWORD, "::1")

    [act], _ = await house.archive.audit(None, 10)

    assert (act.act, act.at) == ("sign-in", NOON)
