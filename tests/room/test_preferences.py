"""What players choose for themselves."""

from app.room import commands
from app.room.model import PlayerSettings
from tests.room.tables import Table


def test_a_switch_is_the_player_s_own_and_nobody_is_told() -> None:
    table = Table("ada", "bob")

    decision = table.ask("bob", commands.ChangeSettings, pass_by_default=True)

    assert table.entry("bob").settings == PlayerSettings(pass_by_default=True)
    assert decision.notices == ()


def test_switches_that_are_not_named_stay() -> None:
    table = Table("ada", "bob")
    table.ask("bob", commands.ChangeSettings, pass_by_default=True)

    table.ask("bob", commands.ChangeSettings, always_let_me_think=True)
    table.ask("bob", commands.ChangeSettings)

    assert table.entry("bob").settings == PlayerSettings(
        pass_by_default=True, always_let_me_think=True
    )


def test_switches_outlast_the_match() -> None:
    table = Table("ada", "bob")
    table.ask("bob", commands.ChangeSettings, pass_by_default=True)
    table.deal()
    table.plays("ada", "win")
    for player in ("ada", "bob"):
        table.ask(player, commands.Rematch, accept=True)

    assert table.entry("bob").settings.pass_by_default
