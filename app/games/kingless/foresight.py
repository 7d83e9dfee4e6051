"""What a card's effects would reach as the table stands, by public facts."""

from typing import TypeAlias

import msgspec

from app.games.core.game import Seat
from app.games.kingless.cards import (
    Claim,
    Discard,
    Draw,
    Effect,
    Gutter,
    Keyword,
    Recruit,
    SecondWind,
    Swipe,
    Tunnel,
)
from app.games.kingless.effects.arrivals import CARDS_SHOWN
from app.games.kingless.effects.source import Source, reached
from app.games.kingless.immunity import is_player_immune
from app.games.kingless.material import kinds_of
from app.games.kingless.state import CardId, State

OnPlayers: TypeAlias = Draw | Discard | Swipe


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one effect would reach.

    Attributes:
        keyword: Which effect.
        seats: The players it would touch, in order.
        immune: The players it would be meant for but not touch.
        count: How many cards each; of the deck, no more than there are.
        card: The card that would move, where everybody knows which.
    """

    keyword: Keyword
    seats: tuple[Seat, ...] = ()
    immune: tuple[Seat, ...] = ()
    count: int = 0
    card: CardId | None = None


def foresee(state: State, source: Source) -> tuple[Foreseen, ...]:
    """Return what each effect of a card would reach if it took place now."""
    effects = kinds_of(state.content)[source.card].card.effects
    return tuple(_foresee(state, source, effect) for effect in effects)


def _foresee(state: State, source: Source, effect: Effect) -> Foreseen:
    match effect:
        case Draw() | Discard() | Swipe():
            return _on_players(state, source, effect)
        case Gutter():
            target = source.target
            seats = (target.seat,) if target and target.seat is not None else ()
            return Foreseen("gutter", seats, card=target.card if target else None)
        case Claim(card=card):
            owner = source.target.seat if source.target else None
            return Foreseen("claim", () if owner is None else (owner,), card=card)
        case Tunnel():
            shown = min(CARDS_SHOWN, len(state.deck))
            return Foreseen("tunnel", (source.seat,), count=shown)
        case SecondWind():
            return Foreseen("second-wind", (source.seat,), card=_top(state, source))
        case _:
            return Foreseen("recruit", (source.seat,))


def _on_players(state: State, source: Source, effect: OnPlayers) -> Foreseen:
    keyword = _keyword(effect)
    who = "player" if isinstance(effect, Swipe) else effect.who
    meant = reached(state, source, who)
    action = source.action(keyword)
    immune = tuple(seat for seat in meant if is_player_immune(state, seat, action))
    seats = tuple(seat for seat in meant if seat not in immune)
    return Foreseen(keyword, seats, immune, effect.count)


def _keyword(effect: OnPlayers) -> Keyword:
    if isinstance(effect, Draw):
        return "draw"
    return "discard" if isinstance(effect, Discard) else "swipe"


def _top(state: State, source: Source) -> CardId | None:
    """Return what a Second Wind would find, unless its own text comes before it."""
    kinds = kinds_of(state.content)
    alone = isinstance(kinds[source.card].card.effects[0], SecondWind | Recruit)
    if not alone or not state.gutter or kinds[state.gutter[-1]].event:
        return None
    return state.gutter[-1]
