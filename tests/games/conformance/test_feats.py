"""Games whose deals may be played again: what their leaderboards are made of."""

import msgspec
import pytest

from app.games.core.game import AnyGame, Feat, Outcome
from tests.castle import CASTLE
from tests.games.conformance.subjects import GAMES, match, matches

OFFERED = [game for game in GAMES if game.challenge]
IDS = {game.id for game in OFFERED}
every_match = pytest.mark.parametrize(
    ("game_id", "table"), [found for found in matches() if found[0] in IDS]
)


def ended(game: AnyGame, table: int, seed: int) -> Outcome:
    """Return how a random match ended, as the archive gives it back."""
    outcome = game.outcome(match(game.id, table, seed)[-1].step.state)
    return msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome)


def test_some_game_offers_challenges_and_some_does_not() -> None:
    assert 0 < len(OFFERED) < len(GAMES)


@every_match
def test_a_feat_has_the_figures_of_the_leaderboard_and_can_be_compared(
    game_id: str, table: int
) -> None:
    game = next(game for game in OFFERED if game.id == game_id)

    feats = [game.feat(ended(game, table, seed)) for seed in range(3)]

    assert {tuple(feat.figures) for feat in feats} == {game.challenge}
    assert len({len(feat.rank) for feat in feats}) == 1
    assert sorted(feats, key=lambda feat: feat.rank)
    sent = msgspec.json.encode(feats)
    assert msgspec.json.decode(sent, type=list[Feat]) == feats


def test_a_game_without_challenges_has_no_figures() -> None:
    game = next(game for game in GAMES if not game.challenge)

    assert game.feat(Outcome("over", ())) == Feat((), {})


def test_the_small_game_of_the_tests_ranks_few_turns_first() -> None:
    quick, slow = (
        CASTLE.feat(Outcome("won", (), facts={"turns": turns, "medal": "gold"}))
        for turns in (2, 5)
    )

    assert quick.rank > slow.rank
    assert quick.figures == {"turns": 2, "medal": "gold"}
