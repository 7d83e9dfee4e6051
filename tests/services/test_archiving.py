"""A finished match becomes one record, gathered from the room and its log."""

import json

from app.adapters.embedded.memory import MemoryRooms
from app.room.commands import Undo
from app.services.archiving import ENTRIES_BESIDE, record_of, steps_of
from app.services.log import LogEntry, encode, entry_of
from app.services.ports import Entry
from app.services.records import MatchRecord
from tests.adapters.commits import CODE, StandingClock, a_commit
from tests.room.tables import START, Table


def finished() -> Table:
    """Return a table whose match was won after a move that was taken back."""
    table = Table("ada", "bo", options={"window": 5.0})
    table.deal()
    table.plays("ada", "rest")
    table.ask("ada", Undo, seq=table.match.seqs["0"])
    table.now += 1000
    table.plays("ada", "win")
    return table


def recorded(table: Table, content_text: str | None = None) -> MatchRecord:
    [waiting] = table.room.unarchived
    return record_of(table.room, waiting, entries_of(table), content_text, "1.2.3")


def entries_of(table: Table) -> list[LogEntry]:
    return [
        entry_of(decision, at=table.now, player=None, seat=None, kind="x")
        for decision in table.decisions
        if decision.notices or decision.steps
    ]


def test_a_record_says_what_was_played_where_and_when() -> None:
    table = finished()

    record = recorded(table, "name = 'x'")

    assert (record.id, record.room, record.series) == (
        table.match.id,
        "BCDFGHJK",
        "series",
    )
    assert (record.game, record.round, record.public) == ("salon", 1, False)
    assert json.loads(record.options)["window"] == 5.0
    assert (record.started_at, record.ended_at) == (START, START + 1000)
    assert (record.engine, record.content_text) == ("1.2.3", "name = 'x'")


def test_a_record_opens_the_secret_that_was_committed_to() -> None:
    table = finished()
    record = recorded(table)

    assert record.secret == table.match.secret
    assert record.commitment == table.match.commitment
    assert len(record.entropies) == 2


def test_every_seat_is_recorded_as_it_ended() -> None:
    players = recorded(finished()).players

    assert [(p.seat, p.player, p.name, p.placing) for p in players] == [
        (0, "ada", "Ada", 1),
        (1, "bo", "Bo", 2),
    ]


def test_the_awards_are_recorded_by_player() -> None:
    assert dict(recorded(finished()).awards) == {"king": "ada", "fool": "bo"}


def test_the_moves_are_numbered_and_those_taken_back_stay() -> None:
    moves = recorded(finished()).moves

    assert [(m.number, m.kind, m.seat) for m in moves] == [
        (1, "move", 0),
        (2, "undo", 0),
        (3, "move", 0),
    ]
    assert [m.move and json.loads(m.move) for m in moves] == [
        {"do": "rest"},
        None,
        {"do": "win"},
    ]


def test_the_moves_of_another_match_are_not_this_ones() -> None:
    table = finished()
    [waiting] = table.room.unarchived
    strange = [
        LogEntry(e.at, e.player, e.seat, e.kind, "another", e.steps, e.notices)
        for e in entries_of(table)
    ]

    assert record_of(table.room, waiting, strange, None, "1.2.3").moves == ()


class CountingRooms(MemoryRooms):
    """Counts the log entries it was asked for."""

    read = 0

    async def entries(
        self, code: str, *, after: int = 0, newest: int | None = None
    ) -> list[Entry]:
        """Return log entries, and count them."""
        found = await super().entries(code, after=after, newest=newest)
        self.read += len(found)
        return found


async def a_log(*matches: tuple[str | None, int]) -> CountingRooms:
    """Return a store with a room whose log has so many entries of these matches."""
    rooms = CountingRooms(StandingClock())
    ids = [match for match, entries in matches for _ in range(entries)]
    for version, match in enumerate(ids):
        entry = LogEntry(version, None, None, "x", match, (), ())
        await rooms.commit(a_commit(version, entry=encode((entry,))))
    return rooms


async def read_of(rooms: CountingRooms, played: Table) -> int:
    """Return how many entries of a table's match are found in a log."""
    steps = await steps_of(rooms, CODE, played.match)
    return sum(one.match == played.match.id for one in steps)


async def test_all_of_a_match_is_found_in_the_log_of_an_evening() -> None:
    played = finished()
    before, mine, after = ("before", 300), (played.match.id, 200), ("after", 100)

    assert await read_of(await a_log(before, mine, after), played) == 200
    assert await read_of(await a_log(mine, (None, 100)), played) == 200
    assert await read_of(await a_log((None, 1), mine), played) == 200


async def test_what_was_played_before_is_not_read_again_and_again() -> None:
    played = finished()
    rooms = await a_log(("before", 300), (played.match.id, 20))

    assert await read_of(rooms, played) == 20
    assert rooms.read == played.match.moves + ENTRIES_BESIDE
