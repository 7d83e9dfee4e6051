"""The clocks of a match: turns, choices and windows, and what of them is shown.

1. A turn's clock stops while a window or a choice is open, and goes on with what
   was left when the same turn (the same `Wait.key`) goes on.
2. A choice has the turn clock's full length; a window has its own.
3. `Clock.deadline` fires and is the room's own; `Clock.shown` is what everybody
   sees. A window that nobody can answer any more fires early, but looks the same
   until it does.
4. Whatever stops a clock (pause, absence) is applied in one place, `attend`.
"""

from typing import Literal

import msgspec
from msgspec.structs import replace

from app.games.core.game import Wait
from app.room.absence import charge, is_away, missed, waits_for
from app.room.draft import Draft
from app.room.limits import SECOND
from app.room.model import Clock, Match, Room, SeatEntry
from app.room.numbering import numbered
from app.room.showing import frame_presence


class ClockView(msgspec.Struct, frozen=True, gc=False):
    """One clock as everybody sees it.

    Attributes:
        kind: ``turn``, ``choice`` or ``window``.
        seats: The seats being waited for.
        deadline: When it runs out; None while it stands still or without limit.
        left: Milliseconds left while it stands still.
        length: Its full length; None without a limit.
    """

    kind: Literal["turn", "choice", "window"]
    seats: tuple[int, ...]
    deadline: int | None
    left: int | None
    length: int | None


def clock_view(room: Room) -> tuple[ClockView, ...]:
    """Return the clocks of the match under way: the running one first.

    They are the same for every viewer and do not change while a window is open.
    """
    match = room.match
    if match is None:
        return ()
    running, turn = match.clock, match.turn_clock
    if running is None:
        return ()
    return (_seen(running),) if turn is None else (_seen(running), _seen(turn))


def _seen(clock: Clock) -> ClockView:
    return ClockView(clock.kind, clock.seats, clock.shown, clock.left, clock.length)


def followed(
    draft: Draft, match: Match, wait: Wait | None
) -> tuple[Clock | None, Clock | None]:
    """Return the clocks for what the match waits for now.

    Args:
        draft: The decision under way.
        match: With its clocks as they were.
        wait: What it waits for; None when it is over.

    Returns:
        The running clock, and the turn's clock if it stands meanwhile.
    """
    draft.wait = wait
    old, turn = match.clock, match.turn_clock
    if wait is not None and old is not None and old.key == wait.key:
        same = old.seats == wait.seats
        return old if same else replace(old, seats=wait.seats), turn
    draft.turned = True
    turn = _laid_by(draft, old, turn)
    if wait is None:
        return None, None
    if wait.kind != "turn":
        return opened(draft, wait), turn
    if turn is not None and turn.key == wait.key:
        return _running(turn, draft.now), None
    return opened(draft, wait), None


def _laid_by(draft: Draft, old: Clock | None, turn: Clock | None) -> Clock | None:
    """Return the turn's clock as it stands while something else is waited for."""
    if old is None:
        return turn
    if old.absent_from is not None:
        charge(draft, old)
    if old.kind != "turn":
        return turn
    laid_by = _stopped(old, draft.now)
    return laid_by if old.absent_from is None else replace(laid_by, absent_from=None)


def opened(draft: Draft, wait: Wait) -> Clock:
    """Return a fresh clock of full length for what the match waits for."""
    length = _length(draft, wait)
    deadline = None if length is None else draft.now + length
    return Clock(
        key=wait.key,
        kind=wait.kind,
        seats=wait.seats,
        opened_at=draft.now,
        secret=wait.secret,
        length=length,
        deadline=deadline,
        shown=deadline,
    )


def _length(draft: Draft, wait: Wait) -> int | None:
    if wait.seconds is not None:
        own = round(wait.seconds * SECOND)
        return max(own, draft.limits.window_minimum)
    usual = draft.table.turn_seconds
    full = None if usual is None or _solo(draft) else usual * SECOND
    if wait.kind != "window" and _all_away(draft, wait.seats):
        short = draft.limits.away_clock
        return short if full is None else min(full, short)
    return full


def _solo(draft: Draft) -> bool:
    return len(draft.match().seats) == 1


def _all_away(draft: Draft, seats: tuple[int, ...]) -> bool:
    return all(is_away(draft.entry_of(seat), draft.limits) for seat in seats)


def _stopped(clock: Clock, now: int) -> Clock:
    if clock.deadline is None:
        return clock
    if clock.shown is None:
        return replace(clock, deadline=None)
    left = max(0, clock.shown - now)
    return replace(clock, deadline=None, shown=None, left=left)


def _running(clock: Clock, now: int) -> Clock:
    if clock.left is None or clock.length is None:
        return clock
    return replace(
        clock,
        opened_at=now - (clock.length - clock.left),
        deadline=now + clock.left,
        shown=now + clock.left,
        left=None,
    )


def attend(draft: Draft) -> bool:
    """Let the clock follow who is there, and who is left to answer.

    Returns:
        Whether it has to close now, in this very decision.
    """
    clock, table = draft.clock, draft.table
    if clock is None:
        return False
    absent = missed(table, clock)
    draft.absentee = None if absent is None else absent.seat
    stood = clock.left is not None or clock.absent_from is not None
    if stood or table.paused or absent is not None:
        clock = _regulated(draft, clock, absent)
    if clock.kind == "turn" or table.paused:
        return False
    return _hurried(draft, clock)


def _regulated(draft: Draft, before: Clock, absent: SeatEntry | None) -> Clock:
    """Stop or start a clock as pause and absence want it, and show it if so."""
    clock = before
    waits = absent is not None and waits_for(absent, clock, draft.now, draft.limits)
    if clock.absent_from is not None and not waits:
        charge(draft, clock)
        clock = replace(clock, absent_from=None)
    stands = draft.table.paused or waits
    after = _stopped(clock, draft.now) if stands else _running(clock, draft.now)
    if waits and after.absent_from is None:
        after = replace(after, absent_from=draft.now)
    if after is not before:
        _show(draft, after)
        frame_presence(draft)
    return after


def restart(draft: Draft, entry: SeatEntry) -> None:
    """Begin a seat's own clock anew, if it is the one that is running.

    Its length has changed: its player is back, or nobody waits any longer.
    """
    clock = draft.clock
    if clock is None or clock.secret or clock.kind == "window":
        return
    if clock.seats == (entry.seat,):
        if clock.absent_from is not None:
            charge(draft, clock)
        _show(draft, opened(draft, draft.waiting()))


def _show(draft: Draft, clock: Clock) -> None:
    """Go on with a clock that everybody is to see."""
    draft.change_match(clock=clock, seqs=numbered(draft, draft.match()))
    draft.show()


def _hurried(draft: Draft, clock: Clock) -> bool:
    """Let a window fire early if nobody is left to answer it; never within 1 s.

    Returns:
        Whether it has to close now.
    """
    early, deadline = _early_end(draft, clock), clock.shown
    if early is not None and (deadline is None or early < deadline):
        deadline = early
    if deadline != clock.deadline:
        clock = replace(clock, deadline=deadline)
        draft.put_match(replace(draft.match(), clock=clock))
    return early is not None and deadline is not None and deadline <= draft.now


def _early_end(draft: Draft, clock: Clock) -> int | None:
    """Return when it ends since nobody is left who has to answer; None if somebody is.

    A choice that only players who are away still owe has their short clock, from
    when it came to that: nobody else is kept waiting, with a turn limit or without.
    """
    wait = draft.waiting()
    window = wait.kind == "window"
    if wait.complete or (window and _all_let_pass(draft, wait.missing)):
        return max(draft.now, clock.opened_at + draft.limits.window_minimum)
    if window or clock.absent_from is not None:
        return None
    if not _all_away(draft, wait.missing or wait.seats):
        return None
    hurried = clock.deadline if clock.deadline != clock.shown else None
    short = draft.now + draft.limits.away_clock
    return short if hurried is None else min(hurried, short)


def _all_let_pass(draft: Draft, missing: tuple[int, ...]) -> bool:
    """Return whether of those who have not answered nobody wants to think about it."""
    for entry in draft.table.seats:
        if entry.seat in missing and not _lets_pass(entry):
            return False
    return bool(missing)


def _lets_pass(entry: SeatEntry) -> bool:
    """Return whether a player who is there lets windows pass by choice."""
    settings = entry.settings
    return (
        settings.pass_by_default
        and not settings.always_let_me_think
        and entry.absent_since is None
    )
