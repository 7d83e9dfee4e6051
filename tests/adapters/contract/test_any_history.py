"""Whatever is done to a store, it behaves like the plainest one in memory."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from app.adapters.embedded.memory import MemoryRooms
from app.services.ports import Answer, Commit, Listing, Rooms
from tests.adapters.commits import HOUR, WallClock, now
from tests.adapters.places import Place, RedisPlace, SqlitePlace

CODES = ("BCDFGHJK", "CDFGHJKL", "DFGHJKLM")
PLAYERS = ("ada", "bob")
HISTORIES = 10
STEPS = 20

codes = st.sampled_from(CODES)
bodies = st.binary(max_size=40)
answers = st.builds(
    Answer,
    player=st.sampled_from(PLAYERS),
    id=st.sampled_from(("1", "2", "ä\x00:3")),
    digest=bodies,
    body=bodies,
)
listings = st.builds(
    Listing,
    members=st.lists(st.sampled_from(PLAYERS), unique=True).map(tuple),
    host=st.sampled_from(PLAYERS),
    game=st.sampled_from(("kingless", "regicide")),
    status=st.sampled_from(("lobby", "playing")),
    row=st.none() | bodies,
    pending=st.booleans(),
)


class AnyHistory(RuleBasedStateMachine):
    """Commits, refusals and restarts, on a store and on its model alike."""

    place: Place

    @initialize()
    def begin(self) -> None:
        self.runner = asyncio.Runner()
        self.model = MemoryRooms(WallClock())
        self.start = now()
        self.moment = 0
        self.restart()

    @rule()
    def restart(self) -> None:
        self.rooms: Rooms = self.runner.run(self.place.process()).rooms

    @rule(
        code=codes,
        off=st.sampled_from((0, 0, 0, 0, 1, -1)),
        document=st.binary(min_size=1, max_size=40),
        entry=st.none() | bodies,
        given=st.lists(answers, max_size=3, unique_by=lambda a: (a.player, a.id)),
        deadline=st.none() | st.integers(0, 3),
        listing=listings,
    )
    def commit(
        self,
        *,
        code: str,
        off: int,
        document: bytes,
        entry: bytes | None,
        given: list[Answer],
        deadline: int | None,
        listing: Listing,
    ) -> None:
        self.make(code, off, document, entry, tuple(given), deadline, listing)

    @rule(code=codes, entry=st.none() | bodies, listing=listings)
    def delete(self, code: str, entry: bytes | None, listing: Listing) -> None:
        self.make(code, 0, None, entry, (), None, listing)

    @rule(code=codes, answer=answers, off=st.sampled_from((0, 0, 0, -1)))
    def remember(self, code: str, answer: Answer, off: int) -> None:
        version = self.runner.run(self.model.version(code))

        kept = self.both("remember", code, answer, version + off)

        assert kept[0] == kept[1]

    @invariant()
    def every_question_has_the_same_answer(self) -> None:
        told, expected = self.runner.run(self.compared())

        assert told == expected

    async def compared(self) -> tuple[list[object], list[object]]:
        """Return what the store says about everything, and what the model says."""
        return await everything(self.rooms), await everything(self.model)

    def teardown(self) -> None:
        self.runner.run(self.place.close())
        self.runner.close()

    def make(  # noqa: PLR0917 - all that a commit has
        self,
        code: str,
        off: int,
        document: bytes | None,
        entry: bytes | None,
        given: tuple[Answer, ...],
        deadline: int | None,
        listing: Listing,
    ) -> None:
        """Commit on the version the room has, or on another."""
        version = self.runner.run(self.model.version(code))
        self.moment += 1
        at = self.start + self.moment
        commit = Commit(
            code, version + off, document, entry, given, deadline, HOUR, listing, at
        )

        result = self.both("commit", commit)

        assert result[0] == result[1]

    def both(self, name: str, *words: object, **named: object) -> tuple[object, object]:
        """Do the same to the store and to its model."""
        return (
            self.runner.run(getattr(self.rooms, name)(*words, **named)),
            self.runner.run(getattr(self.model, name)(*words, **named)),
        )


async def everything(rooms: Rooms) -> list[object]:
    """Return all that a store has to say."""
    questions: list[Awaitable[object]] = []
    for code in CODES:
        questions += [rooms.load(code), rooms.version(code), rooms.entries(code)]
        questions += [rooms.entries(code, after=2, newest=2)]
        questions += [rooms.answer(code, player, "1") for player in PLAYERS]
    for player in PLAYERS:
        questions += [rooms.of_player(player), rooms.hosted(player)]
    questions += [rooms.due(deadline, 10) for deadline in (0, 1, 3)]
    for status, game in (("lobby", None), ("playing", "kingless")):
        questions += [rooms.listed(status=status, game=game, cursor=None, limit=2)]
    return list(await asyncio.gather(*questions))


def play(machine: type[AnyHistory]) -> None:
    """Let Hypothesis try histories."""
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=HISTORIES,
            stateful_step_count=STEPS,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_any_history_on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> None:
    class OnSqlite(AnyHistory):
        def __init__(self) -> None:
            super().__init__()
            folder: Path = tmp_path_factory.mktemp("history")
            self.place = SqlitePlace(folder / "rooms.sqlite3")

    play(OnSqlite)


@pytest.mark.live
def test_any_history_on_redis(redis_url: str) -> None:
    class OnRedis(AnyHistory):
        def __init__(self) -> None:
            super().__init__()
            self.place = RedisPlace(redis_url)

    play(OnRedis)
