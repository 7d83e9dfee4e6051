"""What an admin does to a room."""

import pytest

from app.room import commands
from app.room.decision import Closed, Dismissed, Played, Told
from tests.room.tables import START, Table, refusal_of


@pytest.fixture
def table() -> Table:
    """Three at play."""
    table = Table("ada", "bob", "cyd")
    table.deal()
    return table


def test_an_admin_removes_a_player_by_the_game_s_own_rule(table: Table) -> None:
    decision = table.decide(commands.AdminRemove("bob"))

    assert decision.steps == (Played("leave", 1),)
    assert table.told == ["removed"]
    assert Dismissed("bob") in table.notices
    assert table.room.banned == ("bob",)


def test_an_admin_removes_members_only(table: Table) -> None:
    refusal = refusal_of(lambda: table.decide(commands.AdminRemove("eve")))

    assert refusal.code == "unknown-player"


def test_the_players_learn_that_an_admin_has_opened_the_hands(table: Table) -> None:
    table.decide(commands.AdminReveal("a complaint"))

    assert table.notices == (Told("hands-opened", {"reason": "a complaint"}, START),)


def test_an_admin_closes_a_table_for_everybody(table: Table) -> None:
    table.sit("dan", "spectator")

    decision = table.decide(commands.AdminClose())

    assert decision.room is None
    assert decision.notices == (Told("closed", {}, table.now), Closed())


def test_closing_what_is_closed_changes_nothing() -> None:
    table = Table("ada", "bob")
    table.deal()
    table.plays("ada", "win")
    table.decide(commands.AdminClose())
    before = table.room

    assert table.decide(commands.AdminClose()).room is before
