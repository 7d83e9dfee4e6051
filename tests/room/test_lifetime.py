"""How long a table is kept, and its end."""

import pytest

from app.room import commands
from app.room.decision import Closed
from app.room.limits import DAY, HOUR
from tests.room.tables import START, Table


def in_phase(phase: str) -> Table:
    table = Table("ada", "bob")
    table.ask("ada", commands.Configure, options={}, turn_seconds=None)
    if phase != "lobby":
        table.deal()
    if phase == "finished":
        table.plays("ada", "win")
        table.decide(commands.Archived(table.match.id))
    for player in ("ada", "bob"):
        table.drop(player)
    return table


@pytest.mark.parametrize(
    ("phase", "kept"),
    [("lobby", DAY), ("playing", 14 * DAY), ("finished", 2 * DAY)],
    ids=["lobby", "playing", "finished"],
)
def test_a_table_is_kept_warned_and_cleared_away(phase: str, kept: int) -> None:
    """V13, K06: by the part of its life, and never without a warning."""
    table = in_phase(phase)
    assert table.summary().expires_at == START + kept

    table.tick_until(START + kept - HOUR - 1)
    assert not table.room.warned
    table.tick_until(START + kept - HOUR)
    assert table.told == ["expires-soon"]
    assert table.framed()

    table.tick_until(START + kept)
    assert table.last.room is None
    assert table.notices[-1] == Closed()


def test_a_table_is_warned_once() -> None:
    table = in_phase("lobby")
    table.tick_until(START + DAY - HOUR)

    table.tick(1)

    assert table.told == []


def test_one_click_keeps_a_table() -> None:
    """K06."""
    table = in_phase("lobby")
    table.tick_until(START + DAY - 60_000)

    table.ask("ada", commands.Chat, text="still here")

    assert table.summary().expires_at == table.now + DAY
    table.tick_until(START + DAY)
    assert table.last.room is not None


def test_the_store_keeps_a_room_longer_than_the_room_itself_does() -> None:
    table = in_phase("lobby")

    assert table.last.keep > DAY

    table.tick_until(START + DAY - 1)
    assert table.last.keep >= HOUR


def test_a_room_goes_only_when_the_archive_has_all_its_matches() -> None:
    """P09: nothing is lost, however long the database is away."""
    table = Table("ada", "bob")
    table.deal()
    table.plays("ada", "win")
    match = table.match.id
    table.tick_until(START + 2 * DAY)

    assert table.room.closing
    assert Closed() in table.notices
    assert table.summary().seats == ()
    assert table.last.deadline is None
    assert table.last.keep >= 14 * DAY
    assert table.tick(DAY).room is table.decisions[-2].room

    assert table.decide(commands.Archived(match)).room is None


def test_a_server_that_was_away_for_weeks_clears_away_what_it_finds() -> None:
    """V13: clocks, leases and the end of the table all came meanwhile."""
    table = Table("ada", "bob")
    table.deal()

    decision = table.tick(21 * DAY)

    assert decision.room is None
    assert decision.notices[-1] == Closed()


def test_a_new_match_is_kept_for_its_own_time() -> None:
    table = in_phase("lobby")
    table.connect("ada")
    table.tick_until(START + DAY - HOUR)
    table.deal()

    assert table.summary().expires_at == table.now + 14 * DAY
    assert not table.room.warned
