"""Guests, their devices, and their wish to be forgotten."""

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.archive import SqlArchive
from app.adapters.embedded.memory import MemoryRooms
from app.adapters.embedded.memory_sessions import MemorySessions
from app.room.refusals import RoomRefusal
from app.services.errors import Invalid, NotSignedIn
from app.services.identity import LINK_CODE_MS, SESSION_MS, Identity, token_hash
from app.services.ports import Profile
from tests.services.house import CountedEntropy, House


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """Return one process on memory."""
    return House(archive_engine)


@pytest.fixture
def identity(house: House) -> Identity:
    """Return the identities of that process."""
    return Identity(
        MemorySessions(house.clock),
        house.archive,
        house.rooms,
        house.clock,
        CountedEntropy("identity"),
        on_renamed=lambda _player, _name: None,
    )


async def test_a_token_says_who_is_calling(identity: Identity) -> None:
    profile, token = await identity.create("  Ada ", "en")

    assert profile.name == "Ada"
    assert await identity.who(token) == profile


async def test_l22_only_a_hash_of_the_token_is_ever_stored(identity: Identity) -> None:
    profile, token = await identity.create("Ada", "en")

    assert token not in str(vars(identity._sessions))
    assert token_hash(token) != token
    assert profile.player not in token


@pytest.mark.parametrize("token", [None, "", "wrong"])
async def test_nobody_is_behind_a_wrong_token(
    identity: Identity, token: str | None
) -> None:
    with pytest.raises(NotSignedIn):
        await identity.who(token)


async def test_a_device_is_signed_in_for_400_days_from_its_last_visit(
    identity: Identity, house: House
) -> None:
    _, token = await identity.create("Ada", "en")
    house.clock.time += SESSION_MS - 1
    await identity.who(token)
    house.clock.time += SESSION_MS - 1
    await identity.who(token)
    house.clock.time += SESSION_MS + 1

    with pytest.raises(NotSignedIn):
        await identity.who(token)


async def test_a_link_code_works_once_and_for_five_minutes(
    identity: Identity, house: House
) -> None:
    ada, _ = await identity.create("Ada", "en")
    code = await identity.link_code(ada)
    claimed, token = await identity.claim(code.lower())
    assert claimed == ada
    assert await identity.who(token) == ada
    with pytest.raises(Invalid):
        await identity.claim(code)

    late = await identity.link_code(ada)
    house.clock.time += LINK_CODE_MS + 1
    with pytest.raises(Invalid):
        await identity.claim(late)


async def test_names_and_locales_are_checked(identity: Identity) -> None:
    with pytest.raises(RoomRefusal):
        await identity.create("\u202e", "en")
    with pytest.raises(Invalid):
        await identity.create("Ada", "../../etc")


async def test_a_new_name_goes_into_live_rooms(
    identity: Identity, house: House
) -> None:
    ada, _ = await identity.create("Ada", "en")
    code = (await house.lobby.open(ada, "kingless", {}, "private")).code
    renamed = await identity.update(ada, "Countess", None)

    assert renamed.name == "Countess"
    assert [seat.name for seat in (await house.room(code)).seats] == ["Countess"]


async def test_who_is_erased_leaves_all_tables_and_cannot_come_back(
    identity: Identity, house: House
) -> None:
    ada, token = await identity.create("Ada", "en")
    bo, _ = await identity.create("Bo", "en")
    code = (await house.lobby.open(bo, "kingless", {}, "private")).code
    await house.lobby.join(ada, code, "player")
    await identity.erase(ada)

    assert [seat.name for seat in (await house.room(code)).seats] == ["Bo"]
    with pytest.raises(NotSignedIn):
        await identity.who(token)


async def test_a_new_name_is_handed_on_for_the_archive_p09(
    house: House, archive_engine: AsyncEngine
) -> None:
    """Nobody waits for it: the archive may hang."""
    told: list[tuple[str, str]] = []
    identity = Identity(
        MemorySessions(house.clock),
        SqlArchive(archive_engine),
        house.rooms,
        house.clock,
        CountedEntropy("identity"),
        on_renamed=lambda player, name: told.append((player, name)),
    )
    ada, token = await identity.create("Ada", "en")
    await identity.update(ada, "Countess", "pt-BR")
    await identity.update(await identity.who(token), None, "de")

    found = await identity.who(token)
    assert (found.name, found.locale) == ("Countess", "de")
    assert told == [(ada.player, "Countess")]


async def test_a_forgotten_device_leaves_the_others_signed_in(
    identity: Identity,
) -> None:
    ada, first = await identity.create("Ada", "en")
    _, second = await identity.claim(await identity.link_code(ada))
    await identity.forget_device(first)

    with pytest.raises(NotSignedIn):
        await identity.who(first)
    assert await identity.who(second) == ada


async def two_tables(house: House, ada: Profile) -> tuple[str, str]:
    """Seat Ada at two tables, the first of which cannot be read just now."""
    spoilt, sound = [
        (await house.lobby.open(ada, "kingless", {}, "private")).code for _ in range(2)
    ]
    store = house.rooms.store
    assert isinstance(store, MemoryRooms)
    store._world.rooms[spoilt].document = b"written by another version"
    return spoilt, sound


async def test_s04_a_new_name_reaches_all_tables_but_one_that_cannot_be_read(
    identity: Identity, house: House
) -> None:
    ada, _ = await identity.create("Ada", "en")
    _, sound = await two_tables(house, ada)

    await identity.update(ada, "Countess", None)

    assert [seat.name for seat in (await house.room(sound)).seats] == ["Countess"]


async def test_s04_who_is_erased_leaves_all_tables_but_one_that_cannot_be_read(
    identity: Identity, house: House
) -> None:
    ada, token = await identity.create("Ada", "en")
    _, sound = await two_tables(house, ada)

    await identity.erase(ada)

    assert (await house.room(sound)).seats == ()
    with pytest.raises(NotSignedIn):
        await identity.who(token)
