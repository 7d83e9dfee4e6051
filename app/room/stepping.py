"""Steps of the game inside a decision: the match after them, and the clocks."""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.game import Step
from app.room.clocks import attend, followed
from app.room.decision import Played, Viewed
from app.room.draft import Draft
from app.room.finishing import finish
from app.room.model import Match
from app.room.numbering import anchored, numbered

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
    only = step.only
    clock, turn_clock = followed(draft, match, draft.game.waiting(step.state))
    seqs = numbered(draft, match, only)
    after = replace(
        match,
        state=step.state,
        seqs=seqs,
        anchors=anchored(draft, match, seqs, played, only),
        clock=clock,
        turn_clock=turn_clock,
        moves=match.moves + 1,
    )
    if past or match.past:
        after = replace(after, past=past, mover=played.seat if past else None)
    draft.put_match(after)
    draft.steps += (played,)
    draft.views += (Viewed(match.id, step.events, only),)


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
    while attend(draft):
        run_out(draft)
    if draft.clock is None:
        finish(draft)
