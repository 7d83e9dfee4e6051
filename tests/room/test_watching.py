"""Members, viewers, and those who only watch."""

import msgspec
import pytest

from app.room import commands
from app.room.limits import RoomLimits
from app.room.watching import VIEWER_KEYS, is_member, viewer_of, viewers
from tests.room.tables import Table, refusal_of


def test_members_are_who_sits_and_who_watches() -> None:
    table = Table("ada")
    table.sit("bob", "spectator")

    assert is_member(table.room, "ada")
    assert is_member(table.room, "bob")
    assert not is_member(table.room, "eve")
    assert not is_member(table.room, None)


def test_whoever_was_dealt_in_has_the_view_of_the_seat() -> None:
    """V03: whoever watches has the view that all players share, and no other."""
    table = Table("ada", "bob")
    table.sit("cyd", "spectator")
    assert viewer_of(table.room, "ada") is None
    assert viewers(table.room) == {}
    table.deal()

    assert viewer_of(table.room, "bob") == 1
    assert viewer_of(table.room, "cyd") is None
    assert viewer_of(table.room, None) is None
    assert viewers(table.room) == {"ada": 0, "bob": 1}


def test_a_newcomer_never_gets_the_view_of_the_seat_that_was_there_before() -> None:
    """L02, V02: the id of a seat is no key to what its last player held."""
    names = ("ada", "bob", "cyd", "dan", "eve", "fay", "gus", "hal")
    table = Table("ada", options={"most": 8})
    for name in names[1:]:
        table.sit(name)
    table.deal()
    table.ask("bob", commands.Leave)
    table.plays("ada", "win")
    table.sit("ivy")

    assert table.entry("ivy").seat == 1
    assert viewer_of(table.room, "ivy") is None
    assert viewer_of(table.room, "bob") is None
    assert not {"ivy", "bob"} & viewers(table.room).keys()


def test_viewers_are_named_by_seat_or_as_spectators() -> None:
    assert VIEWER_KEYS[3] == "3"
    assert VIEWER_KEYS[None] == "spectator"


def test_spectators_are_shown_and_join_while_a_match_runs() -> None:
    table = Table("ada", "bob")
    table.deal()

    decision = table.sit("cyd", "spectator")

    assert decision.result == {"seat": None}
    assert table.framed()
    assert [s.name for s in table.summary().spectators] == ["Cyd"]


def test_so_many_may_watch_and_no_more() -> None:
    table = Table("ada", limits=RoomLimits(spectators=2))
    table.sit("bob", "spectator")
    table.sit("cyd", "spectator")
    before = table.room

    assert table.sit("cyd", "spectator").room is before
    assert refusal_of(lambda: table.sit("dan", "spectator")).code == "spectators-full"


def test_a_crowd_of_spectators_never_keeps_a_player_out() -> None:
    """V06: who has a seat comes back, however many watch."""
    table = Table("ada", "bob", limits=RoomLimits(spectators=1))
    table.deal()
    table.sit("cyd", "spectator")
    table.drop("bob")

    table.connect("bob")

    assert table.summary().seats[1].connected


def test_whoever_watches_can_leave() -> None:
    table = Table("ada")
    table.sit("bob", "spectator")
    table.connect("bob")

    table.ask("bob", commands.Leave)

    assert not is_member(table.room, "bob")
    assert table.framed()
    assert table.told == []


@pytest.mark.parametrize(
    "wire",
    [
        {"type": "ready", "ready": True},
        {"type": "seats", "order": ["cyd"]},
        {"type": "configure", "options": {}},
        {"type": "bot", "level": "easy"},
        {"type": "vote", "about": "pause", "accept": True},
        {"type": "nudge", "player": "ada"},
        {"type": "settings", "pass_by_default": True},
        {"type": "remove", "player": "ada"},
        {"type": "start"},
        {"type": "move", "seq": 1, "move": {"do": "step"}},
        {"type": "undo", "seq": 1},
        {"type": "signal", "phrase": "hello"},
        {"type": "rematch", "accept": True},
        {"type": "resign"},
    ],
    ids=lambda wire: wire["type"],
)
@pytest.mark.parametrize("phase", ["lobby", "playing", "finished"])
def test_whoever_watches_can_do_nothing_but_watch_and_talk(
    wire: dict[str, object], phase: str
) -> None:
    """V01: every command of a spectator that takes a seat is refused."""
    table = Table("ada", "bob")
    table.sit("cyd", "spectator")
    if phase != "lobby":
        table.deal()
    if phase == "finished":
        table.plays("ada", "win")
    command = msgspec.convert({"id": "x", **wire}, commands.FromMember)

    refusal = refusal_of(lambda: table.decide(command, "cyd"))

    hosts = {"configure", "seats", "bot", "remove", "start"}
    assert refusal.code == ("not-host" if wire["type"] in hosts else "not-seated")
