"""Which drafts can be previewed, and what each of them would do."""

from collections.abc import Mapping
from typing import Any

import msgspec

from app.games.core.game import Seat
from app.games.regicide import foresight
from app.games.regicide.deciding import check
from app.games.regicide.moves import Flip, Move, Pay, Play, Yield
from app.games.regicide.previews import Preview
from app.games.regicide.refusals import refusal
from app.games.regicide.sets import check_held
from app.games.regicide.state import State
from app.games.regicide.views import View


def preview(state: State, seat: Seat, view: View, draft: Mapping[str, Any]) -> Preview:
    """Return what a draft would do; a payment may still be too small.

    Args:
        state: The match, to check that the draft is this seat's to make.
        seat: Who drafts.
        view: The seat's own view, from which all else is worked out.
        draft: A move as it would be sent.

    Raises:
        IllegalMove: It is no move (``preview-unknown``), or it is refused.
    """
    try:
        move: Move = msgspec.convert(draft, Move)
    except msgspec.ValidationError:
        raise refusal("preview-unknown") from None
    if isinstance(move, Pay) and state.phase == "defend" and seat == state.active:
        if move.cards:
            check_held(state.player(seat).hand, move.cards)
    else:
        check(state, seat, move)
    return _ahead(view, move)


def _ahead(view: View, move: Move) -> Preview:
    match move:
        case Play(cards=cards):
            return foresight.ahead_of_play(view, cards)
        case Pay(cards=cards):
            return foresight.ahead_of_payment(view, cards)
        case Yield():
            return foresight.ahead_of_yield(view)
        case Flip():
            return foresight.ahead_of_flip(view)
        case _:
            return Preview("choose")
