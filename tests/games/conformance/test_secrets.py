"""Nobody learns what they may not know: for every game, seat and spectator.

Two worlds that differ only in what a viewer may not know look alike to it, step by
step.
"""

import pytest

from app.games.core.chance import Chance
from app.games.core.game import AnyGame
from tests.games.conformance.interleaving import with_company
from tests.games.conformance.secrets import first_leak, first_noise, first_untold
from tests.games.conformance.subjects import GAMES, IDS, match, matches, subject_of

STATES_OF_A_MATCH = 4
"""So many states of each match are looked at, spread over it."""


@pytest.mark.parametrize(("game_id", "table"), matches())
def test_two_worlds_that_look_alike_stay_alike(game_id: str, table: int) -> None:
    """Fault rows L01, L07, L10, L12, L21, L30, T01 and T06."""
    game = GAMES[IDS.index(game_id)]
    acts = match(game_id, table)
    stride = len(acts) // STATES_OF_A_MATCH + 1
    states = [act.step.state for act in acts[table % stride :: stride]]

    assert first_leak(subject_of(game), game, states, seed=table) is None


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_positions_with_many_secrets_tell_none(game: AnyGame) -> None:
    subject = subject_of(game)

    assert first_leak(subject, game, subject.positions, seed=1) is None


@pytest.mark.parametrize(("game_id", "table"), matches())
def test_events_tell_each_viewer_what_it_may_know(game_id: str, table: int) -> None:
    game = GAMES[IDS.index(game_id)]

    assert first_untold(subject_of(game), game, match(game_id, table)) is None


@pytest.mark.parametrize(("game_id", "table"), matches())
def test_a_secret_answer_is_noticed_by_nobody_else(game_id: str, table: int) -> None:
    """Fault rows L25 and T05."""
    game = GAMES[IDS.index(game_id)]
    acts = match(game_id, table)[:120]

    assert first_noise(subject_of(game), game, acts, Chance(b"any")) is None


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_view_is_never_that_of_another_match_looked_at_meanwhile(
    game: AnyGame,
) -> None:
    """Replays are shown from threads beside the tables that are under way."""
    acts = match(game.id, 0)
    state, other = acts[0].step.state, acts[-1].step.state
    shown = game.view(state, None)

    for seen in with_company(
        lambda: game.view(state, None), lambda: game.view(other, None)
    ):
        assert seen == shown
        game.view(state, None)
