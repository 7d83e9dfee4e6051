"""The one way a room changes."""

from typing import get_args

import msgspec
import pytest

from app.room import commands
from app.room.deciding import FROM_MEMBER, FROM_SERVER, decide
from app.room.decision import RoomChanged, Supply
from tests.room.fakes import SALON
from tests.room.tables import START, Table, refusal_of


def test_every_command_has_one_who_carries_it_out() -> None:
    assert set(FROM_MEMBER) == set(get_args(commands.FromMember))
    assert set(FROM_SERVER) == set(get_args(commands.FromServer))


@pytest.mark.parametrize("player", [None, "eve"])
def test_members_are_asked_for_before_anything_else(player: str | None) -> None:
    table = Table("ada", "bob")
    command = commands.Move("x", 99, {"do": "nothing"})

    refusal = refusal_of(lambda: table.decide(command, player))

    assert refusal.code == "not-a-member"


def test_the_same_arguments_give_the_same_decision() -> None:
    table = Table("ada", "bob")
    table.deal()
    command = commands.Move("x", 1, {"do": "knock"})

    def decided() -> object:
        return decide(
            SALON,
            table.room,
            command,
            player="ada",
            now=START,
            supply=Supply(b"x" * 32, "m"),
        )

    assert decided() == decided()


def test_a_refused_command_leaves_the_room_as_it_was() -> None:
    table = Table("ada", "bob")
    before = msgspec.msgpack.encode(table.room)

    table.refused("bob", commands.Start)

    assert msgspec.msgpack.encode(table.room) == before


def test_the_room_is_told_before_what_happened_in_it() -> None:
    table = Table("ada", "bob")

    table.deal()

    assert table.notices[0] == RoomChanged()


def test_many_changes_of_one_decision_make_one_frame() -> None:
    table = Table("ada", "bob", "cyd")

    table.ask("ada", commands.Leave)

    assert table.notices.count(RoomChanged()) == 1


def test_whatever_members_do_keeps_the_table() -> None:
    table = Table("ada", "bob")
    table.now += 5_000

    table.ask("bob", commands.ChangeSettings, pass_by_default=True)
    assert table.room.touched_at == table.now

    table.now += 5_000
    table.sit("cyd")
    assert table.room.touched_at == table.now


def test_a_tab_that_hides_does_not_keep_the_table() -> None:
    table = Table("ada", "bob")
    table.now += 5_000

    table.ask("bob", commands.Presence, hidden=True)

    assert table.room.touched_at == START
