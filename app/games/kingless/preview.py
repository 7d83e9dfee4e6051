"""What a drafted move would do as it stands, by what its player may know.

No chance is used and no hidden card is looked at: hands of others and the deck
are counts here, as they are on the screen.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from app.games.core.game import Prompt, Seat
from app.games.kingless.chain import newest
from app.games.kingless.decisions.phases import decision
from app.games.kingless.effects.source import Source
from app.games.kingless.ending import CARDS_TO_TRIGGER
from app.games.kingless.foresight import Foreseen, foresee
from app.games.kingless.material import Kind, kinds_of
from app.games.kingless.moves import (
    DiscardCards,
    EndTurn,
    Move,
    Pass,
    Play,
    RecruitCard,
    TakeCard,
    Target,
    Throw,
)
from app.games.kingless.passives import hand_limit
from app.games.kingless.prompts import stands
from app.games.kingless.refusals import refusal
from app.games.kingless.state import ChainCard, State
from app.games.kingless.targets import targets
from app.games.kingless.turns import HAND_REFILL


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a drafted move would do if nobody answered.

    Attributes:
        stands: What the chain would do with this answer.
        targets: What the card may aim at; None for playing it without.
        effects: What each effect would reach.
        window: All could answer.
        ends_turn: Why the turn would end then; None if it would not.
        triggers: The last round would begin by a fifth card.
        draws: Tries to draw by ending the turn, refill included.
        discards: Cards to discard down to the hand limit.
    """

    stands: Prompt | None = None
    targets: tuple[Target | None, ...] = ()
    effects: tuple[Foreseen, ...] = ()
    window: bool = False
    ends_turn: Literal["play", "text", "choice"] | None = None
    triggers: bool = False
    draws: int = 0
    discards: int = 0


def preview(state: State, seat: Seat, draft: Mapping[str, Any]) -> Preview:
    """Return what a draft would do; a play may still lack its target.

    Raises:
        IllegalMove: It is no move (``preview-unknown``), is not this seat's to
            make now, or plays a card that is not held (``card-not-held``).
    """
    try:
        move: Move = msgspec.convert(draft, Move)
    except msgspec.ValidationError:
        raise refusal("preview-unknown") from None
    decision(state).check(state, state.phase, seat, move)
    match move:
        case Play():
            return _play(state, seat, move)
        case EndTurn():
            return _end_turn(state, seat)
        case RecruitCard(card=card) | TakeCard(card=card):
            return Preview(triggers=card is not None and _is_fifth(state, seat))
        case Pass():
            return Preview(stands=stands(state.chain))
        case DiscardCards() | Throw():
            return Preview()
        case _:
            answer = ChainCard(seat, newest(state).card)
            return Preview(stands=stands((*state.chain, answer)), window=True)


def _play(state: State, seat: Seat, move: Play) -> Preview:
    if move.card not in state.player(seat).hand:
        raise refusal("card-not-held", card=move.card)
    kind = kinds_of(state.content)[move.card]
    if kind.interrupt:
        raise refusal("nothing-to-answer", card=move.card)
    return Preview(
        targets=targets(state, seat, move.card),
        effects=foresee(state, Source(seat, move.card, move.target, kind.event)),
        window=kind.text,
        ends_turn=_ends_turn(kind),
        triggers=not kind.event and _is_fifth(state, seat),
    )


def _ends_turn(kind: Kind) -> Literal["play", "text"] | None:
    if not kind.event:
        return "play"
    return "text" if kind.card.end_turn else None


def _end_turn(state: State, seat: Seat) -> Preview:
    """Return the draw of electing to end, and what the end check adds to it."""
    drawn = min(1, len(state.deck))
    held = len(state.player(seat).hand) + drawn
    return Preview(
        ends_turn="choice",
        draws=1 + max(0, HAND_REFILL - held),
        discards=max(0, held - hand_limit(state, seat)),
    )


def _is_fifth(state: State, seat: Seat) -> bool:
    enough = len(state.player(seat).area) + 1 >= CARDS_TO_TRIGGER
    return enough and state.trigger is None
