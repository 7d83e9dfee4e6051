"""What happens when time has passed: everything due is checked again, then done."""

from app.room.clocks import attend
from app.room.commands import Tick
from app.room.draft import Draft
from app.room.lifetime import age
from app.room.presence import expire_leases
from app.room.stepping import time_out


def tick(draft: Draft, command: Tick) -> None:
    """Do what is due now and nothing else; a tick too early changes nothing.

    Whoever decides first wins: a move that was decided before the tick has
    changed the clock, which is then no longer due (K03, K08, K09). Votes and the
    host's part are looked after at the end of every decision.
    """
    del command
    if not draft.table.closing:
        age(draft)
    if not draft.table.closing:
        _catch_up(draft)


def _catch_up(draft: Draft) -> None:
    expire_leases(draft)
    attend(draft)
    clock, now = draft.clock, draft.now
    if clock is not None and clock.deadline is not None and clock.deadline <= now:
        time_out(draft)
