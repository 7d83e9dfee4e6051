"""What each viewer may know of a state: with `redaction` the only exit for secrets.

A view starts from what everybody may know and adds the viewer's own hand; nothing
else is ever copied out of a state (R55 to R58).
"""

from collections.abc import Iterator
from typing import Literal, cast

from msgspec.structs import replace

from app.games.core.game import Seat, Viewer
from app.games.regicide.cards import ATTACK, HEALTH, royal_rank, suit_of, worth
from app.games.regicide.ending import medal
from app.games.regicide.state import Enemy, State
from app.games.regicide.turns import why_barred
from app.games.regicide.views import (
    EnemyView,
    LossView,
    Own,
    RoyalView,
    SeatView,
    SoloView,
    TablePlay,
    View,
)

NO_HAND = Own(None, ())
"""What is told to who plays no part."""


class Projector:
    """Builds views; the part that all viewers share is built once a state.

    It remembers the last state only, which is the one that all viewers of a step
    are about to be shown.
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: tuple[State, View] | None = None

    def view(self, state: State, viewer: Viewer) -> View:
        """Return all that a viewer may know; a spectator sees the shared part."""
        shared = self._shared(state)
        if viewer is None or viewer not in state.order:
            return shared
        own = own_part(state, viewer)
        return replace(shared, hand=own.hand, drawn=own.drawn)

    def _shared(self, state: State) -> View:
        # Read once: replays are shown from threads, which may come in between.
        last = self._last
        if last is not None and last[0] is state:
            return last[1]
        view = public_view(state)
        self._last = (state, view)
        return view


def own_part(state: State, viewer: Viewer) -> Own:
    """Return what a viewer is told alone: the own hand, and nothing to who has none."""
    if viewer is None or viewer not in state.order:
        return NO_HAND
    player = state.player(viewer)
    return Own(player.hand, player.hand[len(player.hand) - player.fresh :])


def public_view(state: State) -> View:
    """Return what every player may know."""
    pile = state.discard
    reward = medal(state)
    return View(
        phase=state.phase,
        turn=state.turn,
        bonus=state.bonus,
        active=state.active,
        next=state.after(state.active),
        order=state.order,
        seats=tuple(_seat(state, seat) for seat in state.order),
        hand_limit=state.hand_limit,
        enemy=None if state.enemy is None else _enemy(state.enemy),
        castle=tuple(_castle(state)),
        table=tuple(
            TablePlay(play.seat, play.cards, worth(play.cards)) for play in state.table
        ),
        tavern=len(state.tavern),
        tavern_known=state.tavern[: state.known],
        discard=len(pile),
        discard_top=pile[-1] if pile else None,
        discard_cards=pile[::-1] if state.options.open_discard else None,
        must_pay=state.attack if state.phase == "defend" else 0,
        yield_barred=_barred(state),
        solo=None if reward is None else SoloView(state.flips, reward),
        loss=_loss(state),
        medal=reward if state.phase == "won" else None,
        hand=None,
        drawn=(),
    )


def _seat(state: State, seat: Seat) -> SeatView:
    player = state.player(seat)
    return SeatView(
        seat=seat,
        hand=len(player.hand),
        known=player.known,
        yielded=player.yielded,
        left=seat == state.left,
    )


def _enemy(enemy: Enemy) -> EnemyView:
    rank = royal_rank(enemy.card)
    return EnemyView(
        card=enemy.card,
        rank=rank,
        suit=suit_of(enemy.card),
        full_health=HEALTH[rank],
        damage=enemy.damage,
        health=enemy.health,
        full_attack=ATTACK[rank],
        shield=enemy.shield,
        attack=enemy.attack,
        immune=enemy.immune,
        lifted_by=enemy.lifted_by,
        banked=enemy.banked,
    )


def _castle(state: State) -> Iterator[RoyalView]:
    """Yield the royals in the order they come; those to come without their suit."""
    for felled in state.felled:
        how: Literal["exact", "felled"] = "exact" if felled.exact else "felled"
        yield RoyalView(royal_rank(felled.card), how, felled.card)
    if state.enemy is not None:
        card = state.enemy.card
        yield RoyalView(royal_rank(card), "now", card)
    for card in state.castle:
        yield RoyalView(royal_rank(card), "to-come", None)


def _barred(state: State) -> Literal["yield-solo", "yield-barred"] | None:
    if state.phase != "play":
        return None
    return cast('Literal["yield-solo", "yield-barred"] | None', why_barred(state))


def _loss(state: State) -> LossView | None:
    loss = state.loss
    if loss is None:
        return None
    return LossView(loss.reason, loss.seat, loss.attack, loss.worth)
