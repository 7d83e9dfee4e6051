"""What a member is called after a change of name, and when the others see it."""

import pytest

from app.room import commands
from tests.room.fakes import QuietSalon
from tests.room.tables import Table


def test_a_new_name_is_shown_at_once_to_all() -> None:
    table = Table("ada", "bob")

    table.decide(commands.Rename("bob", "Robert"))

    assert table.summary().seats[1].name == "Robert"
    assert table.framed()
    assert table.told == ["renamed"]


def test_a_new_name_is_made_unlike_the_others_but_not_unlike_itself() -> None:
    table = Table("ada", "bob")
    table.sit("cyd", "spectator")

    table.decide(commands.Rename("bob", "Ada"))
    table.decide(commands.Rename("cyd", "ADA"))
    assert table.room.seats[1].name == "Ada 2"
    assert table.room.spectators[0].name == "ADA 3"

    before = table.room
    assert table.decide(commands.Rename("bob", "Ada")).room is before


def test_a_name_of_somebody_who_is_not_here_changes_nothing() -> None:
    table = Table("ada")
    before = table.room

    assert table.decide(commands.Rename("eve", "Eve")).room is before


def a_quiet_match(*, loud: bool = False) -> Table:
    """Return a match of two with somebody watching; the chat is the host's choice."""
    table = Table("ada", "bob", game=QuietSalon(), options={"loud": loud})
    table.deal()
    table.sit("cyd", "spectator")
    return table


def names(table: Table) -> list[str]:
    """Return what everybody is shown as."""
    shown = table.summary()
    seated = [seat.name for seat in shown.seats]
    return seated + [spectator.name for spectator in shown.spectators]


@pytest.mark.parametrize("who", ["bob", "cyd"], ids=["player", "spectator"])
def test_r59_a_name_tells_nothing_while_only_signals_are_said(who: str) -> None:
    table = a_quiet_match()
    before = table.summary()

    table.decide(commands.Rename(who, "7S 6S"))

    assert table.notices == ()
    assert table.summary() == before


def test_r59_the_new_names_are_shown_when_the_match_has_ended() -> None:
    table = a_quiet_match()
    table.decide(commands.Rename("bob", "Robert"))
    table.decide(commands.Rename("cyd", "Robert"))

    table.plays("ada", "win")

    assert names(table) == ["Ada", "Robert", "Robert 2"]
    assert table.told == ["renamed", "renamed"]
    assert table.match.names["1"] == "Bob"


def test_r59_only_the_last_of_several_new_names_is_ever_shown() -> None:
    table = a_quiet_match()
    table.decide(commands.Rename("bob", "7S 6S"))
    table.decide(commands.Rename("bob", "Bob"))

    table.plays("ada", "win")

    assert names(table) == ["Ada", "Bob", "Cyd"]
    assert table.told == []


def test_r59_a_seat_that_is_left_keeps_the_name_of_its_deal() -> None:
    table = Table("ada", "bob", "cyd", game=QuietSalon())
    table.deal()
    table.decide(commands.Rename("bob", "7S 6S"))

    table.ask("bob", commands.Leave)
    table.plays("ada", "win")

    assert names(table) == ["Ada", "Bob", "Cyd"]


def test_where_a_match_may_be_talked_about_a_new_name_is_shown_at_once() -> None:
    table = a_quiet_match(loud=True)

    table.decide(commands.Rename("bob", "Robert"))

    assert names(table) == ["Ada", "Robert", "Cyd"]
    assert table.told == ["renamed"]


def test_a_chat_that_the_host_has_closed_holds_back_no_name() -> None:
    table = Table("ada", "bob")
    table.ask("ada", commands.Configure, options={}, chat_closed=True)
    table.deal()

    table.decide(commands.Rename("bob", "Robert"))

    assert names(table) == ["Ada", "Robert"]
