"""The file of a match holds all that replays it, and no more than was seen."""

import msgspec
import pytest

from app.games.core.chance import Chance
from app.games.core.registry import games
from app.services.replay import Unreplayable, deal_of, key_of, plain
from app.services.replay_file import ReplayFile, file_step, replay_file, replayed
from tests.played import a_played_match

KINGLESS = games()["kingless"]


def test_a_file_reads_back_as_it_was_written() -> None:
    file = replay_file(KINGLESS, a_played_match(KINGLESS, 4))

    again = msgspec.json.decode(msgspec.json.encode(file), type=ReplayFile)

    assert plain(again) == plain(file)


def test_a_file_names_the_match_its_players_and_its_fairness() -> None:
    record = a_played_match(KINGLESS, 4, seats=(5, 2), carry_in={"king": 2})

    file = replay_file(KINGLESS, record)

    assert (file.match.id, file.match.game, file.engine) == (
        "match4",
        "kingless",
        "0.1.0",
    )
    assert [(p.seat, p.name) for p in file.match.players] == [(5, "Ada"), (2, "Bo")]
    assert file.match.carry_in == {"king": 2}
    assert file.fairness.seed == record.secret
    assert file.fairness.commitment == record.commitment
    assert file.fairness.entropies == record.entropies


def test_a_file_lists_every_random_outcome_as_its_stream_gives_it() -> None:
    record = a_played_match(KINGLESS, 5)
    chance = Chance(key_of(deal_of(record)))

    file = replay_file(KINGLESS, record)

    assert len({draw.label for draw in file.chance}) == len(file.chance) > 1
    for draw in file.chance:
        assert chance.numbers(draw.label, draw.bounds) == draw.numbers


def test_a_file_shows_the_deal_with_open_hands() -> None:
    file = replay_file(KINGLESS, a_played_match(KINGLESS, 6, seats=(0, 1)))

    hands = [file.deal.private[seat]["hand"] for seat in ("0", "1")]

    # The starter has drawn for the first turn already.
    assert sorted(map(len, hands)) == [5, 6]


def test_a_file_names_nobody_who_was_erased() -> None:
    record = a_played_match(KINGLESS, 6)
    erased = msgspec.structs.replace(record.players[0], player=None, name="")
    record = msgspec.structs.replace(record, players=(erased, *record.players[1:]))

    file = replay_file(KINGLESS, record)

    assert b"Ada" not in msgspec.json.encode(file)


def test_a_match_that_would_end_otherwise_now_is_not_replayed_s04() -> None:
    record = a_played_match(KINGLESS, 7)
    other = record.outcome.replace(b'"score":', b'"score":1')

    with pytest.raises(Unreplayable, match="ends otherwise"):
        replayed(KINGLESS, msgspec.structs.replace(record, outcome=other))


def test_the_deal_is_no_step() -> None:
    dealt = replayed(KINGLESS, a_played_match(KINGLESS, 7))[0]

    with pytest.raises(ValueError, match="no step"):
        file_step(KINGLESS, dealt, (0, 1, 2))
