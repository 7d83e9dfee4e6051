"""The end of a match."""

import msgspec

from app.room import commands
from tests.room.tables import START, Table


def test_a_finished_match_waits_for_the_archive_without_its_state() -> None:
    """D05, P09: the room keeps the result until the archive has it."""
    table = Table("ada", "bob")
    table.deal()
    table.now += 5_000
    table.plays("ada", "win")

    (finished,) = table.room.unarchived

    assert finished.match.id == table.match.id
    assert finished.match.state is None
    assert finished.awards == {"king": "ada", "fool": "bob"}
    assert finished.match.ended_at == START + 5_000
    assert finished.match.outcome == table.match.outcome
    assert table.match.state is not None


def test_the_archive_s_word_lets_go_of_the_match_once() -> None:
    table = Table("ada", "bob")
    table.deal()
    table.plays("ada", "win")
    match = table.match.id

    table.decide(commands.Archived("another"))
    assert [f.match.id for f in table.room.unarchived] == [match]

    table.decide(commands.Archived(match))
    assert not table.room.unarchived

    before = table.room
    assert table.decide(commands.Archived(match)).room is before


def test_play_goes_on_while_the_archive_is_away() -> None:
    """R08, P09: results queue in the room and land once."""
    table = Table("ada", "bob")
    table.deal()
    for _ in range(3):
        table.plays("ada", "win")
        for player in ("ada", "bob"):
            table.ask(player, commands.Rematch, accept=True)

    rounds = [finished.match.round for finished in table.room.unarchived]

    assert rounds == [1, 2, 3]
    assert table.room.round == 3


def test_the_secret_of_a_match_is_its_own() -> None:
    table = Table("ada", "bob")
    secret = table.room.secret
    table.deal()
    assert table.match.secret == secret

    table.plays("ada", "win")

    assert table.room.secret != secret
    assert table.room.unarchived[0].match.secret == secret


def test_an_award_goes_to_whoever_was_dealt_in_at_the_seat() -> None:
    table = Table("ada", "bob", "cyd")
    table.deal()
    table.ask("cyd", commands.Leave)

    table.plays("ada", "win")

    assert table.room.carry_over == {"king": "ada", "fool": "cyd"}


def test_votes_and_pauses_end_with_the_match() -> None:
    table = Table("ada", "bob", "cyd")
    table.deal()
    table.ask("ada", commands.CastVote, about="pause", accept=True)

    table.plays("ada", "win")

    assert table.room.votes == ()
    assert not table.room.paused


def test_a_room_survives_being_written_down_and_read() -> None:
    """P01, P04: everything a table must remember stands in the document."""
    table = Table("ada", "bob")
    table.deal()
    table.plays("ada", "knock")
    table.plays("bob", "pass")

    written = msgspec.msgpack.encode(table.room)
    plain = msgspec.msgpack.decode(written)

    assert plain["match"]["clock"]["key"] == "w1"
    assert plain["match"]["turn_clock"]["left"] == 60_000
