"""What may be taken back has told nobody anything, and leads to the same again."""

from itertools import pairwise

import pytest

from app.games.core.chance import Chance
from tests.games.conformance.subjects import GAMES, IDS, match, matches


@pytest.mark.parametrize(("game_id", "table"), matches())
def test_u03_a_move_that_may_be_taken_back_asked_chance_for_nothing(
    game_id: str, table: int
) -> None:
    """U01, U03: so neither the deck nor the dice can be tried out and put back."""
    game = GAMES[IDS.index(game_id)]
    chance = Chance(b"another deck, and other dice")

    for before, act in pairwise(match(game_id, table)):
        if act.seat is not None and game.undoable(act.step.state):
            again = game.apply(before.step.state, act.seat, act.move, chance)

            assert again == act.step
