"""Claim and Gutter: what leaves a play area."""

from app.games.core.game import Seat
from app.games.kingless.cards import Claim, Gutter
from app.games.kingless.effects.source import Source, tell_nothing
from app.games.kingless.events import Claimed, Guttered, NothingReason
from app.games.kingless.immunity import Action, is_card_immune, is_hand_immune
from app.games.kingless.moves import Target
from app.games.kingless.state import CardId, State
from app.games.kingless.table import Table
from app.games.kingless.zones import (
    put_down,
    put_in_gutter,
    take_from_area,
    take_from_hand,
)


def gutter(table: Table, effect: Gutter, source: Source) -> None:
    """Put the card named with the play into the gutter (K50)."""
    del effect
    owner, card = _named(source.target)
    if owner is None or card is None:
        tell_nothing(table, source.seat, "gutter", "no-target")
    elif not _is_there(table.state, owner, card, source):
        tell_nothing(table, owner, "gutter", "target-gone", card)
    elif is_card_immune(table.state, owner, card, source.action("gutter")):
        tell_nothing(table, owner, "gutter", "immune", card)
    else:
        take_from_area(table, owner, card)
        put_in_gutter(table, (card,))
        table.tell(Guttered(source.seat, card, owner))


def claim(table: Table, effect: Claim, source: Source) -> None:
    """Bring the named card into the actor's play area (K40 to K42)."""
    label = table.label("claim")
    if source.target is not None and source.target.zone == "area":
        _claim_from_area(table, effect.card, source, source.target.seat)
    else:
        _claim_from_hands(table, effect.card, source, label)


def _claim_from_area(
    table: Table, card: CardId, source: Source, owner: Seat | None
) -> None:
    state, action = table.state, source.action("claim")
    if owner is None or card not in state.player(owner).area:
        tell_nothing(table, source.seat, "claim", "target-gone", card)
    elif is_card_immune(state, owner, card, action):
        tell_nothing(table, owner, "claim", "immune", card)
    else:
        take_from_area(table, owner, card)
        table.tell(Claimed(source.seat, card, owner, "area"))
        put_down(table, source.seat, card)


def _claim_from_hands(table: Table, card: CardId, source: Source, label: str) -> None:
    state, action = table.state, source.action("claim")
    holders = [
        seat
        for seat in state.clockwise(source.seat)
        if card in state.player(seat).hand and not is_hand_immune(state, seat, action)
    ]
    if not holders:
        reason = _nobody(state, card, action)
        tell_nothing(table, source.seat, "claim", reason, card)
        return
    # A pick out of one uses no chance (3.6).
    holder = table.chance.choice(label, holders) if len(holders) > 1 else holders[0]
    take_from_hand(table, holder, card)
    table.tell(Claimed(source.seat, card, holder, "hand"))
    put_down(table, source.seat, card)


def _nobody(state: State, card: CardId, action: Action) -> NothingReason:
    """Return why a Claim finds nothing, without telling what an immune hand holds.

    Where a hand is immune or an immune card lies in a play area, "nobody holds
    it" would say more than all may know.
    """
    for seat in state.seated():
        player = state.player(seat)
        if player.hand and is_hand_immune(state, seat, action):
            return "nobody-can-give-it"
        if card in player.area and is_card_immune(state, seat, card, action):
            return "nobody-can-give-it"
    return "nobody-holds-it"


def _named(target: Target | None) -> tuple[Seat | None, CardId | None]:
    return (target.seat, target.card) if target else (None, None)


def _is_there(state: State, owner: Seat, card: CardId, source: Source) -> bool:
    """Return whether a card can still be guttered; the played one never is."""
    copies = state.player(owner).area.count(card)
    is_played = (owner, card, source.by_event) == (source.seat, source.card, False)
    return copies > (1 if is_played else 0)
