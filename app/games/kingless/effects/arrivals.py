"""Recruit, Second Wind and Tunnel: what comes into the actor's play area.

What arrives so has no action text (K37), but its passives work at once.
"""

from app.games.kingless.cards import Recruit, SecondWind, Tunnel
from app.games.kingless.effects.source import Source, tell_nothing
from app.games.kingless.events import SecondWinded, Tunnelled
from app.games.kingless.material import kinds_of
from app.games.kingless.state import CardId, Recruiting, State, Tunnelling
from app.games.kingless.table import Table
from app.games.kingless.tunnelling import settle
from app.games.kingless.zones import put_down

CARDS_SHOWN = 2
"""So many cards of the deck a Tunnel shows (K48)."""


def recruit(table: Table, effect: Recruit, source: Source) -> None:
    """Ask the actor for a card, whatever the hand holds (K46)."""
    table.ask(Recruiting(source.seat, effect.what))


def second_wind(table: Table, effect: SecondWind, source: Source) -> None:
    """Put the top card of the gutter below the chain's into play (K43 to K45)."""
    del effect
    place = _top_of_gutter(table.state)
    if place is None:
        tell_nothing(table, source.seat, "second-wind", "gutter-empty")
        return
    card = table.state.gutter[place]
    if table.kind(card).event:
        tell_nothing(table, source.seat, "second-wind", "top-is-event", card)
        return
    gutter, base = table.state.gutter, table.state.base
    table.change(
        gutter=gutter[:place] + gutter[place + 1 :],
        base=base - 1 if place < base else base,
    )
    table.tell(SecondWinded(source.seat, card))
    put_down(table, source.seat, card)


def tunnel(table: Table, effect: Tunnel, source: Source) -> None:
    """Show the top of the deck; it is no draw, so it triggers nothing (K49)."""
    del effect
    shown = table.state.deck[:CARDS_SHOWN]
    if not shown:
        tell_nothing(table, source.seat, "tunnel", "deck-empty")
        return
    table.change(deck=table.state.deck[CARDS_SHOWN:])
    table.tell(Tunnelled(source.seat, shown))
    if all(table.kind(card).event for card in shown):
        settle(table, source.seat, shown, None)
    else:
        table.ask(Tunnelling(source.seat, shown))


def _top_of_gutter(state: State) -> int | None:
    """Return the place of the highest card that is not the chain's own (K44)."""
    own = sum(_is_event(state, link.card) for link in state.chain)
    top = len(state.gutter) - 1
    if top >= state.base + own:
        return top
    return state.base - 1 if state.base else None


def _is_event(state: State, card: CardId) -> bool:
    return kinds_of(state.content)[card].event
