"""Worlds of High Card that look alike to a viewer."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from app.games.core.game import Viewer
from tests.games.conformance.shuffling import shuffled
from tests.games.conformance.subjects import Below, Seating, Subject
from tests.games.tiny.game import TINY, Show, Shown, Table


def cards(state: Table) -> list[str]:
    """Return every card of a state."""
    held = [card for hand in state.hands.values() for card in hand]
    return [*held, *state.shown, *state.deck]


def twins(state: Table, viewer: Viewer, below: Below) -> Iterator[Table]:
    """Yield worlds in which the others hold and have chosen something else."""
    others = [seat for seat in state.hands if seat != viewer]
    pool = [card for seat in others for card in state.hands[seat]]
    mixed = iter(shuffled([*pool, *state.deck], below))
    hands = dict(state.hands)
    for seat in others:
        hands[seat] = tuple(next(mixed) for _ in state.hands[seat])
    own = {seat: card for seat, card in state.chosen.items() if seat == viewer}
    guessed = {seat: hands[seat][0] for seat in others if hands[seat] and below(2)}
    yield replace(state, hands=hands, chosen=own | guessed, deck=tuple(mixed))


def event_twins(event: Shown, viewer: Viewer) -> Iterator[Shown]:
    """Yield nothing: everything in the event lies open."""
    del event, viewer
    yield from ()


def learned(event: Shown, viewer: Viewer) -> tuple[Any, ...]:
    """Return the cards shown."""
    del viewer
    return event.cards


SUBJECT = Subject(
    game=TINY,
    tables=(Seating((0, 1)), Seating((0, 2, 3)), Seating((3, 1, 0, 2))),
    cards=cards,
    twins=twins,
    event_twins=event_twins,
    learned=learned,
    write_state=lambda state: "\n".join(
        f"{seat}: {' '.join(hand)} | {state.points[seat]}"
        for seat, hand in state.hands.items()
    ),
    write_move=lambda move: f"show {move.card}",
    read_move=lambda text: Show(text.removeprefix("show ")),
)
