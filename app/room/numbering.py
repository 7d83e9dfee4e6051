"""The numbers of views: each viewer's next one, and the oldest to move on."""

from collections.abc import Mapping
from typing import Any

from app.room.decision import Played, Viewed
from app.room.draft import Draft
from app.room.model import Match
from app.room.seating import SEAT_KEYS


def numbered(draft: Draft, match: Match, only: int | None = None) -> Mapping[str, int]:
    """Return the numbers of the views with one more for whoever is shown something.

    To be asked before `Draft.show`: however often a viewer is shown something in one
    decision, it is one view.

    Args:
        draft: The decision under way.
        match: With the numbers as they are.
        only: The one seat that may notice; None for every viewer.
    """
    seqs, events = match.seqs, draft.events
    if not events and only is None:
        return {viewer: number + 1 for viewer, number in seqs.items()}
    shown = {seat for _, seat in events}
    if None in shown or only in shown:
        return seqs
    if only is not None:
        viewer = SEAT_KEYS[only]
        return {**seqs, viewer: seqs[viewer] + 1}
    had = {SEAT_KEYS[seat] for seat in shown if seat is not None}
    return {viewer: seq + (viewer not in had) for viewer, seq in seqs.items()}


def anchored(
    draft: Draft,
    match: Match,
    seqs: Mapping[str, int],
    played: Played,
    only: int | None,
) -> Mapping[str, int]:
    """Return the anchors after a step, which has led to these numbers.

    Where the match waits for something new, or the viewer has moved, a move made
    on an older view means something else now: the anchor moves up.
    """
    if draft.turned and only is None:
        return seqs
    seat = only if draft.turned else played.seat
    if seat is None or played.kind == "leave":
        return match.anchors
    viewer = SEAT_KEYS[seat]
    return {**match.anchors, viewer: seqs[viewer]}


def views(draft: Draft) -> tuple[Viewed, ...]:
    """Return what was shown: one view for everybody, or one for each who may notice."""
    match, events = draft.match().id, draft.events
    if len(events) == 1:
        ((happened, only),) = events
        return (Viewed(match, happened, only),)
    seats = dict.fromkeys(only for _, only in events)
    if None in seats:
        return (Viewed(match, tuple(event for some, _ in events for event in some)),)
    return tuple(Viewed(match, _events_of(draft, seat), seat) for seat in seats)


def _events_of(draft: Draft, seat: int | None) -> tuple[Any, ...]:
    return tuple(event for some, only in draft.events if only == seat for event in some)
