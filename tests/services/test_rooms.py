"""Acting on rooms: one commit decides, its sender is answered, everybody is told."""

import asyncio

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.bus import MemoryBus
from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.room.commands import AdminClose, Chat, Leave, Move, Ready
from app.room.decision import Decision
from app.room.refusals import StaleView
from app.services.errors import Forbidden, TryLater
from app.services.ports import (
    Answer,
    Commit,
    CommitResult,
    Conflict,
    Missed,
    Unavailable,
)
from tests.records import ADA, BO, CY
from tests.services.house import House, profile
from tests.services.outlets import RecordingOutlet, ask, attached, until


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """Return one process on memory."""
    return House(archive_engine)


async def test_the_sender_is_told_ok_before_the_table_hears_of_it(
    house: House,
) -> None:
    code = await house.table()
    ada, bo = await attached(house, code, ADA, BO)
    await ask(house, code, Chat("c", "hello"), ada)

    assert ada.types[-2:] == ["ok", "chat"]
    assert bo.types[-1] == "chat"


async def test_the_same_command_again_gets_the_first_answer_and_tells_nobody(
    house: House,
) -> None:
    code = await house.table()
    ada, bo = await attached(house, code, ADA, BO)
    await ask(house, code, Chat("c", "hello"), ada)
    heard = len(bo.raw)
    await ask(house, code, Chat("c", "hello"), ada)

    assert ada.raw[-1] == ada.raw[-3]
    assert len(bo.raw) == heard


async def test_another_command_under_the_same_id_is_refused(house: House) -> None:
    code = await house.table()
    (ada,) = await attached(house, code, ADA)
    await ask(house, code, Chat("c", "hello"), ada)
    await ask(house, code, Chat("c", "goodbye"), ada)

    assert ada.last("error")["code"] == "id-reused"


async def test_a_refusal_is_kept_as_the_answer_too(house: House) -> None:
    code = await house.table()
    (bo,) = await attached(house, code, BO)
    move = Move("m", 1, {"do": "nonsense"})
    await ask(house, code, move, bo)
    await ask(house, code, move, bo)
    kept = await house.rooms.store.answer(code, BO, "m")

    assert bo.raw[-1] == bo.raw[-2]
    assert kept is not None
    assert kept.body == bo.raw[-1]


async def test_m04_who_toggles_in_the_lobby_leaves_nothing_in_the_log(
    house: House,
) -> None:
    """The others hear of it; only what was said and played is kept."""
    code = (await house.lobby.open(profile(ADA), "kingless", {}, "private")).code
    await house.lobby.join(profile(BO), code, "player")
    ada, bo = await attached(house, code, ADA, BO)
    kept = await house.rooms.entries(code)

    for number in range(10):
        await ask(house, code, Ready(f"r{number}", number % 2 == 0), ada)

    assert bo.types[-10:] == ["room"] * 10
    assert await house.rooms.entries(code) == kept


async def test_a_stale_move_gets_the_view_as_it_is(house: House) -> None:
    code = await house.table()
    outlets = await attached(house, code, ADA, BO, CY)
    match = await house.match(code)
    seat = match.state and house.rooms.games["kingless"].acting(match.state)[0]
    mover = next(o for o in outlets if o.frames[0]["you"]["seat"] == seat)
    await ask(house, code, Move("1", 1, {"do": "end-turn"}), mover)
    await ask(house, code, Move("2", 1, {"do": "end-turn"}), mover)

    assert mover.types[-2:] == ["error", "view"]
    assert mover.last("error")["code"] == "stale-view"
    assert mover.last("view")["events"] == []


class LosingStore(MemoryRooms):
    """Loses so many races before it lets a commit through."""

    losses = 0

    async def commit(self, commit: Commit) -> CommitResult:
        """Lose, or commit."""
        if commit.expected and self.losses:
            self.losses -= 1
            return Conflict()
        return await super().commit(commit)


async def test_r10_a_lost_race_is_decided_anew(archive_engine: AsyncEngine) -> None:
    house = House(archive_engine)
    store = LosingStore(house.clock)
    house.rooms.store = house.rooms.tables.store = store
    code = await house.table()
    (ada,) = await attached(house, code, ADA)
    store.losses = 3
    await ask(house, code, Chat("c", "hello"), ada)

    assert ada.last("ok")["id"] == "c"


async def test_too_many_lost_races_ask_to_try_again(
    archive_engine: AsyncEngine,
) -> None:
    house = House(archive_engine)
    store = LosingStore(house.clock)
    house.rooms.store = house.rooms.tables.store = store
    code = await house.table()
    (ada,) = await attached(house, code, ADA)
    store.losses = 100
    await ask(house, code, Chat("c", "hello"), ada)

    assert ada.last("error")["code"] == "try-later"


class AbsentStore(MemoryRooms):
    """Answers until it is taken away."""

    away = False

    async def commit(self, commit: Commit) -> CommitResult:
        """Commit, unless away."""
        if self.away:
            raise Unavailable("away")
        return await super().commit(commit)

    async def remember(self, code: str, answer: Answer, version: int) -> Answer | None:
        """Remember, unless away."""
        if self.away:
            raise Unavailable("away")
        return await super().remember(code, answer, version)


async def test_a_store_that_is_away_asks_to_try_again(
    archive_engine: AsyncEngine,
) -> None:
    house = House(archive_engine)
    store = AbsentStore(house.clock)
    house.rooms.store = house.rooms.tables.store = store
    code = await house.table()
    (ada,) = await attached(house, code, ADA)
    store.away = True
    await ask(house, code, Chat("c", "hello"), ada)
    assert ada.last("error")["code"] == "try-later"
    with pytest.raises(TryLater):
        await house.rooms.act(code, Chat("d", "anybody there?"), ADA)

    store.away = False
    await ask(house, code, Chat("c", "hello"), ada)
    assert ada.last("ok")["id"] == "c"


async def announced() -> None:
    """Let the announcements that wait on the event loop arrive."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def two(archive_engine: AsyncEngine) -> tuple[House, House]:
    """Return two processes that share their rooms."""
    world = MemoryWorld()
    return House(archive_engine, world), House(archive_engine, world, name="two")


async def test_r14_two_processes_serve_one_room(two: tuple[House, House]) -> None:
    one, other = two
    code = await one.table()
    (ada,) = await attached(one, code, ADA)
    (bo,) = await attached(other, code, BO)
    await ask(one, code, Chat("c", "from one"), ada)
    await ask(other, code, Chat("c", "from two"), bo)
    await announced()

    assert [f["text"] for f in ada.frames if f["type"] == "chat"] == [
        "from one",
        "from two",
    ]
    assert [f["text"] for f in bo.frames if f["type"] == "chat"] == [
        "from one",
        "from two",
    ]


async def test_r14_both_processes_show_a_move_the_same(
    two: tuple[House, House],
) -> None:
    one, other = two
    code = await one.table()
    match = await one.match(code)
    seat = one.rooms.games["kingless"].acting(match.state)[0]
    players = [match.players[str(s)] for s in match.seats]
    here = RecordingOutlet(players[seat], "here")
    there = RecordingOutlet(players[seat], "there")
    await one.rooms.attach(code, here)
    await other.rooms.attach(code, there)
    await ask(one, code, Move("m", 1, {"do": "end-turn"}), here)
    await announced()

    assert there.last("view") == here.last("view")


async def test_a_command_is_judged_by_the_newest_room(two: tuple[House, House]) -> None:
    one, other = two
    code = await one.table()
    await other.rooms.act(code, Chat("c", "here since before"), BO)
    match = await one.match(code)
    seat = one.rooms.games["kingless"].acting(match.state)[0]
    await one.play(code, match.players[str(seat)], do="end-turn")
    match = await one.match(code)
    seat = one.rooms.games["kingless"].acting(match.state)[0]

    # The other process has not been told of the turn that ended.
    await other.play(code, match.players[str(seat)], do="end-turn")
    with pytest.raises(StaleView):
        await one.rooms.act(
            code, Move("late", 1, {"do": "end-turn"}), match.players[str(seat)]
        )


def deafened(world: MemoryWorld) -> MemoryBus:
    """Take the announcements of the last process away, as a lost connection does."""
    return world.buses.pop()


class UnheardStore(MemoryRooms):
    """Carries out what it is told, but may be silent about it."""

    loses_reply = False

    async def commit(self, commit: Commit) -> CommitResult:
        """Commit, and say so unless that is lost."""
        if not self.loses_reply:
            return await super().commit(commit)
        self.loses_reply = False
        await MemoryRooms(self._clock, self._world).commit(commit)
        raise Unavailable("nobody hears what has become of it")


async def test_d03_what_nobody_heard_of_is_shown_once_its_sender_tries_again(
    archive_engine: AsyncEngine,
) -> None:
    world = MemoryWorld()
    house = House(archive_engine, world, store=UnheardStore)
    code = await house.table()
    ada, bo = await attached(house, code, ADA, BO)
    deafened(world)
    store = house.rooms.store
    assert isinstance(store, UnheardStore)
    store.loses_reply = True
    await ask(house, code, Chat("1", "hello"), ada)
    assert ada.last("error")["code"] == "try-later"

    await ask(house, code, Chat("1", "hello"), ada)

    assert ada.last("ok")["id"] == "1"
    await until(lambda: bo.types.count("welcome") == 2)


@pytest.mark.parametrize("closed", [False, True])
async def test_v05_who_left_while_news_was_missed_hears_nothing_more(
    archive_engine: AsyncEngine, *, closed: bool
) -> None:
    world = MemoryWorld()
    one = House(archive_engine, world)
    other = House(archive_engine, world, name="two")
    code = await one.table()
    ada, bo = await attached(other, code, ADA, BO)
    bus = deafened(world)
    if closed:
        await one.rooms.act(code, AdminClose())
    else:
        await one.rooms.act(code, Leave("gone"), BO)
        await one.rooms.act(code, Chat("c", "not for Bo"), ADA)
    heard = len(bo.raw)
    world.buses.append(bus)
    bus.tell(Missed(code))
    await announced()

    assert len(bo.raw) == heard
    assert bo.closed is not None
    assert bo.closed[0] == (4404 if closed else 4403)
    assert (ada.closed is None) is not closed


async def test_c06_who_sat_down_elsewhere_gets_in_before_the_news_does(
    archive_engine: AsyncEngine,
) -> None:
    world = MemoryWorld()
    one = House(archive_engine, world)
    other = House(archive_engine, world, name="two")
    code = (await one.lobby.open(profile(ADA), "kingless", {}, "private")).code
    await attached(other, code, ADA)
    deafened(world)
    await one.lobby.join(profile(BO), code, "player")
    (bo,) = await attached(other, code, BO)

    assert bo.last("welcome")["you"]["seat"] == 1


async def test_v05_who_has_just_left_elsewhere_does_not_get_in(
    archive_engine: AsyncEngine,
) -> None:
    world = MemoryWorld()
    one = House(archive_engine, world)
    other = House(archive_engine, world, name="two")
    code = await one.table()
    await attached(other, code, ADA)
    deafened(world)
    await one.rooms.act(code, Leave("gone"), BO)

    with pytest.raises(Forbidden):
        await attached(other, code, BO)


async def test_m05_a_socket_that_could_not_be_noted_leaves_nothing_at_hand(
    archive_engine: AsyncEngine,
) -> None:
    world = MemoryWorld()
    house = House(archive_engine, world)
    code = await house.table()
    store = AbsentStore(house.clock, world)
    house.rooms.store = house.rooms.tables.store = store
    store.away = True

    with pytest.raises(TryLater):
        await attached(house, code, ADA)
    assert house.rooms.tables.codes == ()


async def test_s04_a_room_of_another_version_hides_none_of_the_others(
    archive_engine: AsyncEngine,
) -> None:
    world = MemoryWorld()
    house = House(archive_engine, world)
    spoilt, sound = await house.table(), await house.table()
    world.rooms[spoilt].document = b"written by another version"

    assert [row.code for row in await house.lobby.mine(profile(ADA))] == [sound]
    with pytest.raises(TryLater):
        await attached(house, spoilt, ADA)
    assert house.rooms.tables.codes == ()


async def test_creating_a_room_under_a_taken_code_is_refused(house: House) -> None:
    code = await house.table()
    stored = await house.rooms.store.load(code)
    room = await house.room(code)
    assert not await house.rooms.create(code, Decision(room, keep=1000))
    assert await house.rooms.store.load(code) == stored


async def test_s04_a_match_names_the_edition_of_the_deck_it_is_played_with(
    house: House,
) -> None:
    await house.rooms.keep_editions()
    match = await house.match(await house.table())
    edition = house.rooms.games["kingless"].edition

    assert edition is not None
    assert match.content == edition
    text = await house.rooms.store.content(edition)
    assert house.rooms.games["kingless"].admit(text or "") == edition
