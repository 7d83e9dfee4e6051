"""How a round begins: seats, deal, Crown and Hat (K1 to K12)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import SeatCount, Step
from app.games.core.playout import play
from app.games.kingless import GAME
from app.games.kingless.events import (
    AwardGiven,
    Dealt,
    Drew,
    Event,
    NothingHappened,
    TurnStarted,
)
from app.games.kingless.material import full_deck
from app.games.kingless.options import Options
from app.games.kingless.state import State, Turn
from tests.games.kingless.story import DECK, all_cards

T = TypeVar("T")


class Stacked(Chance):
    """Chance that deals the cards it was told first, and is real otherwise."""

    def __init__(self, *top: str, seed: int = 0) -> None:
        super().__init__(b"%d" % seed)
        self.top = top
        self.labels: list[str] = []

    def shuffle(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """Return the cards told, then the rest in order."""
        assert label == "deal"
        rest = list(items)
        top = [rest.pop(place_of(name, rest)) for name in self.top]
        return (*top, *rest)

    def numbers(self, label: str, bounds: Sequence[int]) -> tuple[int, ...]:
        """Note the label and draw."""
        self.labels.append(label)
        return super().numbers(label, bounds)


def place_of(name: str, cards: Sequence[object]) -> int:
    """Return where the first card of a name lies."""
    return next(place for place, card in enumerate(cards) if card == name)


def deal(
    *top: str,
    seats: tuple[int, ...] = (0, 1),
    carry_over: Mapping[str, int] | None = None,
    options: Options | None = None,
) -> Step[State, Event]:
    """Deal a round of the proving deck with these cards on top."""
    chosen = options or Options(starter=seats[0])
    return GAME.setup(chosen, seats, carry_over or {}, Stacked(*top), DECK)


def starter(seed: int, options: Options | None = None) -> int:
    """Return who begins a three-player round of this seed."""
    chance = Chance(b"%d" % seed)
    chosen = options or Options()
    return GAME.setup(chosen, (0, 1, 2), {}, chance).state.active


def test_k1_the_same_seed_gives_the_same_starter() -> None:
    assert [starter(seed) for seed in range(8)] == [starter(seed) for seed in range(8)]


def test_k1_without_a_king_every_seat_may_begin() -> None:
    assert {starter(seed) for seed in range(30)} == {0, 1, 2}


def test_k1_the_host_may_name_the_first_seat() -> None:
    chosen = Options(starter=2)

    assert {starter(seed, chosen) for seed in range(10)} == {2}


def test_k1_a_named_seat_that_is_not_in_the_match_leaves_it_to_chance() -> None:
    chosen = Options(starter=7)

    assert {starter(seed, chosen) for seed in range(30)} == {0, 1, 2}


def test_k2_crown_and_hat_are_never_in_the_deck() -> None:
    state = deal(seats=(0, 1, 2), carry_over={"king": 0, "fool": 1}).state

    assert Counter(all_cards(state)) == Counter(full_deck(DECK))
    assert not {"kings-crown", "fools-hat"} & set(full_deck(None))


def test_k3_awards_act_after_the_deal_and_before_the_first_turn() -> None:
    step = deal(carry_over={"king": 0, "fool": 1})

    kinds = [type(event) for event in step.events]
    assert kinds == [Dealt, AwardGiven, TurnStarted, Drew]


def test_k3_no_award_acts_without_a_round_just_before() -> None:
    step = deal(carry_over={})

    assert [type(event) for event in step.events] == [Dealt, TurnStarted, Drew]


def test_k4_the_fools_best_card_goes_to_the_king_and_is_not_replaced() -> None:
    king, fool = (
        ("oaf", "pot", "stop", "halt", "shrug"),
        (
            "pot",
            "oaf",
            "brute",
            "stop",
            "halt",
        ),
    )
    top = [card for pair in zip(king, fool, strict=True) for card in pair]

    step = deal(*top, "pick", carry_over={"king": 0, "fool": 1})

    given = next(event for event in step.events if isinstance(event, AwardGiven))
    assert given == AwardGiven(fool=1, king=0, card="brute")
    assert step.state.player(0).hand == (*king, "brute", "pick")
    assert step.state.player(1).hand == ("pot", "oaf", "stop", "halt")


def test_k5_a_tie_for_the_fools_best_card_is_settled_by_chance() -> None:
    king = ("pot", "pot", "pot", "pot", "pot")
    fool = ("stop", "oaf", "anvil", "pick", "halt")
    top = [card for pair in zip(king, fool, strict=True) for card in pair]
    found = set()

    for seed in range(30):
        chance = Stacked(*top, seed=seed)
        carry = {"king": 0, "fool": 1}
        step = GAME.setup(Options(), (0, 1), carry, chance, DECK)
        given = [event for event in step.events if isinstance(event, AwardGiven)]
        found.add(given[0].card)
        assert chance.labels == ["award"]
        assert isinstance(step.state.phase, Turn)

    assert found == {"oaf", "anvil"}


def test_k5_a_fool_with_events_only_gives_nothing() -> None:
    king = ("pot", "pot", "pot", "pot", "pot")
    fool = ("stop", "stop", "halt", "shrug", "dusk")
    top = [card for pair in zip(king, fool, strict=True) for card in pair]

    step = deal(*top, carry_over={"king": 0, "fool": 1})

    assert NothingHappened(1, "award", "only-events") in step.events
    assert len(step.state.player(1).hand) == 5


def test_k5_others_see_that_a_card_moved_but_not_which() -> None:
    event = AwardGiven(fool=1, king=0, card="brute")

    seen = {viewer: GAME.redact(event, viewer) for viewer in (0, 1, 2, None)}

    hidden = AwardGiven(fool=1, king=0, card=None)
    assert seen == {0: event, 1: event, 2: hidden, None: hidden}


def test_k6_no_window_opens_for_crown_and_hat() -> None:
    step = deal(carry_over={"king": 0, "fool": 1})

    assert isinstance(step.state.phase, Turn)
    assert step.state.chain == ()


def test_k7_crown_and_hat_lie_beside_the_player_and_count_for_nothing() -> None:
    state = deal(seats=(0, 1, 2), carry_over={"king": 2, "fool": 1}).state

    seats = GAME.view(state, None).seats
    assert [(seat.crown, seat.hat) for seat in seats] == [
        (False, False),
        (False, True),
        (True, False),
    ]
    assert [(seat.area, seat.influence) for seat in seats] == [((), 0)] * 3


def test_k8_the_king_takes_the_first_turn() -> None:
    chosen = Options(starter=0)

    step = deal(seats=(0, 1, 2), carry_over={"king": 2, "fool": 0}, options=chosen)

    assert step.state.active == 2


def test_k9_with_the_king_gone_chance_or_the_host_decides_and_nothing_moves() -> None:
    step = deal(seats=(0, 1, 2), carry_over={"fool": 1})

    assert step.state.active == 0
    assert step.state.crown is None
    assert not [event for event in step.events if isinstance(event, AwardGiven)]


def test_k9_with_the_fool_gone_the_king_still_begins_and_nothing_moves() -> None:
    step = deal(seats=(0, 1, 2), carry_over={"king": 2})

    assert step.state.active == 2
    assert step.state.hat is None
    assert not [event for event in step.events if isinstance(event, AwardGiven)]


def test_k9_who_sits_down_between_rounds_holds_neither() -> None:
    step = deal(seats=(0, 1, 3), carry_over={"king": 2, "fool": 5})

    assert (step.state.crown, step.state.hat) == (None, None)


def test_k10_every_round_deals_five_cards_of_the_whole_deck() -> None:
    step = deal(seats=(0, 1, 2, 3))

    assert step.events[0] == Dealt(starter=0, hands=((0, 5), (1, 5), (2, 5), (3, 5)))
    assert Counter(all_cards(step.state)) == Counter(full_deck(DECK))


def test_k10_cards_are_dealt_one_at_a_time_clockwise_from_the_starter() -> None:
    top = ("oaf", "pot", "stop", "brute", "halt", "axe")

    state = deal(*top, seats=(0, 1, 2), options=Options(starter=1)).state

    assert state.player(1).hand[:2] == ("oaf", "brute")
    assert state.player(2).hand[:2] == ("pot", "halt")
    assert state.player(0).hand[:2] == ("stop", "axe")


def test_k11_a_match_is_one_round_whose_awards_the_next_one_takes_over() -> None:
    acts = list(play(GAME, b"round", (0, 1, 2)))
    result = GAME.outcome(acts[-1].step.state)

    assert result is not None
    again = GAME.setup(Options(), (0, 1, 2), result.awards, Chance(b"next"))
    assert again.state.active == result.awards["king"]


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9])
def test_k12_other_numbers_of_players_are_refused(count: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        deal(seats=tuple(range(count)), options=Options())

    assert refused.value.code == "seat-count"


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_k12_two_to_six_may_play(count: int) -> None:
    assert len(deal(seats=tuple(range(count))).state.players) == count


def test_k12_seven_and_eight_may_play_by_the_unbalanced_option_only() -> None:
    wild = Options(unbalanced=True)

    assert GAME.seat_count(Options()) == SeatCount(2, 6)
    assert GAME.seat_count(wild) == SeatCount(2, 8)
    assert len(deal(seats=tuple(range(8)), options=wild).state.players) == 8
    with pytest.raises(IllegalMove):
        deal(seats=tuple(range(9)), options=wild)
