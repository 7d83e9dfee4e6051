"""What holds in every match of Regicide, whoever plays whatever.

The numbers P1 to P12 are those of the list of properties in the specification.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.playout import Act, play
from app.games.regicide import GAME
from app.games.regicide.cards import JESTER, NUMBER_CARDS, ROYALS, worth
from app.games.regicide.events import Event, Healed, RoyalFelled
from app.games.regicide.moves import Choose, Flip, Move, Pay, Play, Yield
from app.games.regicide.options import Options
from app.games.regicide.setup import HAND_LIMIT
from app.games.regicide.state import State
from tests.games.regicide.careful import careful_match
from tests.games.regicide.positions import all_cards

MATCHES = 25
CARDS = st.lists(st.sampled_from([*NUMBER_CARDS, *ROYALS, JESTER]), max_size=4)


@st.composite
def matches(draw: st.DrawFn) -> list[Act]:
    """Return a match of one to four players, at random or by careful players."""
    count, seed = draw(st.integers(1, 4)), draw(st.integers(0, 10**6))
    if draw(st.booleans()):
        return list(careful_match(count, f"{count}/{seed}"))
    return list(play(GAME, f"{count}/{seed}".encode(), tuple(range(count))))


def any_move() -> st.SearchStrategy[Move]:
    """Return moves of every kind, most of them nonsense."""
    cards = CARDS.map(tuple)
    return st.one_of(
        st.builds(Play, cards),
        st.builds(Pay, cards),
        st.builds(Choose, st.integers(-1, 9)),
        st.just(Yield()),
        st.just(Flip()),
    )


def states(acts: list[Act]) -> Iterator[State]:
    """Yield the states of a match."""
    for act in acts:
        yield act.step.state


def steps(acts: list[Act]) -> Iterator[tuple[State, State, tuple[Event, ...]]]:
    """Yield each step: the state before and after it, and its events."""
    for before, act in pairwise(acts):
        yield before.step.state, act.step.state, act.step.events


every_match = given(matches())
few = settings(max_examples=MATCHES)


@every_match
@few
def test_p1_cards_are_conserved(acts: list[Act]) -> None:
    count = len(acts[0].step.state.order)
    jesters = (JESTER,) * max(0, count - 2)
    cards = Counter([*NUMBER_CARDS, *ROYALS, *jesters])
    assert cards.total() == {1: 52, 2: 52, 3: 53, 4: 54}[count]

    assert all(Counter(all_cards(state)) == cards for state in states(acts))


@every_match
@few
def test_p2_no_hand_is_above_the_limit(acts: list[Act]) -> None:
    for state in states(acts):
        limit = HAND_LIMIT[len(state.order)]
        assert all(len(player.hand) <= limit for player in state.players)


@every_match
@few
def test_p3_the_attack_is_never_negative(acts: list[Act]) -> None:
    assert all(state.attack >= 0 for state in states(acts))


@every_match
@few
def test_p4_the_enemy_lives_while_anybody_decides(acts: list[Act]) -> None:
    for state in states(acts):
        if not state.over:
            assert state.enemy is not None
            assert state.enemy.health > 0


@every_match
@few
def test_p5_a_kill_clears_the_table_and_other_plays_leave_the_discard_pile(
    acts: list[Act],
) -> None:
    for (before, after, events), act in zip(steps(acts), acts[1:], strict=True):
        kinds = {type(event) for event in events}
        if RoyalFelled in kinds:
            assert after.table == ()
        elif isinstance(act.move, Play) and Healed not in kinds:
            assert after.discard == before.discard


@every_match
@few
def test_p6_the_tavern_grows_by_hearts_and_exact_kills_only(acts: list[Act]) -> None:
    for before, after, events in steps(acts):
        exact = any(isinstance(e, RoyalFelled) and e.exact for e in events)
        healed = sum(e.count for e in events if isinstance(e, Healed))
        below = after.tavern[exact:]
        assert len(below) <= len(before.tavern) + healed
        kept = below[: max(0, len(below) - healed)]
        assert kept == before.tavern[len(before.tavern) - len(kept) :]


@every_match
@few
def test_p7_whoever_has_to_pay_can_or_may_flip(acts: list[Act]) -> None:
    for state in states(acts):
        if state.phase == "defend":
            able = worth(state.player(state.active).hand) >= state.attack
            assert able or state.flips


@every_match
@few
def test_p8_there_is_always_something_to_do(acts: list[Act]) -> None:
    for state in states(acts):
        assert bool(GAME.legal(state, state.active)) is not state.over


@every_match
@few
def test_p9_immunity_is_off_only_after_a_jester(acts: list[Act]) -> None:
    for state in states(acts):
        if state.enemy is not None and not state.enemy.immune:
            assert (JESTER,) in [play.cards for play in state.table]


@given(st.integers(1, 4), st.integers(0, 10**6))
@few
def test_p10_the_same_seed_and_moves_give_the_same_match(count: int, n: int) -> None:
    seed = f"{count}/{n}"
    acts, chance = list(careful_match(count, seed)), Chance(seed.encode())
    step = GAME.setup(Options(), tuple(range(count)), {}, chance)

    for before, act in pairwise(acts):
        assert step == before.step
        assert act.seat is not None
        step = GAME.apply(step.state, act.seat, act.move, chance)
    assert step == acts[-1].step


@given(matches(), st.lists(any_move(), min_size=5, max_size=20), st.integers(0, 5))
@few
def test_p11_a_refused_move_leaves_the_state_as_it_was(
    acts: list[Act], moves: list[Move], seat: int
) -> None:
    for state in list(states(acts))[::5]:
        before = msgspec.msgpack.encode(state)
        for move in moves:
            try:
                GAME.apply(state, seat, move, Chance(b"any"))
            except IllegalMove as error:
                assert error.code in GAME.refusals
        assert msgspec.msgpack.encode(state) == before


@every_match
@few
def test_p12_no_view_holds_a_card_of_another_hand(acts: list[Act]) -> None:
    for state in list(states(acts))[::3]:
        for viewer in (*state.order, None):
            # Royals that fell stay named in the castle, wherever they are now.
            view = replace(GAME.view(state, viewer), castle=())
            seen = msgspec.json.encode(view)
            for seat, player in zip(state.order, state.players, strict=True):
                hidden = set(player.hand) - set(player.known) - {JESTER}
                if seat != viewer:
                    assert not [c for c in hidden if f'"{c}"'.encode() in seen]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_careful_players_meet_queens_and_kings(count: int) -> None:
    """The properties are looked at deep inside the castle too."""
    felled = [
        len(list(careful_match(count, f"{count}/{n}"))[-1].step.state.felled)
        for n in range(12)
    ]

    assert max(felled) >= 8
