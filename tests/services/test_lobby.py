"""The lobby: tables are opened, found, joined and given a deck of their own."""

import asyncio
import json

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.room.commands import AdminClose
from app.room.model import Room
from app.room.refusals import RoomRefusal
from app.services.errors import (
    Conflict,
    Forbidden,
    Invalid,
    NotFound,
    ServiceError,
    TooMany,
)
from app.services.lobby import MOST_CONTENT_BYTES, MOST_OPEN_ROOMS, Lobby
from tests.games.kingless.decktext import PLAIN
from tests.records import ADA, BO, CY, a_record
from tests.services.house import House, profile


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """Return one process on memory."""
    return House(archive_engine)


def code_of(error: pytest.ExceptionInfo[ServiceError]) -> str:
    return error.value.code


async def test_whoever_opens_a_table_sits_in_its_first_seat(house: House) -> None:
    room = await house.lobby.open(profile(ADA), "kingless", {}, "private")

    assert (room.host, room.seats[0].player, room.seats[0].seat) == (ADA, ADA, 0)
    assert (room.round, dict(room.carry_over)) == (0, {})


async def test_a_game_that_is_not_here_opens_no_table(house: House) -> None:
    with pytest.raises(NotFound) as refused:
        await house.lobby.open(profile(ADA), "chess", {}, "private")

    assert code_of(refused) == "no-such-game"
    assert await house.rooms.store.all_codes() == []


async def test_options_that_the_game_does_not_have_open_no_table(
    house: House,
) -> None:
    with pytest.raises(RoomRefusal) as refused:
        await house.lobby.open(profile(ADA), "kingless", {"jokers": 2}, "private")

    assert refused.value.code == "bad-options"
    assert await house.rooms.store.all_codes() == []


async def test_nobody_hosts_more_tables_than_ten(house: House) -> None:
    for _ in range(MOST_OPEN_ROOMS):
        await house.lobby.open(profile(ADA), "kingless", {}, "private")

    with pytest.raises(TooMany) as refused:
        await house.lobby.open(profile(ADA), "kingless", {}, "private")

    assert code_of(refused) == "too-many-rooms"


class HesitantRooms(MemoryRooms):
    """A store whose answers take a turn of the loop, as a real one's do."""

    async def hosted(self, player: str) -> int:
        found = await super().hosted(player)
        await asyncio.sleep(0)
        return found


async def test_tables_asked_for_at_once_are_counted_one_by_one(
    archive_engine: AsyncEngine,
) -> None:
    house = House(archive_engine, store=HesitantRooms)
    asked = (
        house.lobby.open(profile(ADA), "kingless", {}, "private")
        for _ in range(MOST_OPEN_ROOMS + 5)
    )
    opened = await asyncio.gather(*asked, return_exceptions=True)

    assert sum(isinstance(one, Room) for one in opened) == MOST_OPEN_ROOMS
    assert all(isinstance(one, Room | TooMany) for one in opened)
    other = await house.lobby.open(profile(BO), "kingless", {}, "private")
    assert other.host == BO


async def test_several_processes_together_open_no_more_than_ten(
    archive_engine: AsyncEngine,
) -> None:
    """R05: all have looked before any of them writes."""
    world = MemoryWorld()
    houses = [
        House(archive_engine, world, name=name, store=HesitantRooms)
        for name in ("one", "two", "three")
    ]
    for _ in range(MOST_OPEN_ROOMS - 1):
        await houses[0].lobby.open(profile(ADA), "kingless", {}, "private")

    asked = (
        house.lobby.open(profile(ADA), "kingless", {}, "private") for house in houses
    )
    opened = await asyncio.gather(*asked, return_exceptions=True)

    there = {one.code for one in opened if isinstance(one, Room)}
    assert len(there) <= 1
    assert sum(isinstance(one, TooMany) for one in opened) == 3 - len(there)
    assert len(world.rooms) == MOST_OPEN_ROOMS - 1 + len(there)
    assert there <= set(world.rooms)


class WornDice:
    """Entropy that has run out: always the same bytes."""

    def bytes(self, count: int) -> bytes:
        """Return them."""
        return bytes(count)


async def test_a_code_that_is_taken_is_not_given_twice(house: House) -> None:
    lobby = Lobby(
        house.rooms, house.archive, house.challenging, house.clock, WornDice()
    )
    first = await lobby.open(profile(ADA), "kingless", {}, "private")

    with pytest.raises(Conflict) as refused:
        await lobby.open(profile(BO), "kingless", {}, "private")

    assert code_of(refused) == "no-code-free"
    assert (await house.room(first.code)).host == ADA


async def test_a_series_is_opened_again_with_crown_and_hat(house: House) -> None:
    await house.archive.save(a_record(options=b"{}"))

    room = await house.lobby.reopen(profile(BO), "s1")

    assert (room.host, room.series, room.round) == (BO, "s1", 1)
    assert room.carry_over == {"king": ADA, "fool": CY}
    assert room.visibility == "private"


@pytest.mark.parametrize(("player", "series"), [(ADA, "s2"), ("p-stranger", "s1")])
async def test_only_its_members_can_open_a_series_again(
    house: House, player: str, series: str
) -> None:
    await house.archive.save(a_record(options=b"{}"))

    with pytest.raises(NotFound) as refused:
        await house.lobby.reopen(profile(player), series)

    assert code_of(refused) == "no-such-series"


async def test_a_series_is_not_opened_again_beside_a_table_of_it_that_goes_on(
    house: House,
) -> None:
    await house.archive.save(a_record(options=b"{}"))
    room = await house.lobby.reopen(profile(BO), "s1")
    await house.lobby.join(profile(ADA), room.code, "player")

    for player in (ADA, BO):
        with pytest.raises(Conflict) as refused:
            await house.lobby.reopen(profile(player), "s1")
        assert code_of(refused) == "series-open"
        assert refused.value.details == {"room": room.code}


async def test_friends_who_open_their_series_again_meet_at_one_table(
    house: House,
) -> None:
    await house.archive.save(a_record(options=b"{}"))
    room = await house.lobby.reopen(profile(BO), "s1")

    with pytest.raises(Conflict) as refused:
        await house.lobby.reopen(profile(ADA), "s1")

    assert refused.value.details == {"room": room.code}
    assert await house.rooms.store.all_codes() == [room.code]


async def test_r05_a_series_that_is_opened_four_times_at_once_has_one_table(
    archive_engine: AsyncEngine,
) -> None:
    house = House(archive_engine, store=HesitantRooms)
    await house.archive.save(a_record(options=b"{}"))

    asked = (house.lobby.reopen(profile(BO), "s1") for _ in range(4))
    opened = await asyncio.gather(*asked, return_exceptions=True)

    (room,) = [one for one in opened if isinstance(one, Room)]
    refused = [one for one in opened if isinstance(one, Conflict)]
    assert [(one.code, one.details) for one in refused] == [
        ("series-open", {"room": room.code})
    ] * 3
    assert await house.rooms.store.all_codes() == [room.code]


async def test_r05_several_processes_together_open_a_series_once_at_most(
    archive_engine: AsyncEngine,
) -> None:
    """R05: all have looked before any of them writes."""
    all_look = asyncio.Barrier(3)

    class LookingRooms(MemoryRooms):
        """A store whose first answer waits until every process has asked."""

        looked = False

        async def of_player(self, player: str) -> list[str]:
            found = await super().of_player(player)
            if not self.looked:
                self.looked = True
                await all_look.wait()
            return found

    world = MemoryWorld()
    houses = [
        House(archive_engine, world, name=name, store=LookingRooms)
        for name in ("one", "two", "three")
    ]
    await houses[0].archive.save(a_record(options=b"{}"))

    asked = (house.lobby.reopen(profile(BO), "s1") for house in houses)
    opened = await asyncio.gather(*asked, return_exceptions=True)

    there = {one.code for one in opened if isinstance(one, Room)}
    refused = [one.code for one in opened if isinstance(one, Conflict)]
    assert len(there) <= 1
    assert refused == ["series-open"] * (3 - len(there))
    assert set(world.rooms) == there


async def test_nobody_but_its_members_joins_a_series_that_is_opened_again_v02(
    house: House,
) -> None:
    await house.archive.save(a_record(options=b"{}"))
    room = await house.lobby.reopen(profile(BO), "s1")

    joined = await house.lobby.join(profile(ADA), room.code, "player")
    with pytest.raises(RoomRefusal) as refused:
        await house.lobby.join(profile("p-stranger"), room.code, "player")

    assert [seat.player for seat in joined.seats] == [BO, ADA]
    assert refused.value.code == "members-only"


async def test_joining_twice_is_the_same_as_once(house: House) -> None:
    room = await house.lobby.open(profile(ADA), "kingless", {}, "private")

    once = await house.lobby.join(profile(BO), room.code, "player")
    twice = await house.lobby.join(profile(BO), room.code.lower(), "player")

    assert [seat.player for seat in once.seats] == [ADA, BO]
    assert twice.seats == once.seats


@pytest.mark.parametrize("code", ["BBBBBBBB", "short", "AEIOUAEI", ""])
async def test_a_wrong_code_leads_to_no_table(house: House, code: str) -> None:
    for asked in (
        house.lobby.room(code),
        house.lobby.join(profile(BO), code, "player"),
        house.lobby.summary(code),
    ):
        with pytest.raises(NotFound) as refused:
            await asked
        assert code_of(refused) == "no-such-room"


async def test_a_closed_table_cannot_be_joined(house: House) -> None:
    room = await house.lobby.open(profile(ADA), "kingless", {}, "private")
    await house.rooms.act(room.code, AdminClose())

    with pytest.raises(NotFound):
        await house.lobby.join(profile(BO), room.code, "player")


async def test_only_public_tables_are_listed_and_strangers_see_their_row(
    house: House,
) -> None:
    await house.lobby.open(profile(ADA), "kingless", {}, "private")
    public = await house.lobby.open(profile(BO), "kingless", {}, "public")

    page = await house.lobby.listed("lobby", None, None)
    others = await house.lobby.listed("lobby", "regicide", None)

    assert [json.loads(row)["code"] for row in page.rows] == [public.code]
    assert others.rows == ()


async def test_my_tables_say_where_i_am_waited_for(house: House) -> None:
    code = await house.table("salon")

    mine = {
        player: await house.lobby.mine(profile(player)) for player in (ADA, BO, "x")
    }

    assert [(t.code, t.your_turn) for t in mine[ADA]] == [(code, True)]
    assert [(t.code, t.your_turn) for t in mine[BO]] == [(code, False)]
    assert mine["x"] == []


async def test_the_host_gives_the_table_a_deck(house: House) -> None:
    room = await house.lobby.open(profile(ADA), "kingless", {}, "private")

    content = await house.lobby.set_content(profile(ADA), room.code, PLAIN)

    assert (await house.room(room.code)).content == content
    assert await house.rooms.store.content(content) == PLAIN


async def test_nobody_but_the_host_changes_the_deck(house: House) -> None:
    room = await house.lobby.open(profile(ADA), "kingless", {}, "private")
    await house.lobby.join(profile(BO), room.code, "player")

    with pytest.raises(Forbidden) as refused:
        await house.lobby.set_content(profile(BO), room.code, PLAIN)

    assert code_of(refused) == "not-host"
    assert (await house.room(room.code)).content is None


async def test_a_deck_that_is_too_long_or_none_is_refused(house: House) -> None:
    room = await house.lobby.open(profile(ADA), "kingless", {}, "private")
    long, broken = "#" * (MOST_CONTENT_BYTES + 1), "name = \n"

    with pytest.raises(Invalid) as too_long:
        await house.lobby.set_content(profile(ADA), room.code, long)
    with pytest.raises(Invalid) as no_deck:
        await house.lobby.set_content(profile(ADA), room.code, broken)

    assert code_of(too_long) == "content-too-large"
    assert code_of(no_deck) == "content-refused"
    assert no_deck.value.details["line"] == 1
    assert (await house.room(room.code)).content is None
