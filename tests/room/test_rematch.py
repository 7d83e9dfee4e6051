"""Another round at the same table."""

import msgspec
import pytest

from app.room import commands
from app.room.decision import RoomChanged, Viewed
from tests.room.tables import START, Table


@pytest.fixture
def table() -> Table:
    """Three who have just played a round; Bob is King and Cyd is Fool."""
    table = Table("ada", "bob", "cyd")
    table.stay("ada", "bob", "cyd")
    table.deal()
    table.plays("ada", "step")
    table.plays("bob", "win")
    return table


def accepts(table: Table, *players: str) -> None:
    for player in players:
        table.ask(player, commands.Rematch, accept=True)


def test_at_the_end_everybody_is_asked(table: Table) -> None:
    """V10: the question stands in the room, so that a reload finds it."""
    assert table.room.status == "finished"
    assert table.framed()
    assert [seat.again for seat in table.summary().seats] == [None, None, None]
    assert table.summary().start_allowed_at == START + 60_000


def test_the_next_round_starts_when_all_have_accepted(table: Table) -> None:
    first = table.match
    accepts(table, "ada", "bob")
    assert table.summary().status == "finished"

    accepts(table, "cyd")

    assert table.room.status == "playing"
    assert table.match.id != first.id
    assert table.match.round == 2
    assert [type(n) for n in table.notices] == [RoomChanged, Viewed]
    assert table.match.seqs == {"0": 1, "1": 1, "2": 1, "spectator": 1}


def test_m02_round_after_round_a_room_grows_no_larger(table: Table) -> None:
    sizes = []
    for _ in range(20):
        table.decide(commands.Archived(table.match.id))
        accepts(table, "ada", "bob", "cyd")
        active = table.match.state.active
        player = next(e.player for e in table.room.seats if e.seat == active)
        assert player is not None
        table.plays(player, "rest")
        table.plays(player, "win")
        sizes.append(len(msgspec.msgpack.encode(table.room)))

    assert sizes[0] + 8 > sizes[-1]


def test_a_round_keeps_seats_options_series_and_awards(table: Table) -> None:
    """V12: crown and hat go to those who hold them."""
    before = table.room
    assert before.carry_over == {"king": "bob", "fool": "cyd"}

    accepts(table, "ada", "bob", "cyd")

    room = table.room
    assert [e.seat for e in room.seats] == [e.seat for e in before.seats]
    assert (room.options, room.series) == (before.options, before.series)
    assert table.match.carry_in == {"king": 1, "fool": 2}
    assert room.carry_over == {"king": "bob", "fool": "cyd"}


def test_an_award_whose_holder_has_left_goes_aside(table: Table) -> None:
    """Nobody inherits a crown."""
    table.ask("bob", commands.Leave)

    accepts(table, "ada", "cyd")

    assert table.match.carry_in == {"fool": 2}
    assert table.room.carry_over == {"fool": "cyd"}


def test_each_round_has_a_new_secret_promised_before_anybody_is_ready(
    table: Table,
) -> None:
    """Z05: chance knows nothing of the round before."""
    first = table.match
    promised = table.summary().commitment
    assert promised != first.commitment
    assert table.room.secret != first.secret

    table.ask("ada", commands.Rematch, accept=True, entropy="ab" * 16)
    accepts(table, "bob", "cyd")

    assert table.match.commitment == promised
    assert table.match.entropies == ("ab" * 16, "", "")
    assert table.match.key != first.key


def test_nothing_of_the_last_round_lingers_in_the_next(table: Table) -> None:
    """V08: but for the ledger, a rematch is a fresh match."""
    table.tick_until(table.now)
    accepts(table, "ada", "bob", "cyd")

    for entry in table.room.seats:
        assert (entry.timeouts, entry.absence_used, entry.out) == (0, 0, False)
        assert (entry.ready, entry.again, entry.entropy) == (False, None, None)
    assert table.room.votes == ()
    assert table.match.moves == 0
    assert table.match.state.turn == 1


def test_an_answer_can_be_changed_and_said_twice(table: Table) -> None:
    table.ask("cyd", commands.Rematch, accept=False)
    assert table.summary().seats[2].again is False
    assert table.framed()

    table.ask("cyd", commands.Rematch, accept=False)
    assert not table.framed()

    accepts(table, "ada", "bob", "cyd")
    assert table.room.status == "playing"


def test_one_no_holds_the_round_until_the_host_starts_without(table: Table) -> None:
    table.ask("cyd", commands.Rematch, accept=False)
    accepts(table, "ada", "bob")
    refusal = table.refused("ada", commands.Start)
    assert refusal.code == "too-early"
    assert refusal.details == {"at": START + 60_000}

    table.now += 60_000
    table.ask("ada", commands.Start)

    assert table.match.seats == (0, 1)
    assert table.room.status == "playing"


def test_who_declined_keeps_the_seat_and_watches(table: Table) -> None:
    table.ask("cyd", commands.Rematch, accept=False)
    accepts(table, "ada", "bob")
    table.now += 60_000
    table.ask("ada", commands.Start)

    assert table.entry("cyd").seat == 2
    assert table.summary().seats[2].out
    move = {"seq": 1, "move": {"do": "step"}}
    assert table.refused("cyd", commands.Move, **move).code == "out-of-match"
    assert table.refused("cyd", commands.Resign).code == "out-of-match"

    table.plays("bob", "win")
    accepts(table, "ada", "bob", "cyd")

    assert table.match.seats == (0, 1, 2)


def test_who_has_not_answered_is_left_out_by_the_host(table: Table) -> None:
    accepts(table, "ada", "cyd")
    table.now += 60_000

    table.ask("ada", commands.Start)

    assert table.match.seats == (0, 2)


def test_the_host_needs_enough_who_want_to(table: Table) -> None:
    accepts(table, "ada")
    table.now += 60_000

    assert table.refused("ada", commands.Start).code == "too-few-players"
    assert table.refused("bob", commands.Start).code == "not-host"


def test_when_the_last_undecided_leaves_the_others_go_on(table: Table) -> None:
    """V11: nobody waits for who is gone, and nobody is pulled along."""
    accepts(table, "ada", "bob")

    table.ask("cyd", commands.Leave)

    assert table.room.status == "playing"
    assert table.match.seats == (0, 1)
    assert [e.player for e in table.room.seats] == ["ada", "bob"]


def test_too_few_to_go_on_alone_stay_where_they_are(table: Table) -> None:
    accepts(table, "ada")
    table.ask("bob", commands.Leave)

    table.ask("cyd", commands.Leave)

    assert table.room.status == "finished"


def test_late_joiners_are_dealt_in(table: Table) -> None:
    table.sit("dan")
    accepts(table, "ada", "bob", "cyd")
    assert table.room.status == "finished"

    accepts(table, "dan")

    assert table.match.seats == (0, 1, 2, 3)


def test_more_than_the_game_takes_wait_for_the_host(table: Table) -> None:
    table.sit("dan")
    table.ask("ada", commands.Configure, options={"most": 3})
    assert table.room.status == "lobby"

    table.ready("ada", "bob", "cyd", "dan")

    assert table.refused("ada", commands.Start).code == "too-many-players"


def test_spectators_go_on_watching_only_if_they_are_there(table: Table) -> None:
    """V07: whoever has gone is not dragged into another round."""
    for player in ("dan", "eve", "fay"):
        table.sit(player, "spectator")
        table.connect(player)
    table.drop("eve")
    table.ask("fay", commands.Leave)

    accepts(table, "ada", "bob", "cyd")

    assert [s.player for s in table.room.spectators] == ["dan"]


def test_who_resigned_plays_the_next_round() -> None:
    table = Table("ada", "bob", "cyd")
    table.deal()
    table.ask("bob", commands.Resign)
    table.plays("ada", "win")

    accepts(table, "ada", "bob", "cyd")

    assert table.match.seats == (0, 1, 2)
    assert not table.entry("bob").out


def test_the_question_belongs_after_a_match() -> None:
    table = Table("ada", "bob")

    refusal = table.refused("ada", commands.Rematch, accept=True)

    assert refusal.code == "wrong-phase"


def test_a_move_of_the_match_before_is_refused(table: Table) -> None:
    old = table.match.id
    accepts(table, "ada", "bob", "cyd")

    refusal = table.refused("ada", commands.Move, seq=1, match=old, move={"do": "step"})

    assert refusal.code == "other-match"
