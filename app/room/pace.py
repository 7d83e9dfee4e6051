"""How fast a member may change a table: a measure that runs over is refused.

Whatever is carried out is answered, told and partly kept for as long as the room
lives, so that a member who toggles something without end would fill the store
(M04). Each command takes the same share of a measure that empties steadily; all
that has to be remembered of a member is when theirs is empty again.
"""

from app.room.commands import (
    Chat,
    Leave,
    Move,
    Nudge,
    Presence,
    Resign,
    Signal,
)
from app.room.draft import Draft
from app.room.refusals import RoomRefusal

UNMEASURED = {Move, Resign, Leave, Chat, Signal, Nudge, Presence}
"""A match ends, a way out is always open, and the others have bounds of their own;
whether a tab is hidden leaves nothing behind."""


def count(draft: Draft, player: str) -> None:
    """Count one change of the table by somebody against what they may do in a while.

    Raises:
        RoomRefusal: ``too-fast``.
    """
    limits, now = draft.limits, draft.now
    share = limits.change_span // limits.changes
    # None is longer, unless the clock was set back: it would last as long as that.
    longest = now + limits.change_span
    busy = {who: until for who, until in draft.room.busy if now < until <= longest}
    until = busy.pop(player, now) + share
    if until - now > limits.change_span:
        raise RoomRefusal(
            "too-fast",
            "You are changing things too fast. Wait a moment.",
            again_at=until - limits.change_span,
        )
    draft.change(busy=(*busy.items(), (player, until)))
