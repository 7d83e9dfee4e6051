"""Simulated matches are random, repeatable, and told in a line each."""

import re

from app.simulation import simulate
from tests.games.tiny.game import TINY


def test_every_number_of_players_has_its_line() -> None:
    title, *rows = simulate(TINY, 20, 1)

    assert title == "High Card: 20 random matches for each number of players."
    assert [row.partition(" players: ")[0] for row in rows] == ["2", "3", "4"]


def test_a_row_says_how_long_how_fair_and_how_it_ended() -> None:
    _, row, *_ = simulate(TINY, 20, 1)

    pattern = r"2 players: median 6 moves, seat 0 first in \d+%; ends: .+ 100%"
    assert re.fullmatch(pattern, row)


def test_the_same_seed_plays_the_same_and_another_does_not() -> None:
    first, again, other = (list(simulate(TINY, 30, seed)) for seed in (1, 1, 2))

    assert first == again
    assert first != other
