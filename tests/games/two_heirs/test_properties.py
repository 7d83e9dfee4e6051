"""What holds in every match of The Two Heirs, whoever plays whatever."""

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.core.playout import Act, play
from app.games.two_heirs.events import TileTaken, TurnStarted
from app.games.two_heirs.game import GAME
from app.games.two_heirs.henry.treasures import met_by
from app.games.two_heirs.landscape import HEIRS
from app.games.two_heirs.material import landscape_of, treasures_in
from app.games.two_heirs.options import Options
from app.games.two_heirs.reserve import reach
from app.games.two_heirs.state import HAND_LIMIT, Over, State, Turn
from app.games.two_heirs.tiles import SETS
from app.games.two_heirs.verdict import lines, scored
from tests.games.two_heirs.story import LIST, all_tiles

MATCHES = 8
TRIOS = list(combinations(SETS, 3))


def chosen(trio: tuple[str, ...], **options: Any) -> dict[str, Any]:
    """Return options with these three sets."""
    names = ("first_set", "second_set", "third_set")
    return dict(zip(names, trio, strict=True)) | options


@st.composite
def matches(draw: st.DrawFn) -> list[Act]:
    """Return a random match on any three sets, for two or against Henry."""
    seed = draw(st.binary(min_size=4, max_size=4))
    seats = draw(st.sampled_from([(0, 1), (1, 0), (3,)]))
    options = chosen(
        draw(st.sampled_from(TRIOS)),
        roads=draw(st.booleans()),
        level=draw(st.integers(1, 3)),
    )
    content = draw(st.sampled_from([None, LIST]))
    return list(play(GAME, seed, seats, options, content=content))


def states(acts: list[Act]) -> list[State]:
    """Return the states of a match."""
    return [act.step.state for act in acts]


def final(acts: list[Act]) -> State:
    """Return the state at the end."""
    return states(acts)[-1]


@pytest.mark.parametrize("trio", TRIOS, ids="+".join)
def test_matches_on_every_trio_end_and_their_lines_add_up(
    trio: tuple[str, ...],
) -> None:
    for number, seats in enumerate(((0, 1), (0,))):
        options = chosen(trio, level=number + 1)
        acts = list(play(GAME, "+".join(trio).encode(), seats, options))

        state = final(acts)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.reason == "supply"
        for result in outcome.results:
            assert sum(line["points"] for line in result.breakdown) == result.score
        for heir in HEIRS:
            total = sum(line["points"] for line in lines(state, heir))
            assert total == scored(state).heirs[heir].total


@given(matches())
@settings(max_examples=MATCHES)
def test_closed_world(acts: list[Act]) -> None:
    """No tile and no treasure is lost, made or changed."""
    dealt = Counter(all_tiles(acts[0].step.state))

    assert set(dealt.values()) == {1}
    assert len(dealt) == 27 + (10 if final(acts).solo else 0)
    assert all(Counter(all_tiles(state)) == dealt for state in states(acts))


@given(matches())
@settings(max_examples=MATCHES)
def test_progress(acts: list[Act]) -> None:
    """Every turn takes a tile, so a match has 22 turns at most (HD1, H13)."""
    assert final(acts).turn <= 22

    taken = sum(isinstance(e, TileTaken) for act in acts for e in act.step.events)
    assert taken >= final(acts).turn


@given(matches())
@settings(max_examples=MATCHES)
def test_the_scores_add_up_in_every_state(acts: list[Act]) -> None:
    for state in states(acts)[::5]:
        for score in scored(state).heirs:
            own = sum(line.points for line in score.buildings)
            roads = sum(r.points for r in scored(state).roads if r.owner == score.heir)
            assert score.from_buildings == own
            assert score.from_roads == (roads if state.options.roads else 0)
            assert score.total == own + score.from_roads + score.from_treasures


@given(matches())
@settings(max_examples=MATCHES)
def test_there_is_never_more_than_one_unit_on_a_tile_but_at_the_start(
    acts: list[Act],
) -> None:
    for state in states(acts):
        standing = Counter(
            u.cell for units in state.units for u in units if u.cell is not None
        )
        crowded = [cell for cell, count in standing.items() if count > 1]
        assert set(standing) <= {placed.cell for placed in state.landscape}
        assert crowded in ([], [(0, 0)])
        if crowded:
            assert all(unit.name == "grain" for unit in _on_start(state))


def _on_start(state: State) -> list[Any]:
    return [u for units in state.units for u in units if u.cell == (0, 0)]


@given(matches())
@settings(max_examples=MATCHES)
def test_the_landscape_hangs_together(acts: list[Act]) -> None:
    """Every tile but the start tile touches another one."""
    landscape = landscape_of(final(acts))
    _, *others = landscape

    assert all(landscape.around(spot.cell) for spot in others)


@given(matches())
@settings(max_examples=MATCHES)
def test_a_turn_ends_with_three_tiles_at_most_and_a_take_done(acts: list[Act]) -> None:
    for before, act in pairwise(acts):
        state: State = before.step.state
        if any(isinstance(event, TurnStarted) for event in act.step.events):
            after: State = act.step.state
            assert len(after.hands[state.active]) <= HAND_LIMIT
            assert state.taken
            assert not state.due


@given(matches())
@settings(max_examples=MATCHES)
def test_the_reach_is_one_to_three_and_a_player_who_is_to_take_can(
    acts: list[Act],
) -> None:
    for state in states(acts):
        for heir in HEIRS:
            assert reach(state, heir) in ((0,) if state.is_henry(heir) else (1, 2, 3))
        if isinstance(state.phase, Turn):
            moves = GAME.legal(state, state.order[state.active])
            takes = [m for m in moves if m.__struct_config__.tag == "take"]
            assert bool(takes) is state.due


@given(matches())
@settings(max_examples=MATCHES)
def test_treasures_that_lie_on_the_table_are_not_met(acts: list[Act]) -> None:
    """H76: a treasure goes at the very change that meets it."""
    for state in states(acts):
        tokens, landscape = treasures_in(state), landscape_of(state)
        for laid in state.treasures.laid:
            assert met_by(landscape, tokens[laid.treasure], laid.cell) is None


@given(matches())
@settings(max_examples=MATCHES)
def test_both_heirs_have_one_final_turn(acts: list[Act]) -> None:
    events = [event for act in acts for event in act.step.events]
    last = [e.seat for e in events if isinstance(e, TurnStarted) and e.final]

    state = final(acts)
    assert isinstance(state.phase, Over)
    assert state.trigger is not None
    assert last == [state.seat(1 - state.trigger), state.seat(state.trigger)]


def test_the_options_have_the_rule_books_first_sets_as_defaults() -> None:
    assert chosen(("wandering", "dominion", "trade-church")) == {
        name: getattr(Options(), name)
        for name in ("first_set", "second_set", "third_set")
    }
