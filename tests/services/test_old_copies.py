"""A process whose copy of a room is old judges again before it says anything."""

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.protocol.from_client import Preview
from app.room.commands import Chat, Leave, Move, Presence, Ready, Start, Tick
from app.services.ports import Answer, Unavailable
from tests.records import ADA, BO, CY
from tests.services.house import House, profile
from tests.services.outlets import RecordingOutlet, ask


class Pair:
    """Two processes on one store; the second hears nothing of the first."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.world = MemoryWorld()
        self.first = House(engine, self.world)
        self.deaf = House(engine, self.world, name="deaf")
        self.world.buses.pop()

    async def seated(self, code: str, player: str) -> RecordingOutlet:
        """Open a socket on the deaf process."""
        outlet = RecordingOutlet(player)
        await self.deaf.rooms.attach(code, outlet)
        return outlet


@pytest.fixture
def pair(archive_engine: AsyncEngine) -> Pair:
    """Return the two processes."""
    return Pair(archive_engine)


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """Return one process on memory."""
    return House(archive_engine)


async def test_what_an_old_copy_would_refuse_is_judged_by_the_newest(
    pair: Pair,
) -> None:
    code = (await pair.first.lobby.open(profile(ADA), "kingless", {}, "private")).code
    await pair.first.lobby.join(profile(BO), code, "player")
    ada = await pair.seated(code, ADA)
    for player in (ADA, BO):
        await pair.first.act(code, Ready, player, ready=True)

    await ask(pair.deaf, code, Start("s"), ada)

    assert ada.last("ok")["id"] == "s"
    assert (await pair.first.room(code)).status == "playing"


async def test_a_tick_that_finds_nothing_in_an_old_copy_looks_at_the_newest(
    pair: Pair,
) -> None:
    code = await pair.first.table(players=(ADA, BO))
    ada = await pair.seated(code, ADA)
    await pair.first.act(code, Chat, BO, text="hello")

    await pair.deaf.rooms.act(code, Tick())

    assert ada.last("welcome")["chat"][-1]["text"] == "hello"


async def test_a_preview_is_of_the_newest_state(pair: Pair) -> None:
    code = await pair.first.table(players=(ADA, BO))
    (seat,) = pair.first.rooms.games["kingless"].acting(
        (await pair.first.match(code)).state
    )
    first = await pair.seated(code, (ADA, BO)[seat])
    await pair.first.act(code, Chat, BO, text="hello")

    await ask(pair.deaf, code, Preview("p", 1, {"do": "end-turn"}), first)

    assert first.types[-2:] == ["welcome", "preview"]


async def test_a_socket_that_lagged_gets_the_newest_state(pair: Pair) -> None:
    code = await pair.first.table(players=(ADA, BO))
    ada = await pair.seated(code, ADA)
    ada.lagging = True
    await pair.first.act(code, Chat, BO, text="hello")

    await pair.deaf.rooms.welcome(code, ada)

    assert ada.last("welcome")["chat"][-1]["text"] == "hello"


async def test_who_has_left_is_told_so_and_the_answer_is_not_kept(
    house: House,
) -> None:
    code = await house.table()
    cy = RecordingOutlet(CY)
    await house.rooms.attach(code, cy)
    await house.act(code, Leave, CY)

    await ask(house, code, Chat("c", "still here?"), cy)

    assert cy.last("error")["code"] == "not-a-member"
    assert await house.rooms.store.answer(code, CY, "c") is None


async def test_d03_the_id_of_a_refused_command_is_taken_too(house: House) -> None:
    code = await house.table()
    ada = RecordingOutlet(ADA)
    await house.rooms.attach(code, ada)

    await ask(house, code, Move("m", 1, {"do": "one thing"}), ada)
    await ask(house, code, Move("m", 1, {"do": "another"}), ada)

    assert ada.last("error")["code"] == "id-reused"


class ForgetfulStore(MemoryRooms):
    """Keeps rooms, and no answer."""

    async def remember(self, code: str, answer: Answer, version: int) -> Answer | None:
        """Do not answer."""
        raise Unavailable(code, answer.id, version)


async def test_a_refusal_that_cannot_be_kept_asks_to_try_again(house: House) -> None:
    """D03: told without being kept, it might be another one the next time."""
    store = ForgetfulStore(house.clock)
    house.rooms.store = house.rooms.tables.store = store
    code = await house.table()
    ada = RecordingOutlet(ADA)
    await house.rooms.attach(code, ada)

    await ask(house, code, Move("m", 1, {"do": "nonsense"}), ada)

    assert ada.last("error")["code"] == "try-later"


async def test_a_tab_that_hides_while_the_room_is_gone_is_told(house: House) -> None:
    ada = RecordingOutlet(ADA)

    await ask(house, "BBBBBBBB", Presence("p", hidden=True), ada)

    assert ada.last("error") | {"message": ""} == {
        "type": "error",
        "id": "p",
        "code": "no-such-room",
        "message": "",
    }


async def test_leases_of_all_sockets_here_are_renewed(house: House) -> None:
    code = await house.table(players=(ADA, BO))
    for outlet in (RecordingOutlet(ADA), RecordingOutlet(ADA, "phone")):
        await house.rooms.attach(code, outlet)
    house.clock.time += 50_000

    await house.rooms.renew(code)
    await house.rooms.renew("BBBBBBBB")
    house.clock.time += 50_000
    await house.rooms.act(code, Tick())

    there = {c.id for c in (await house.room(code)).connections}
    assert there == {f"socket of {ADA}", "phone"}


async def test_a_room_that_is_not_there_has_no_log(house: House) -> None:
    assert await house.rooms.entries("BBBBBBBB") == []
