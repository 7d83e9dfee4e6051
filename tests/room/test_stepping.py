"""Steps of the game."""

from app.room import commands
from app.room.stepping import chance_of
from tests.room.tables import Table


def test_a_command_without_a_step_shows_nobody_a_view() -> None:
    table = Table("ada", "bob", "cyd")
    table.deal()
    before = table.match

    table.ask("ada", commands.Chat, text="luck!")

    assert table.views == []
    assert table.match is before


def test_chance_is_the_same_in_every_decision_of_a_match() -> None:
    table = Table("ada", "bob")
    table.deal()
    first = chance_of(table.match.key).below("throw", 1_000)

    table.ask("ada", commands.Chat, text="luck!")

    assert chance_of(table.match.key).below("throw", 1_000) == first
