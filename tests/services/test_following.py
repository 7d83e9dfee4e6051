"""Rooms at hand follow the store: told of commits, or told to look again."""

from collections.abc import Awaitable, Callable
from copy import deepcopy
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.bus import MemoryBus
from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.protocol.from_client import Sync
from app.room.commands import AdminClose, Chat, Resign
from app.services.errors import TryLater
from app.services.ports import Announcement, Entry, Missed, Stored, Unavailable, Watcher
from tests.records import ADA, BO
from tests.services.house import House, profile
from tests.services.outlets import RecordingOutlet, ask, until


class FailingStore(MemoryRooms):
    """Answers everything but what is `away`."""

    away = ""
    refusals = 0
    loads = 0

    async def load(self, code: str) -> Stored | None:
        """Return a room, unless away."""
        self._answer("load")
        self.loads += 1
        return await super().load(code)

    async def version(self, code: str) -> int:
        """Return a version, unless away."""
        self._answer("version")
        return await super().version(code)

    async def entries(
        self, code: str, *, after: int = 0, newest: int | None = None
    ) -> list[Entry]:
        """Return log entries, unless away."""
        self._answer("entries")
        return await super().entries(code, after=after, newest=newest)

    async def watch(self, code: str, watcher: Watcher) -> None:
        """Watch, unless away."""
        self._answer("watch")
        await super().watch(code, watcher)

    def _answer(self, what: str) -> None:
        if what == self.away:
            self.refusals += 1
            raise Unavailable("away")


@pytest.fixture
def world() -> MemoryWorld:
    """Return the rooms that the processes of a test share."""
    return MemoryWorld()


@pytest.fixture
def house(archive_engine: AsyncEngine, world: MemoryWorld) -> House:
    """Return one process on memory."""
    return House(archive_engine, world)


def on(house: House, world: MemoryWorld) -> FailingStore:
    """Put a process on a store that fails when told to."""
    store = FailingStore(house.clock, world)
    house.rooms.store = house.rooms.tables.store = store
    return store


class BusyStore(MemoryRooms):
    """Something is done, once, between the reading of a room and of its log."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    async def entries(
        self, code: str, *, after: int = 0, newest: int | None = None
    ) -> list[Entry]:
        """Return log entries, after what is done meanwhile."""
        if self.meanwhile is not None:
            done, self.meanwhile = self.meanwhile(), None
            await done
        return await super().entries(code, after=after, newest=newest)


class HoldingBus(MemoryBus):
    """Keeps announcements instead of passing them on."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[Announcement | Missed] = []

    def tell(self, announcement: Announcement | Missed) -> None:
        """Keep one."""
        self.kept.append(announcement)


async def seated(house: House, code: str, player: str) -> RecordingOutlet:
    outlet = RecordingOutlet(player)
    await house.rooms.attach(code, outlet)
    return outlet


@pytest.mark.parametrize("away", ["load", "entries", "watch"])
async def test_a_store_that_is_away_lets_nobody_in_and_nothing_stay(
    house: House, world: MemoryWorld, away: str
) -> None:
    code = await house.table()
    store = on(house, world)
    store.away = away

    with pytest.raises(TryLater):
        await seated(house, code, ADA)

    assert house.rooms.tables.codes == ()
    store.away = ""
    assert (await seated(house, code, ADA)).types == ["welcome"]


async def test_nothing_unconfirmed_is_told_while_the_store_is_away(
    house: House, world: MemoryWorld
) -> None:
    code = await house.table()
    store = on(house, world)
    ada = await seated(house, code, ADA)
    store.away = "version"

    with pytest.raises(TryLater):
        await ask(house, code, Sync("s"), ada)

    assert ada.types == ["welcome"]


async def test_a_process_that_missed_commits_tells_each_socket_once(
    archive_engine: AsyncEngine, world: MemoryWorld
) -> None:
    one = House(archive_engine, world)
    other = House(archive_engine, world, name="two")
    code = await one.table()
    bo = await seated(other, code, BO)
    bus = world.buses.pop()
    for number in range(3):
        await one.rooms.act(code, Chat(f"c{number}", "hello"), ADA)

    world.buses.append(bus)
    bus.tell(Missed(code))
    await until(lambda: len(bo.raw) > 1)

    assert bo.types == ["welcome", "welcome"]
    assert len(bo.last("welcome")["chat"]) == 3


@pytest.fixture
def two(archive_engine: AsyncEngine, world: MemoryWorld) -> tuple[House, House]:
    """Return two processes; while the other one reads a log, something may happen."""
    one = House(archive_engine, world)
    return one, House(archive_engine, world, name="two", store=BusyStore)


async def test_what_is_said_while_the_log_is_read_again_stands_in_it_once(
    two: tuple[House, House], world: MemoryWorld
) -> None:
    one, other = two
    code = await one.table()
    bo = await seated(other, code, BO)
    bus = world.buses.pop()
    await one.act(code, Chat, ADA, text="missed")
    world.buses.append(bus)
    saying(one, other, code, "late")

    bus.tell(Missed(code))
    await until(lambda: "chat" in bo.types)
    await ask(other, code, Sync("s"), bo)

    assert lines(bo.last("welcome")) == ["missed", "late"]


async def test_what_is_said_while_the_first_comes_in_stands_in_the_log_once(
    two: tuple[House, House],
) -> None:
    one, other = two
    code = await one.table()
    saying(one, other, code, "late")

    bo = await seated(other, code, BO)
    await ask(other, code, Sync("s"), bo)

    assert [lines(frame) for frame in bo.frames] == [["late"], ["late"]]


def saying(one: House, other: House, code: str, text: str) -> None:
    """Let Ada say something in one process, once, while another reads the log."""
    store = other.rooms.store
    assert isinstance(store, BusyStore)
    store.meanwhile = lambda: one.act(code, Chat, ADA, text=text)


def lines(welcome: dict[str, Any]) -> list[str]:
    return [said["text"] for said in welcome["chat"]]


async def test_news_that_comes_out_of_order_waits_for_what_is_before(
    archive_engine: AsyncEngine, world: MemoryWorld
) -> None:
    one = House(archive_engine, world)
    other = House(archive_engine, world, name="two")
    code = await one.table()
    bo = await seated(other, code, BO)
    bus, holding = world.buses.pop(), HoldingBus()
    world.buses.append(holding)
    for number in range(2):
        await one.rooms.act(code, Chat(f"c{number}", str(number)), ADA)
    for news in reversed(holding.kept):
        bus.tell(news)
    await until(lambda: bo.types.count("chat") == 2)

    assert [f["text"] for f in bo.frames if f["type"] == "chat"] == ["0", "1"]


@pytest.mark.parametrize("instead", [0, 1, 2])
async def test_what_the_store_has_lost_is_taken_back_here_when_it_is_there_again(
    archive_engine: AsyncEngine, world: MemoryWorld, instead: int
) -> None:
    one = House(archive_engine, world)
    other = House(archive_engine, world, name="two")
    code = await one.table()
    bo = await seated(other, code, BO)
    bus = world.buses.pop()
    stored = deepcopy(world.rooms[code])
    await other.act(code, Resign, BO)
    world.rooms[code] = stored
    for number in range(instead):
        await one.rooms.act(code, Chat(f"c{number}", str(number)), ADA)

    bus.tell(Missed(code))
    await until(lambda: bo.types.count("welcome") == 2)

    table = other.rooms.tables.get(code)
    assert table is not None
    assert (table.version, table.room) == (stored.version, await one.room(code))
    assert lines(bo.last("welcome")) == ["0", "1"][:instead]


async def test_a_command_on_what_the_store_has_lost_is_carried_out_on_what_it_has(
    house: House, world: MemoryWorld
) -> None:
    code = await house.table()
    bo = await seated(house, code, BO)
    stored = deepcopy(world.rooms[code])
    await house.act(code, Chat, ADA, text="lost")
    world.rooms[code] = stored

    await ask(house, code, Chat("c", "kept"), bo)

    assert bo.last("ok")["id"] == "c"
    assert lines(bo.last("welcome")) == []
    assert bo.last("chat")["text"] == "kept"


async def test_a_store_that_was_away_and_has_lost_nothing_makes_nobody_jump(
    house: House, world: MemoryWorld
) -> None:
    code = await house.table()
    store = on(house, world)
    bo = await seated(house, code, BO)

    loads = store.loads
    world.buses[-1].tell(Missed(code))
    await until(lambda: store.loads > loads)
    await until(lambda: not house.rooms.tables._following)

    assert bo.types == ["welcome"]


async def test_who_is_at_a_table_that_is_closed_elsewhere_is_told(
    archive_engine: AsyncEngine, world: MemoryWorld
) -> None:
    one = House(archive_engine, world)
    other = House(archive_engine, world, name="two")
    code = (await one.lobby.open(profile(ADA), "kingless", {}, "private")).code
    ada = await seated(other, code, ADA)

    await one.rooms.act(code, AdminClose())
    await until(lambda: ada.closed is not None)

    assert ada.closed == (4404, "the table was closed")
    assert other.rooms.tables.codes == ()


async def test_s04_news_that_cannot_be_read_makes_a_process_look_again(
    house: House, world: MemoryWorld
) -> None:
    code = await house.table()
    ada = await seated(house, code, ADA)
    bus = world.buses.pop()
    version = await house.rooms.store.version(code)
    await house.act(code, Chat, BO, text="hello")

    table = house.rooms.tables.get(code)
    assert table is not None
    table.version = version
    bus.tell(Announcement(code, version + 1, b"of another version", None))
    await until(lambda: ada.types.count("welcome") == 2)

    assert ada.last("welcome")["chat"][-1]["text"] == "hello"


async def test_p07_news_that_cannot_be_followed_just_now_is_followed_later(
    house: House, world: MemoryWorld
) -> None:
    code = await house.table()
    store = on(house, world)
    bus = world.buses[-1]
    ada = await seated(house, code, ADA)
    world.buses.remove(bus)
    other = House(house.archive._engine, world, name="two")
    await other.act(code, Chat, BO, text="hello")

    store.away = "load"
    bus.tell(Missed(code))
    await until(lambda: store.refusals == 1)
    await until(lambda: not house.rooms.tables._following)
    assert ada.types == ["welcome"]

    store.away = ""
    bus.tell(Missed(code))
    await until(lambda: ada.types == ["welcome", "welcome"])
    assert ada.last("welcome")["chat"][-1]["text"] == "hello"


async def test_news_of_a_room_that_nobody_here_listens_to_is_passed_over(
    house: House,
) -> None:
    house.rooms.tables._announced(Missed("BBBBBBBB"))

    assert house.rooms.tables._following == set()


async def test_news_that_comes_while_a_room_is_held_is_followed_afterwards(
    archive_engine: AsyncEngine, world: MemoryWorld
) -> None:
    one = House(archive_engine, world)
    other = House(archive_engine, world, name="two")
    code = await one.table()
    bo = await seated(other, code, BO)

    async with other.rooms.tables.holding(code):
        await one.act(code, Chat, ADA, text="hello")
        table = other.rooms.tables.get(code)
        await until(lambda: table is not None and bool(table.early))
        assert bo.types == ["welcome"]

    assert bo.types == ["welcome", "chat"]
