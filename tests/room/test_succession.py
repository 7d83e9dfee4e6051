"""Who is host when the host is not there."""

from app.room import commands
from tests.room.tables import START, Table


def test_when_the_host_leaves_the_longest_seated_who_is_there_is_host() -> None:
    table = Table("ada", "bob", "cyd")
    table.drop("bob")

    table.ask("ada", commands.Leave)

    assert table.room.host == "cyd"
    assert table.told == ["left", "host"]
    assert table.framed()


def test_if_nobody_is_there_the_longest_seated_is_host() -> None:
    table = Table("ada", "bob", "cyd")
    table.drop("bob")
    table.drop("cyd")

    table.ask("ada", commands.Leave)

    assert table.room.host == "bob"


def test_the_order_of_play_makes_nobody_host() -> None:
    table = Table("ada", "bob", "cyd")
    table.now += 1
    table.sit("dan")
    table.connect("dan")
    table.ask("ada", commands.Seats, order=("dan", "cyd", "bob", "ada"))

    table.ask("ada", commands.Leave)

    assert table.room.host == "bob"


def test_a_host_who_is_absent_in_the_lobby_is_host_for_a_minute_more() -> None:
    table = Table("ada", "bob")
    table.stay("bob")
    table.drop("ada")
    table.tick(59_999)
    assert table.summary().host == "ada"
    assert table.last.deadline == START + 60_000

    table.tick(1)

    assert table.room.host == "bob"
    assert table.told == ["host"]


def test_after_a_match_an_absent_host_is_followed_as_well() -> None:
    table = Table("ada", "bob")
    table.stay("bob")
    table.deal()
    table.plays("ada", "win")
    table.drop("ada")

    table.tick(60_000)

    assert table.room.host == "bob"


def test_while_a_match_runs_an_absent_host_stays_host() -> None:
    table = Table("ada", "bob")
    table.stay("bob")
    table.deal()
    table.drop("ada")

    table.tick(120_000)

    assert table.room.host == "ada"


def test_with_nobody_there_the_first_who_comes_back_is_host() -> None:
    table = Table("ada", "bob", "cyd")
    for player in ("ada", "bob", "cyd"):
        table.drop(player)
    table.tick(60_000)
    assert table.summary().host == "ada"

    table.connect("cyd")

    assert table.room.host == "cyd"


def test_a_host_who_returns_is_not_host_again() -> None:
    table = Table("ada", "bob")
    table.stay("bob")
    table.drop("ada")
    table.tick(60_000)

    table.connect("ada")

    assert table.room.host == "bob"


def test_an_empty_table_has_no_host_until_somebody_sits_down() -> None:
    table = Table("ada")
    table.sit("bob", "spectator")
    table.ask("ada", commands.Leave)
    assert table.summary().host == ""

    table.sit("cyd")

    assert table.room.host == "cyd"


def test_a_table_without_seats_changes_hands_no_further() -> None:
    table = Table("ada")
    table.sit("bob", "spectator")
    table.ask("ada", commands.Leave)

    table.ask("bob", commands.Chat, text="anybody?")

    assert table.told == []
    assert not table.framed()
