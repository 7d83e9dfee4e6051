"""How fast a member may change a table."""

import pytest

from app.room import commands
from app.room.limits import RoomLimits
from tests.room.tables import START, Table, refusal_of

LIMITS = RoomLimits(changes=6, change_span=6_000)


@pytest.fixture
def table() -> Table:
    """Two in the lobby, with a small measure."""
    return Table("ada", "bob", limits=LIMITS)


def toggle(table: Table, player: str, times: int) -> None:
    for _ in range(times):
        ready = not table.entry(player).ready
        table.ask(player, commands.Ready, ready=ready)


def test_m04_whoever_toggles_without_end_is_told_to_wait(table: Table) -> None:
    toggle(table, "ada", 6)

    refusal = table.refused("ada", commands.Ready, ready=True)

    assert refusal.code == "too-fast"
    assert refusal.details == {"again_at": START + 1_000}


def test_the_measure_of_one_member_binds_no_other(table: Table) -> None:
    toggle(table, "ada", 6)

    toggle(table, "bob", 1)

    assert table.entry("bob").ready


def test_the_measure_empties_steadily(table: Table) -> None:
    toggle(table, "ada", 6)
    table.now += 1_000
    toggle(table, "ada", 1)

    assert table.refused("ada", commands.Ready, ready=True).code == "too-fast"
    table.now += 6_000
    toggle(table, "ada", 6)


def test_a_clock_that_is_set_back_locks_nobody_out(table: Table) -> None:
    toggle(table, "ada", 6)
    table.now -= 3_600_000

    toggle(table, "ada", 6)

    assert table.refused("ada", commands.Ready, ready=True).code == "too-fast"


def test_all_kinds_of_changes_fill_one_measure(table: Table) -> None:
    toggle(table, "ada", 5)
    table.ask("ada", commands.Configure, options={}, visibility="public")

    assert table.refused("ada", commands.ChangeSettings).code == "too-fast"


def test_a_member_whose_measure_is_full_can_still_leave(table: Table) -> None:
    toggle(table, "bob", 5)
    assert table.refused("bob", commands.Ready, ready=False).code == "too-fast"

    table.ask("bob", commands.Leave)

    assert "left" in table.told


def test_a_move_is_never_too_fast(table: Table) -> None:
    table.deal()
    for _ in range(4):
        table.ask("ada", commands.ChangeSettings)
    assert table.refused("ada", commands.ChangeSettings).code == "too-fast"

    table.plays("ada", "step")

    assert table.match.moves == 1


def test_coming_and_going_fills_the_measure_too(table: Table) -> None:
    """M04: each coming is told to the table, and kept in its log."""
    for _ in range(6):
        table.sit("cyd")
        table.ask("cyd", commands.Leave)

    assert refusal_of(lambda: table.sit("cyd")).code == "too-fast"
    assert refusal_of(lambda: table.sit("cyd", "spectator")).code == "too-fast"


def test_joining_twice_does_not_count(table: Table) -> None:
    for _ in range(20):
        table.sit("bob")

    toggle(table, "bob", 5)


def test_only_members_who_are_busy_are_remembered(table: Table) -> None:
    toggle(table, "ada", 3)
    table.now += 6_000
    toggle(table, "bob", 1)

    assert [player for player, _ in table.room.busy] == ["bob"]
