"""Worlds of Regicide that look alike to a viewer, and what rightly tells them apart."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from app.games.core.game import Viewer
from app.games.regicide import GAME
from app.games.regicide.cards import ROYAL_RANKS, worth
from app.games.regicide.events import (
    CardsPlayed,
    DamagePaid,
    Drawing,
    Drew,
    EnemyRevealed,
    Event,
    Healed,
    MatchLost,
    Refilled,
)
from app.games.regicide.notation import read_move, write_move, write_text
from app.games.regicide.state import Player, State
from tests.games.conformance.shuffling import shuffled
from tests.games.conformance.subjects import Below, Seating, Subject
from tests.games.regicide.positions import a_position, all_cards

OPEN = (CardsPlayed, DamagePaid, EnemyRevealed, MatchLost)
"""What tells everybody something that was hidden until then."""
HANDS, PILES, EVERYTHING = "hands", "piles", "everything"
TRIES = 20


def twins(state: State, viewer: Viewer, below: Below) -> Iterator[State]:
    """Yield worlds with other hands, other piles and another castle.

    What all know stays: royals on top of the tavern and in hands, the top of the
    discard pile, or all of it where it is open. A hand that has to pay still can.
    """
    for mixed in (HANDS, PILES, EVERYTHING):
        likely = (_other(state, viewer, mixed, below) for _ in range(TRIES))
        twin = next(filter(_stands, likely), None)
        if twin is not None:
            yield twin


def event_twins(event: Event, viewer: Viewer) -> Iterator[Event]:
    """Yield the event with other cards where the viewer may not know them."""
    match event:
        case Drew(drawings=drawings):
            hidden = tuple(_unlike(drawing, viewer) for drawing in drawings)
            if hidden != drawings:
                yield replace(event, drawings=hidden)
        case Refilled(seat=seat, count=count) if seat != viewer:
            yield replace(event, cards=("another-card",) * count)
        case _:
            pass


def learned(event: Event, viewer: Viewer) -> tuple[Any, ...]:
    """Return what an event rightly tells of hands, piles and castle."""
    match event:
        case Drew(drawings=drawings):
            return tuple(d.cards for d in drawings if d.seat == viewer)
        case Refilled(seat=seat):
            return (event if seat == viewer else replace(event, cards=None),)
        case Healed(top=top):
            return ("top", top)
        case _:
            return (event,) if isinstance(event, OPEN) else ()


def _unlike(drawing: Drawing, viewer: Viewer) -> Drawing:
    if drawing.seat == viewer:
        return drawing
    return replace(drawing, cards=("another-card",) * drawing.count)


def _other(state: State, viewer: Viewer, mixed: str, below: Below) -> State:
    """Return the state with its hidden cards dealt anew; it may not stand."""
    hands = [
        card
        for seat, player in zip(state.order, state.players, strict=True)
        for card in player.hand
        if seat != viewer and card not in player.known
    ]
    tavern = list(state.tavern[state.known :])
    buried = [] if state.options.open_discard else list(state.discard[:-1])
    kept = len(state.discard) - len(buried)
    moved = {HANDS: [hands, tavern], PILES: [tavern, buried]}
    cards = iter(_dealt([hands, tavern, buried], moved.get(mixed), below))
    players = tuple(
        player if seat == viewer else _other_hand(player, cards)
        for seat, player in zip(state.order, state.players, strict=True)
    )
    known = state.tavern[: state.known]
    return replace(
        state,
        players=players,
        tavern=(*known, *(next(cards) for _ in tavern)),
        discard=(*(next(cards) for _ in buried), *state.discard[-kept:][:kept]),
        castle=_other_castle(state.castle, below),
    )


def _dealt(
    piles: Sequence[list[str]], moved: Sequence[list[str]] | None, below: Below
) -> list[str]:
    """Return the cards of all piles, in their order, those of some mixed."""
    chosen = piles if moved is None else moved
    mixed = iter(shuffled([card for pile in chosen for card in pile], below))
    return [
        next(mixed) if any(pile is one for one in chosen) else card
        for pile in piles
        for card in pile
    ]


def _other_hand(player: Player, cards: Iterator[str]) -> Player:
    hand = (card if card in player.known else next(cards) for card in player.hand)
    return replace(player, hand=tuple(hand))


def _other_castle(castle: tuple[str, ...], below: Below) -> tuple[str, ...]:
    """Return the royals to come in another order, rank by rank."""
    return tuple(
        card
        for rank in ROYAL_RANKS
        for card in shuffled([c for c in castle if c[0] == rank], below)
    )


def _stands(state: State) -> bool:
    """Return whether a position can come about: whoever has to pay can."""
    if state.phase != "defend" or state.flips:
        return True
    return worth(state.player(state.active).hand) >= state.attack


SUBJECT = Subject(
    game=GAME,
    tables=(
        Seating((0,)),
        Seating((1, 0)),
        Seating((2, 0, 5), {"starter": 5, "open_discard": True}),
        Seating((0, 1, 2, 3), {"free_chat": True}),
        Seating((3,), {"open_discard": True}),
    ),
    cards=all_cards,
    twins=twins,
    event_twins=event_twins,
    learned=learned,
    write_state=write_text,
    write_move=write_move,
    read_move=read_move,
    positions=(
        # A known royal on top of the tavern, another in a hand; diamonds to play.
        a_position("5D 4H 10D", "JD 2C 3C", "2S", enemy="QC", tavern="JC 9S 8S 7S",
                   discard="2H 3H 4S", known=1, known_hands=[[], ["JD"], []]),
        # Hearts over a pile that nobody may look through, then diamonds.
        a_position("2H 2D 10C 9C", "3C 5C", enemy="JS", dmg=15, tavern="6S",
                   discard="7C 8C 9H 3S 4S", castle="QD QH KS KD"),
        # Somebody has to pay, and could do so in many ways.
        a_position("10C 9C 2H X1", "3C 5C 8D", "4C 4S", enemy="JS", phase="defend",
                   tavern="6S 7S", discard="7C 8C 9H", shield=2),
        # After a jester, with spades that were banked.
        a_position("2C 3S", "X2 9D", "4D 6D", "KS 7D", enemy="QS", shield=9,
                   immunity_off=True, table="9S | X1", table_by=[1, 0], lifted_by=0,
                   phase="choose-next", tavern="5D 5C", discard="9H 9C"),
        # Solo, where the hand cannot pay and a jester can be flipped.
        a_position("2H 3H", enemy="KD", phase="defend", tavern="QH 6C 7C 8C",
                   known=1, discard="9H 9C 2S", flips_left=1),
    ),
)  # fmt: skip
