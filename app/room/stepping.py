"""Steps of the game inside a decision: the match after them, views and clocks."""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.game import Step
from app.room.clocks import followed, hurry, regulate
from app.room.decision import Played, Viewed
from app.room.draft import Draft
from app.room.finishing import finish
from app.room.model import Match
from app.room.seating import SEAT_KEYS

MATCHES_AT_HAND = 1024
"""The chance of so many matches stays in memory; any other is made anew."""


@lru_cache(MATCHES_AT_HAND)
def chance_of(key: str) -> Chance:
    """Return the random outcomes of a match by its key, for each of its steps."""
    return Chance(bytes.fromhex(key))


def advance(
    draft: Draft,
    match: Match,
    step: Step[Any, Any],
    played: Played,
    past: tuple[Any, ...] = (),
) -> None:
    """Take a step of the game into the match, and let the clocks follow.

    Args:
        draft: The decision under way.
        match: The match before the step.
        step: What the game made of it.
        played: The step for the replay.
        past: The states to go back to, the latest last, while that is allowed.
    """
    clock, turn_clock = followed(draft, match, draft.game.waiting(step.state))
    after = replace(
        match,
        state=step.state,
        clock=clock,
        turn_clock=turn_clock,
        moves=match.moves + 1,
    )
    if past or match.past:
        after = replace(after, past=past, mover=played.seat if past else None)
    draft.put_match(after)
    draft.steps.append(played)
    draft.show(step.events, step.only)


def run_out(draft: Draft) -> None:
    """Go on without those who have not answered."""
    match = draft.match()
    step = draft.game.timeout(match.state, chance_of(match.key))
    advance(draft, match, step, Played("timeout"))


def time_out(draft: Draft) -> None:
    """Go on because a clock has run out, and count it for those it ran out for.

    Windows and passes do not count (K10).
    """
    wait = draft.waiting()
    if wait.kind != "window" and not wait.complete:
        for seat in wait.missing or wait.seats:
            _count(draft, seat)
    run_out(draft)


def _count(draft: Draft, seat: int) -> None:
    entry = draft.entry_of(seat)
    draft.change_seat(seat, timeouts=entry.timeouts + 1)
    if entry.timeouts + 1 == draft.limits.away_timeouts:
        draft.tell("away", player=entry.player, name=entry.name)
        draft.frame()


def settle(draft: Draft) -> None:
    """Bring the match to rest: clocks, windows that close, the end.

    Called once at the end of every decision, whatever it was about.
    """
    if draft.table.status != "playing":
        return
    regulate(draft)
    while hurry(draft):
        run_out(draft)
        regulate(draft)
    if draft.clock is None:
        finish(draft)


def number_views(draft: Draft) -> None:
    """Raise the numbers of the viewers who get a view, once for each of them.

    Where the match waits for something new, or the viewer has moved, a move made
    on an older view means something else now: the anchor moves up.
    """
    match = draft.on_table
    if match is None or not draft.events:
        return
    views = _views(draft, match.id)
    if views[0].only is None:
        told = seqs = {viewer: number + 1 for viewer, number in match.seqs.items()}
    else:
        told = {}
        for view in views:
            viewer = str(view.only)
            told[viewer] = match.seqs[viewer] + 1
        seqs = {**match.seqs, **told}
    anchors = {**match.anchors}
    if draft.turned:
        anchors |= told
    else:
        for step in draft.steps:
            if step.seat is not None and step.kind != "leave":
                viewer = SEAT_KEYS[step.seat]
                anchors[viewer] = seqs[viewer]
    draft.put_match(replace(match, seqs=seqs, anchors=anchors))
    draft.notices += views


def _views(draft: Draft, match: str) -> list[Viewed]:
    """Return one view for everybody, or one for each seat that may notice."""
    if len(draft.events) == 1:
        ((events, only),) = draft.events
        return [Viewed(match, events, only)]
    if any(only is None for _, only in draft.events):
        return [Viewed(match, tuple(e for some, _ in draft.events for e in some))]
    seats = dict.fromkeys(only for _, only in draft.events)
    return [Viewed(match, _events_of(draft, seat), seat) for seat in seats]


def _events_of(draft: Draft, seat: int | None) -> tuple[Any, ...]:
    return tuple(event for some, only in draft.events if only == seat for event in some)
