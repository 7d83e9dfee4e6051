"""What each viewer is told of what happens."""

from typing import get_args

from app.games.regicide import GAME
from app.games.regicide.events import Drawing, Drew, Event, Refilled
from app.games.regicide.redaction import _REDACTIONS


def test_r55_a_drawn_card_is_told_to_whoever_drew_it() -> None:
    drawings = (Drawing(0, 2, ("2H", "3H")), Drawing(1, 1, ("4C",)))
    drew = Drew(0, 3, 3, drawings)

    told = {viewer: GAME.redact(drew, viewer) for viewer in (0, 1, None)}

    hidden = (Drawing(0, 2, None), Drawing(1, 1, None))
    assert told == {
        0: Drew(0, 3, 3, (drawings[0], hidden[1])),
        1: Drew(0, 3, 3, (hidden[0], drawings[1])),
        None: Drew(0, 3, 3, hidden),
    }


def test_r57_a_known_royal_is_told_to_all() -> None:
    drew = Drew(0, 1, 1, (Drawing(0, 1, ("JC",), known=("JC",)),))

    told = GAME.redact(drew, None)

    assert isinstance(told, Drew)
    assert told.drawings == (Drawing(0, 1, None, known=("JC",)),)


def test_r55_who_watches_a_solo_match_sees_no_new_hand() -> None:
    flipped = Refilled(0, ("2H",), 2, ("3H", "4H"), (), 1)

    assert GAME.redact(flipped, 0) == flipped
    assert GAME.redact(flipped, None) == Refilled(0, ("2H",), 2, None, (), 1)


def test_r55_of_every_kind_of_event_it_is_said_who_may_know_it() -> None:
    assert set(_REDACTIONS) == set(get_args(Event))
