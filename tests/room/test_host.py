"""What the host may do."""

import pytest

from app.room import commands
from app.room.decision import Dismissed
from tests.room.tables import Table, refusal_of


@pytest.fixture
def table() -> Table:
    """Three in the lobby; Ada is host."""
    return Table("ada", "bob", "cyd")


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (commands.Configure, {"options": {"most": 2}}),
        (commands.Seats, {"order": ("cyd", "bob", "ada")}),
        (commands.Remove, {"player": "cyd"}),
        (commands.Start, {}),
        (commands.AddBot, {"level": "easy"}),
    ],
    ids=["configure", "seats", "remove", "start", "bot"],
)
def test_only_the_host_does_what_the_host_does(
    table: Table, kind: type[object], fields: dict[str, object]
) -> None:
    """X16: nobody promotes themselves."""
    assert table.refused("bob", kind, **fields).code == "not-host"


def test_the_host_changes_options_and_the_others_keep_theirs(table: Table) -> None:
    table.ask("ada", commands.Configure, options={"most": 3})
    table.ask("ada", commands.Configure, options={"window": 6})

    assert table.summary().options == {
        "window": 6.0,
        "most": 3,
        "picky": False,
        "loud": False,
    }
    assert table.framed()


def test_options_the_game_does_not_know_are_refused(table: Table) -> None:
    refusal = table.refused("ada", commands.Configure, options={"most": "all"})

    assert refusal.code == "bad-options"
    assert refusal.details == {"field": "most"}
    assert table.room.options["most"] == 4


def test_another_game_than_agreed_makes_everybody_get_ready_anew(
    table: Table,
) -> None:
    table.ready("ada", "bob")

    table.ask("ada", commands.Configure, options={"most": 3}, turn_seconds=90)

    assert [seat.ready for seat in table.summary().seats] == [False] * 3
    assert table.summary().turn_seconds == 90


def test_what_changes_nothing_troubles_nobody(table: Table) -> None:
    table.ready("ada", "bob")

    table.ask("ada", commands.Configure, options={"most": 4}, visibility="private")

    assert not table.framed()
    assert table.summary().seats[0].ready


def test_the_turn_clock_can_be_switched_off(table: Table) -> None:
    table.ask("ada", commands.Configure, options={}, turn_seconds=None)

    assert table.summary().turn_seconds is None


def test_options_are_fixed_while_a_match_runs(table: Table) -> None:
    table.deal()

    refusal = table.refused("ada", commands.Configure, options={"most": 3})

    assert refusal.code == "wrong-phase"


def test_the_list_and_the_chat_can_be_opened_and_closed_at_any_time(
    table: Table,
) -> None:
    table.deal()

    table.ask(
        "ada", commands.Configure, options={}, visibility="public", chat_closed=True
    )

    assert table.summary().visibility == "public"
    assert table.summary().chat_closed
    assert table.framed()


def test_the_host_reorders_the_seats_and_their_ids_stay(table: Table) -> None:
    """K14: a seat's id is not its place."""
    table.ask("ada", commands.Seats, order=("cyd", "ada", "bob"))

    assert table.summary().order == (2, 0, 1)
    assert table.entry("ada").seat == 0
    table.deal()
    assert table.match.seats == (2, 0, 1)


@pytest.mark.parametrize(
    "order", [("ada", "bob"), ("ada", "bob", "bob"), ("ada", "bob", "cyd", "eve"), ()]
)
def test_an_order_names_everybody_once(table: Table, order: tuple[str, ...]) -> None:
    refusal = table.refused("ada", commands.Seats, order=order)

    assert refusal.code == "bad-order"
    assert refusal.details == {"seated": ["ada", "bob", "cyd"]}


def test_the_order_is_fixed_while_a_match_runs(table: Table) -> None:
    table.deal()

    refusal = table.refused("ada", commands.Seats, order=("cyd", "ada", "bob"))

    assert refusal.code == "wrong-phase"


def test_the_host_removes_a_player_before_a_match(table: Table) -> None:
    table.ask("ada", commands.Remove, player="bob")

    assert table.told == ["removed"]
    assert Dismissed("bob") in table.notices
    assert [e.player for e in table.room.seats] == ["ada", "cyd"]
    assert table.room.banned == ("bob",)


def test_in_a_match_it_takes_a_vote_to_remove_a_player(table: Table) -> None:
    table.sit("dan", "spectator")
    table.deal()
    assert table.refused("ada", commands.Remove, player="bob").code == "wrong-phase"

    table.ask("ada", commands.Remove, player="dan")

    assert table.room.spectators == ()
    assert refusal_of(lambda: table.sit("dan", "spectator")).code == "removed-from-room"


def test_the_host_removes_neither_strangers_nor_themselves(table: Table) -> None:
    assert table.refused("ada", commands.Remove, player="eve").code == "unknown-player"
    assert table.refused("ada", commands.Remove, player="ada").code == "not-yourself"


def test_there_are_no_bots_yet(table: Table) -> None:
    refusal = table.refused("ada", commands.AddBot, level="easy")

    assert refusal.code == "bots-not-available"


def test_the_host_plays_with_another_deck(table: Table) -> None:
    table.ready("ada", "bob")

    table.decide(commands.SetContent("ada", "hash"))

    assert table.summary().content == "hash"
    assert not table.summary().seats[0].ready
    table.deal()
    assert table.match.content == "hash"


def test_a_deck_is_changed_by_the_host_and_before_a_match(table: Table) -> None:
    def change(player: str) -> str:
        command = commands.SetContent(player, "hash")
        return refusal_of(lambda: table.decide(command)).code

    assert change("bob") == "not-host"
    table.deal()
    assert change("ada") == "wrong-phase"


def test_changing_the_game_after_a_match_goes_back_to_the_lobby(
    table: Table,
) -> None:
    table.deal()
    table.ask("bob", commands.Leave)
    table.plays("ada", "win")
    table.ask("cyd", commands.Rematch, accept=True)

    table.ask("ada", commands.Seats, order=("cyd", "ada"))

    assert table.room.status == "lobby"
    assert table.room.match is None
    assert [e.player for e in table.room.seats] == ["cyd", "ada"]
    assert [(e.ready, e.again, e.out) for e in table.room.seats] == [
        (False, None, False),
        (False, None, False),
    ]
    assert table.room.carry_over == {"king": "ada", "fool": "cyd"}
    table.deal()
    assert table.match.round == 2
