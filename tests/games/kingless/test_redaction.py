"""What each viewer is told of what happens (K24)."""

from typing import get_args

import pytest

from app.games.kingless import GAME
from app.games.kingless.events import (
    AwardGiven,
    Drew,
    Event,
    Passed,
    Swiped,
    TurnStarted,
)
from app.games.kingless.redaction import _SECRETS, OPEN


def test_a_pass_is_told_to_nobody_else() -> None:
    seen = {viewer: GAME.redact(Passed(1), viewer) for viewer in (0, 1, None)}

    assert seen == {0: None, 1: Passed(1), None: None}


def test_the_number_of_cards_drawn_is_public() -> None:
    told = GAME.redact(Drew(1, 2, "effect", ("oaf", "pot")), None)

    assert told == Drew(1, 2, "effect", None)


@pytest.mark.parametrize(
    "event", [Swiped(0, 1, "oaf"), AwardGiven(0, 1, "oaf")], ids=["swipe", "award"]
)
def test_only_the_two_hands_between_which_a_card_goes_know_it(
    event: Swiped | AwardGiven,
) -> None:
    seen = {viewer: GAME.redact(event, viewer) for viewer in (0, 1, 2, None)}

    hidden = type(event)(0, 1, None)
    assert seen == {0: event, 1: event, 2: hidden, None: hidden}


def test_k24_of_every_kind_of_event_it_is_said_who_may_know_it() -> None:
    assert {*OPEN, *_SECRETS} == set(get_args(Event))
    assert OPEN.isdisjoint(_SECRETS)


def test_who_takes_part_in_a_secret_is_privy_to_it() -> None:
    events = (TurnStarted(3, 7), Drew(1, 1, "turn", ("oaf",)), Swiped(0, 2, "pot"))

    assert set(GAME.privy(events)) == {0, 1, 2}
    assert set(GAME.privy(events[:1])) == set()
