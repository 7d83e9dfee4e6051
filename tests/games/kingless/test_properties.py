"""What holds in every match of Kingless, whoever plays whatever."""

from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.core.playout import Act, play
from app.games.kingless import GAME
from app.games.kingless.cards import TradeInfluence
from app.games.kingless.decks import deck_of
from app.games.kingless.events import (
    CardPlayed,
    ChainResolved,
    LastRoundBegan,
    RoundEnded,
    TurnStarted,
)
from app.games.kingless.material import full_deck, kinds_of
from app.games.kingless.passives import hand_limit
from app.games.kingless.state import State
from tests.games.kingless.story import DECK, all_cards

MATCHES = 12


@st.composite
def matches(draw: st.DrawFn) -> list[Act]:
    """Return a random match of 2 to 8 players with either deck."""
    count = draw(st.integers(2, 8))
    seed = draw(st.binary(min_size=4, max_size=4))
    content = draw(st.sampled_from([None, DECK]))
    awards = draw(st.permutations(range(count)))
    carry_over = draw(st.sampled_from([{}, {"king": awards[0], "fool": awards[1]}]))
    options = {"unbalanced": True}
    return list(play(GAME, seed, tuple(range(count)), options, carry_over, content))


def final(acts: list[Act]) -> State:
    """Return the state at the end."""
    state: State = acts[-1].step.state
    return state


@given(matches())
@settings(max_examples=MATCHES)
def test_closed_world(acts: list[Act]) -> None:
    """No card is lost, made or changed."""
    deck = Counter(full_deck(final(acts).content))

    assert all(Counter(all_cards(act.step.state)) == deck for act in acts)


@given(matches())
@settings(max_examples=MATCHES)
def test_progress(acts: list[Act]) -> None:
    """Each turn draws a card or triggers, so a match has so many turns at most."""
    start: State = acts[0].step.state

    # The turn of the deal has drawn already; the next miss triggers a last round.
    assert final(acts).turn <= len(start.deck) + 2 + len(start.order)


@given(matches())
@settings(max_examples=MATCHES)
def test_influence_is_the_sum_of_cards_and_trades(acts: list[Act]) -> None:
    cards = deck_of(final(acts).content).by_id

    for seat in GAME.view(final(acts), None).seats:
        area = [cards[card] for card in seat.area]
        trades = Counter(card.trade for card in area if card.type == "dwarf")
        bonus = sum(
            passive.each * trades[passive.trade]
            for card in area
            for passive in card.passives
            if isinstance(passive, TradeInfluence)
        )
        assert seat.influence == sum(card.influence for card in area) + bonus


@given(matches())
@settings(max_examples=MATCHES)
def test_a_turn_ends_with_three_cards_up_to_the_limit(acts: list[Act]) -> None:
    for before, act in pairwise(acts):
        if any(isinstance(event, TurnStarted) for event in act.step.events):
            seat, state = before.step.state.active, act.step.state
            held = len(state.player(seat).hand)
            assert held >= 3 or not state.deck or seat == state.active
            assert held <= hand_limit(state, seat) or seat == state.active


@given(matches())
@settings(max_examples=MATCHES)
def test_each_played_text_has_one_chain(acts: list[Act]) -> None:
    kinds = kinds_of(final(acts).content)
    events = [event for act in acts for event in act.step.events]

    played = [e.card for e in events if isinstance(e, CardPlayed)]
    resolved = [e.cards[0][1] for e in events if isinstance(e, ChainResolved)]

    assert resolved == [card for card in played if kinds[card].text]


@given(matches())
@settings(max_examples=MATCHES)
def test_all_get_exactly_one_last_turn(acts: list[Act]) -> None:
    events = [event for act in acts for event in act.step.events]
    (began,) = (e for e in events if isinstance(e, LastRoundBegan))
    after = events[events.index(began) :]

    turns = [event.seat for event in after if isinstance(event, TurnStarted)]

    assert turns == list(began.order)
    assert turns[-1] == began.seat


@given(matches())
@settings(max_examples=MATCHES)
def test_the_king_is_highest_and_the_fool_lowest_of_the_rest(acts: list[Act]) -> None:
    ended = acts[-1].step.events[-1]
    scores = {seat.seat: seat.influence for seat in GAME.view(final(acts), None).seats}

    assert isinstance(ended, RoundEnded)
    assert ended.fool is not None
    assert scores[ended.king] == max(scores.values())
    del scores[ended.king]
    assert scores[ended.fool] == min(scores.values())
