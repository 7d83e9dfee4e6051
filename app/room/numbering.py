"""The numbers of views: each viewer's next one, and the oldest to move on."""

from collections.abc import Iterable, Mapping
from typing import Any

from app.room.decision import Played, Viewed
from app.room.draft import Draft
from app.room.model import Match
from app.room.seating import SEAT_KEYS


def numbered(draft: Draft, match: Match, only: int | None = None) -> Mapping[str, int]:
    """Return the numbers of the views with one more for whoever is shown something.

    To be asked before it is shown: however often a viewer is shown something in one
    decision, it is one view.

    Args:
        draft: The decision under way.
        match: With the numbers as they are.
        only: The one seat that may notice; None for every viewer.
    """
    seqs = match.seqs
    if draft.views:
        return _once_more(draft, seqs, only)
    if only is None:
        return {viewer: number + 1 for viewer, number in seqs.items()}
    raised = {**seqs}
    raised[SEAT_KEYS[only]] += 1
    return raised


def _once_more(
    draft: Draft, seqs: Mapping[str, int], only: int | None
) -> Mapping[str, int]:
    """Return the numbers after a second step: each viewer gets one view of both."""
    shown = {view.only for view in draft.views}
    if None in shown or only in shown:
        return seqs
    seen = {SEAT_KEYS[seat] for seat in shown if seat is not None}
    new = seqs.keys() - seen if only is None else {SEAT_KEYS[only]}
    return {viewer: number + (viewer in new) for viewer, number in seqs.items()}


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
    seat = None if played.kind == "leave" else played.seat
    if draft.turned:
        if only is None:
            return seqs
        seat = only
    if seat is None:
        return match.anchors
    viewer, anchors = SEAT_KEYS[seat], {**match.anchors}
    anchors[viewer] = seqs[viewer]
    return anchors


def merged(views: tuple[Viewed, ...]) -> tuple[Viewed, ...]:
    """Return one view for everybody, or one for each seat that may notice.

    Args:
        views: What was shown, step by step; at least once.
    """
    match, seats = views[-1].match, dict.fromkeys(view.only for view in views)
    if None in seats:
        return (Viewed(match, _events(views)),)
    return tuple(
        Viewed(match, _events(view for view in views if view.only == seat), seat)
        for seat in seats
    )


def _events(views: Iterable[Viewed]) -> tuple[Any, ...]:
    return tuple(event for view in views for event in view.events)
