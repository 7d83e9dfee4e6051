"""Worlds of Kingless that look alike to a viewer, and what rightly tells them apart."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from app.games.core.game import Viewer
from app.games.kingless import GAME
from app.games.kingless.contest import SIGNS
from app.games.kingless.events import (
    AwardGiven,
    Claimed,
    ContestThrown,
    Discarded,
    Drew,
    Event,
    NothingHappened,
    Recruited,
    SeatLeft,
    Swiped,
    TimedOut,
    Tunnelled,
)
from app.games.kingless.notation import read_move, write_move, write_position
from app.games.kingless.state import (
    Demand,
    Discarding,
    Phase,
    Player,
    State,
    Throwing,
    Throws,
    Window,
)
from tests.games.conformance.shuffling import picked, shuffled
from tests.games.conformance.subjects import Below, Seating, Subject
from tests.games.kingless.story import DECK, Story, all_cards

OPEN = (
    Tunnelled,
    Discarded,
    Recruited,
    Claimed,
    SeatLeft,
    ContestThrown,
    TimedOut,
)
"""What tells everybody something that was hidden until then."""
HANDS_ONLY, DECK_ONLY, EVERYTHING = "hands", "deck", "everything"


def twins(state: State, viewer: Viewer, below: Below) -> Iterator[State]:
    """Yield worlds with other hands, another deck, and other secret answers."""
    for mixed in (HANDS_ONLY, DECK_ONLY, EVERYTHING):
        cards = iter(shuffled(_pool(state, viewer, mixed), below))
        players = tuple(
            _other_hand(player, cards)
            if seat != viewer and mixed != DECK_ONLY
            else player
            for seat, player in zip(state.order, state.players, strict=True)
        )
        deck = state.deck if mixed == HANDS_ONLY else tuple(cards)
        twin = replace(state, players=players, deck=deck)
        answered = mixed != DECK_ONLY
        yield _with_answers(twin, viewer, below) if answered else twin


def event_twins(event: Event, viewer: Viewer) -> Iterator[Event]:
    """Yield the event with other cards where the viewer may not know them."""
    match event:
        case Drew(seat=seat, cards=cards) if seat != viewer and cards:
            yield replace(event, cards=("another-card",) * len(cards))
        case Swiped(seat=seat, whose=whose) if viewer not in {seat, whose}:
            yield replace(event, card="another-card")
        case AwardGiven(fool=fool, king=king) if viewer not in {fool, king}:
            yield replace(event, card="another-card")
        case _:
            pass


def learned(event: Event, viewer: Viewer) -> tuple[Any, ...]:
    """Return what an event rightly tells of hands, deck and secret answers.

    A Claim that comes to nothing tells that nobody could give the card; why, it
    may only tell as far as all can see.
    """
    match event:
        case Drew(seat=seat):
            return (event,) if seat == viewer else ()
        case Swiped(seat=seat, whose=whose):
            return (event,) if viewer in {seat, whose} else ()
        case AwardGiven(fool=fool, king=king):
            return (event,) if viewer in {fool, king} else ()
        case NothingHappened(keyword="claim"):
            return ("nothing-claimed",)
        case _:
            return (event,) if isinstance(event, OPEN) else ()


def _pool(state: State, viewer: Viewer, mixed: str) -> list[str]:
    hands = [
        card
        for seat, player in zip(state.order, state.players, strict=True)
        for card in player.hand
        if seat != viewer
    ]
    if mixed == HANDS_ONLY:
        return hands
    return list(state.deck) if mixed == DECK_ONLY else [*hands, *state.deck]


def _other_hand(player: Player, cards: Iterator[str]) -> Player:
    return replace(player, hand=tuple(next(cards) for _ in player.hand))


def _with_answers(state: State, viewer: Viewer, below: Below) -> State:
    """Return the state with other secret answers of others, and fitting ones."""
    phase: Phase = state.phase
    if isinstance(phase, Window):
        own = [seat for seat in phase.passed if seat == viewer]
        others = [seat for seat in state.seated() if seat != viewer and below(2)]
        phase = Window(tuple(shuffled([*own, *others], below)))
    elif isinstance(phase, Discarding):
        demands = (_other_demand(state, due, viewer, below) for due in phase.demands)
        phase = replace(phase, demands=tuple(demands))
    elif isinstance(phase, Throwing):
        throws = (_other_throw(t, viewer, below) for t in phase.throws)
        phase = replace(phase, throws=tuple(throws))
    return replace(state, phase=phase)


def _other_demand(state: State, due: Demand, viewer: Viewer, below: Below) -> Demand:
    hand = state.player(due.seat).hand
    if due.seat == viewer:
        return due
    is_alone = len(hand) == 1
    asked = [d for d in _demands(state) if len(state.player(d.seat).hand) > 1]
    if not is_alone and (len(asked) == 1 or not below(2)):
        return Demand(due.seat, due.count, None)
    return Demand(due.seat, due.count, tuple(picked(hand, due.count, below)))


def _demands(state: State) -> tuple[Demand, ...]:
    return state.phase.demands if isinstance(state.phase, Discarding) else ()


def _other_throw(throw: Throws, viewer: Viewer, below: Below) -> Throws:
    if throw.seat == viewer:
        return throw
    return Throws(throw.seat, (*SIGNS, None)[below(4)])


def _position(text: str) -> State:
    return Story(text).state


SUBJECT = Subject(
    game=GAME,
    tables=(
        Seating((0, 1), carry_over={"king": 1, "fool": 0}),
        Seating((2, 0, 5), {"realtime": False}, {"king": 5, "fool": 2}),
        Seating((0, 1, 2, 3), {"starter": 2}),
        Seating((0, 1, 2), {}, {"king": 1, "fool": 2}, DECK),
        Seating((1, 2, 3, 4, 5, 0), carry_over={"king": 3, "fool": 4}),
        Seating((0, 1, 2, 3, 4, 5, 6, 7), {"unbalanced": True}),
    ),
    cards=all_cards,
    twins=twins,
    event_twins=event_twins,
    learned=learned,
    write_state=write_position,
    write_move=write_move,
    read_move=read_move,
    positions=(
        # A Claim where some hands are immune, and where some areas are.
        _position("0: summon pot stop |\n1: brute pot | lockpurse\n2: oaf stop |\n"
                  "phase: window\nchain: 0 summon >@hands\ndeck: pick pot runt"),
        _position("0: summon brute |\n1: brute pot |\n2: oaf halt |\n"
                  "deck: pick pot brute oaf"),
        # Secret choices of several, and a contest.
        _position("0: pot runt stop |\n1: oaf halt |\n2: stop pot brute |\n"
                  "phase: discard effect 1=1 2=1 0=1\nchain: 0 storm\ngutter: storm\n"
                  "agenda: finish-text true\ndeck: pick pick pick oaf"),
        _position("0: pot | oaf\n1: stop | oaf\n2: halt | oaf\nscored: 0 1 2\n"
                  "trigger: 0 five 1\nphase: contest king 1 0=- 1=axe 2=- after\n"
                  "deck: pick pot"),
        _position("0: raid thief |\n1: oaf stop halt |\n2: pot brute runt |\n"
                  "phase: window\nchain: 0 raid >1\ngutter: raid\ndeck: pick pot"),
        # A window that somebody could answer, or nobody, with a choice after it.
        _position("0: pot |\n1: oaf runt | pot\n2: pot |\nphase: window\n"
                  "chain: 0 levy\ngutter: levy\ndeck: stop stop pick"),
    ),
)  # fmt: skip
