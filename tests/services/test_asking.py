"""Commands that wait for their room are decided one by one and committed at once."""

import asyncio

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.room.commands import Move
from app.services.ports import Clock, Commit, CommitResult, Unavailable
from tests.records import ADA, BO, CY
from tests.services.house import House
from tests.services.outlets import RecordingOutlet, ask

MANY = 1000
EVERYBODY_PASSES = ((ADA, "pass"), (BO, "pass"), (CY, "pass"))


class SlowStore(MemoryRooms):
    """Commits as soon as it may; keeps what it was given."""

    def __init__(self, clock: Clock, world: MemoryWorld | None = None) -> None:
        super().__init__(clock, world)
        self.given: list[Commit] = []
        self._commits = asyncio.Semaphore(MANY)
        self.loses_reply = False

    async def commit(self, commit: Commit) -> CommitResult:
        """Wait, commit, and say so unless that is lost."""
        self.given.append(commit)
        await self._commits.acquire()
        if self.loses_reply:
            self.loses_reply = False
            # Here nobody knows of it, as if another process had made it.
            await MemoryRooms(self._clock, self._world).commit(commit)
            raise Unavailable("nobody hears what has become of it")
        return await super().commit(commit)

    def hold(self) -> None:
        """Make no further commit."""
        self._commits = asyncio.Semaphore(0)

    def go_on(self, commits: int = MANY) -> None:
        """Make so many further commits."""
        for _ in range(commits):
            self._commits.release()


class Knock:
    """A table of three where somebody has knocked and all may let that pass."""

    def __init__(self, house: House, code: str, window: str) -> None:
        self.house = house
        self.code = code
        self.window = window
        self.outlets: dict[str, RecordingOutlet] = {}
        store = house.rooms.store
        assert isinstance(store, SlowStore)
        self.store = store

    async def attach(self, *players: str) -> None:
        """Let players of the table listen in this process."""
        for player in players:
            self.outlets[player] = RecordingOutlet(player)
            await self.house.rooms.attach(self.code, self.outlets[player])
        self.store.given.clear()

    async def answer(self, player: str, do: str, window: str | None = None) -> None:
        """Let a player answer the knock, under their own name as an id."""
        move = Move(player, 2, {"do": do}, window=window or self.window)
        await self.ask(move, self.outlets[player])

    async def ask(self, move: Move, outlet: RecordingOutlet) -> None:
        """Let a socket send a move."""
        await ask(self.house, self.code, move, outlet)

    async def crowd(self, *answers: tuple[str, str]) -> list[asyncio.Task[None]]:
        """Let the first answer be about to be committed and the others wait for it."""
        self.store.hold()
        tasks = []
        for player, do in answers:
            tasks.append(asyncio.create_task(self.answer(player, do)))
            await turns()
        return tasks

    async def all_at_once(self, *answers: tuple[str, str]) -> None:
        """Let one answer be committed while the others wait, and then those."""
        tasks = await self.crowd(*answers)
        self.store.go_on()
        await asyncio.gather(*tasks)

    def types(self, player: str) -> list[str]:
        """Return the types of what a player was sent after the welcome."""
        return self.outlets[player].types[1:]


async def turns() -> None:
    """Let everything that can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


async def knocked(house: House) -> Knock:
    """Deal a salon for three and let Ada knock."""
    code = await house.table("salon")
    await house.play(code, ADA, do="knock")
    clock = (await house.match(code)).clock
    assert clock is not None
    return Knock(house, code, clock.key)


@pytest.fixture
async def knock(archive_engine: AsyncEngine) -> Knock:
    """Return a table of one process where three have to answer."""
    knock = await knocked(House(archive_engine, store=SlowStore))
    await knock.attach(ADA, BO, CY)
    return knock


async def test_answers_that_wait_are_committed_at_once(knock: Knock) -> None:
    await knock.all_at_once(*EVERYBODY_PASSES)

    ids = [[answer.id for answer in commit.answers] for commit in knock.store.given]
    assert ids == [[ADA], [BO, CY]]
    assert (await knock.house.match(knock.code)).state.waiting == ()


async def test_answers_that_come_in_one_turn_wait_for_no_commit(knock: Knock) -> None:
    """R02: of answers in the same instant none is lost."""
    await asyncio.gather(*(knock.answer(*given) for given in EVERYBODY_PASSES))

    assert [len(commit.answers) for commit in knock.store.given] == [3]


async def test_each_sender_gets_the_own_ok_and_then_the_own_view(knock: Knock) -> None:
    await knock.all_at_once(*EVERYBODY_PASSES)

    for player in (ADA, BO, CY):
        assert knock.types(player) == ["ok", "view"]
        assert knock.outlets[player].last("ok")["id"] == player
        view = knock.outlets[player].last("view")
        assert (view["seq"], view["view"]["answered"]) == (3, True)


async def test_each_command_has_an_entry_of_its_own_in_the_log(knock: Knock) -> None:
    await knock.all_at_once(*EVERYBODY_PASSES)

    *_, first, second, third = await knock.house.rooms.entries(knock.code)
    assert [entry.player for entry in (first, second, third)] == [ADA, BO, CY]
    assert [entry.kind for entry in (first, second, third)] == ["move"] * 3
    assert [entry.steps[0].seat for entry in (first, second, third)] == [0, 1, 2]


async def test_every_answer_of_several_is_kept(knock: Knock) -> None:
    """D08: sent again, each command gets its first answer again."""
    await knock.all_at_once(*EVERYBODY_PASSES)
    await knock.answer(CY, "pass")

    assert knock.outlets[CY].raw[-1] == knock.outlets[CY].raw[1]


async def test_who_is_refused_harms_nobody_else(knock: Knock) -> None:
    await knock.all_at_once((ADA, "pass"), (BO, "step"), (CY, "pass"))

    assert knock.types(BO) == ["error"]
    assert knock.types(ADA) == knock.types(CY) == ["ok", "view"]


async def test_what_all_are_told_of_is_committed_by_itself(knock: Knock) -> None:
    """D07: the answers before it are told first, on the room they were made in."""
    await knock.all_at_once((ADA, "pass"), (BO, "pass"), (CY, "stop"))

    assert [len(commit.answers) for commit in knock.store.given] == [1, 1, 1]
    assert knock.types(BO)[:2] == ["ok", "view"]
    assert knock.outlets[BO].last("view")["window"] != knock.window


async def test_two_commands_of_one_seat_are_told_one_by_one(knock: Knock) -> None:
    """Each view has the number after the last one, so that nobody misses any."""
    second = RecordingOutlet(BO, "another tab")
    await knock.house.rooms.attach(knock.code, second)
    knock.store.given.clear()
    tasks = await knock.crowd((ADA, "pass"), (BO, "pass"))
    move = Move("again", 2, {"do": "pass"}, window=knock.window)
    tasks.append(asyncio.create_task(knock.ask(move, second)))
    await turns()
    knock.store.go_on()
    await asyncio.gather(*tasks)

    assert [len(commit.answers) for commit in knock.store.given] == [1, 1]
    assert second.types[1:3] == ["view", "error"]


async def test_a_sender_that_goes_away_takes_nobody_along(knock: Knock) -> None:
    """What was asked is carried out, whether or not its sender stays to hear of it."""
    first, second, third = await knock.crowd(*EVERYBODY_PASSES)
    knock.store.go_on(1)
    await first
    await turns()
    second.cancel()
    await turns()
    knock.store.go_on()
    await third

    assert knock.types(CY) == ["ok", "view"]
    assert (await knock.house.match(knock.code)).state.waiting == ()


async def test_d03_what_was_committed_unheard_is_answered_when_it_is_tried_again(
    knock: Knock,
) -> None:
    first, second, third = await knock.crowd(*EVERYBODY_PASSES)
    knock.store.go_on(1)
    await first
    knock.store.loses_reply = True
    knock.store.go_on()
    await asyncio.gather(second, third)
    await knock.answer(BO, "pass")

    assert sorted(knock.types(BO)) == ["error", "ok", "view"]
    assert knock.outlets[BO].last("error")["code"] == "try-later"
    assert sorted(knock.types(CY)) == ["ok", "view"]
    assert (await knock.house.match(knock.code)).state.waiting == ()


@pytest.fixture
async def two(archive_engine: AsyncEngine) -> tuple[Knock, Knock]:
    """Return the same table in two processes."""
    world = MemoryWorld()
    one = await knocked(House(archive_engine, world, store=SlowStore))
    house = House(archive_engine, world, name="two", store=SlowStore)
    return one, Knock(house, one.code, one.window)


async def test_r14_another_process_shows_each_the_same_of_several(
    two: tuple[Knock, Knock],
) -> None:
    one, other = two
    await other.attach(ADA, BO, CY)
    await one.attach(ADA, BO, CY)
    heard = {player: len(outlet.raw) for player, outlet in other.outlets.items()}

    await one.all_at_once(*EVERYBODY_PASSES)
    await turns()

    for player, outlet in one.outlets.items():
        assert other.outlets[player].raw[heard[player] :] == outlet.raw[-1:]


async def test_d01_a_command_that_another_process_carried_out_is_not_made_twice(
    two: tuple[Knock, Knock],
) -> None:
    """What was to be committed with it is, and it gets its first answer."""
    one, other = two
    await one.attach(ADA, BO, CY)
    await other.attach(CY)
    first, *others = await one.crowd(*EVERYBODY_PASSES)
    one.store.go_on(1)
    await first
    await turns()
    await other.answer(CY, "pass")
    one.store.go_on()
    await asyncio.gather(*others)

    assert other.types(CY) == ["ok", "view"]
    assert sorted(one.types(CY)) == ["ok", "view"]
    entries = await one.house.rooms.entries(one.code)
    moves = [entry.player for entry in entries if entry.kind == "move"]
    assert moves.count(CY) == 1
    assert (await one.house.match(one.code)).state.waiting == ()
