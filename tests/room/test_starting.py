"""From the lobby into a match."""

import pytest

from app.games.core.chance import commitment, derive_key
from app.games.core.errors import IllegalMove
from app.room import commands
from tests.room.tables import Table


def test_a_match_starts_when_all_are_ready_and_the_host_says_so() -> None:
    """C03: start and deal are one step, so nobody can come in between."""
    table = Table("ada", "bob")
    table.deal()

    assert table.room.status == "playing"
    assert table.framed()
    (view,) = table.views
    assert view.only is None
    assert table.match.seqs == {"0": 1, "1": 1, "spectator": 1}
    assert table.match.seats == (0, 1)
    assert table.match.names == {"0": "Ada", "1": "Bob"}


def test_nobody_starts_before_all_are_ready_and_the_host_learns_who_is_not() -> None:
    table = Table("ada", "bob")
    table.ready("ada")

    refusal = table.refused("ada", commands.Start)

    assert refusal.code == "not-ready"
    assert refusal.details == {"players": ["bob"]}


def test_only_the_host_starts() -> None:
    table = Table("ada", "bob")
    table.ready("ada", "bob")

    assert table.refused("bob", commands.Start).code == "not-host"


def test_starting_twice_makes_one_match() -> None:
    """D06: the second of two clicks is told that a match runs."""
    table = Table("ada", "bob")
    table.deal()

    refusal = table.refused("ada", commands.Start)

    assert refusal.code == "wrong-phase"
    assert refusal.details["status"] == "playing"


def test_a_game_says_how_many_seats_it_takes() -> None:
    table = Table("ada")
    table.ready("ada")
    refusal = table.refused("ada", commands.Start)
    assert refusal.code == "too-few-players"
    assert refusal.details == {"min": 2, "seated": 1}

    table = Table("ada", "bob", "cyd")
    table.ask("ada", commands.Configure, options={"most": 2})
    table.ready("ada", "bob", "cyd")
    assert table.refused("ada", commands.Start).code == "too-many-players"


def test_options_that_the_game_cannot_deal_are_refused_by_the_game() -> None:
    table = Table("ada", "bob", options={"picky": True})
    table.ready("ada", "bob")

    with pytest.raises(IllegalMove):
        table.ask("ada", commands.Start)
    assert table.room.status == "lobby"


def test_readiness_can_be_taken_back_and_said_twice() -> None:
    table = Table("ada", "bob")
    table.ready("bob")
    assert table.summary().seats[1].ready
    assert table.framed()

    table.ready("bob")
    assert not table.framed()

    table.ask("bob", commands.Ready, ready=False)
    assert not table.summary().seats[1].ready


def test_readiness_belongs_to_the_lobby() -> None:
    table = Table("ada", "bob")
    table.deal()

    assert table.refused("bob", commands.Ready, ready=True).code == "wrong-phase"


def test_the_chance_of_a_match_comes_from_the_secret_and_every_share() -> None:
    """L05, Z03: the commitment stands before anybody is ready."""
    table = Table("ada", "bob", "cyd")
    promised = table.summary().commitment
    secret = table.room.secret
    table.ask("ada", commands.Ready, ready=True, entropy="aa" * 16)
    table.ready("bob")
    table.ask("cyd", commands.Ready, ready=True, entropy="CC" * 16)
    table.ask("ada", commands.Start)

    match = table.match
    shares = [bytes.fromhex(share) for share in match.entropies]

    assert match.entropies == ("aa" * 16, "", "CC" * 16)
    assert match.commitment == promised == commitment(bytes.fromhex(secret))
    assert match.key == derive_key(bytes.fromhex(secret), shares, match.id).hex()
    assert match.key != secret


def test_a_share_once_given_stays_until_another_is() -> None:
    table = Table("ada", "bob")
    table.ask("ada", commands.Ready, ready=True, entropy="aa" * 16)
    table.ask("ada", commands.Ready, ready=False)

    table.deal()

    assert table.match.entropies == ("aa" * 16, "")


def test_the_host_reopens_a_series_with_its_awards() -> None:
    """V12: crown and hat of the ledger go to those who hold them."""
    awards = {"king": "bob", "fool": "nobody-here"}
    table = Table("ada", "bob", "cyd", carry_over=awards)

    table.deal()

    assert table.match.carry_in == {"king": 1}
    assert table.room.carry_over == {"king": "bob"}
    assert table.match.state.active == 1


def test_a_match_that_is_over_at_once_is_finished_at_once() -> None:
    table = Table("ada", "bob")
    table.deal()
    table.ask("bob", commands.Leave)

    assert table.room.status == "finished"
    assert table.match.outcome is not None
