"""What an admin and the archive do to a room."""

from app.room.commands import AdminClose, AdminRemove, AdminReveal, Archived, Noted
from app.room.draft import Draft
from app.room.leaving import dismiss
from app.room.lifetime import close
from app.room.refusals import RoomRefusal
from app.room.watching import is_member


def admin_remove(draft: Draft, command: AdminRemove) -> None:
    """Remove a player for good, whatever the table is doing.

    Raises:
        RoomRefusal: ``unknown-player``.
    """
    if not is_member(draft.room, command.player):
        raise RoomRefusal("unknown-player", "Name somebody who is at this table.")
    dismiss(draft, command.player, "removed", ban=True)


def admin_reveal(draft: Draft, command: AdminReveal) -> None:
    """Tell the players that an admin has opened the hands, and why."""
    draft.touched = True
    draft.tell("hands-opened", reason=command.reason)


def admin_close(draft: Draft, command: AdminClose) -> None:
    """Close the table for everybody."""
    del command
    if not draft.room.closing:
        close(draft)


def archived(draft: Draft, command: Archived) -> None:
    """Let go of a finished match that the archive has written."""
    rest = tuple(f for f in draft.room.unarchived if f.match.id != command.match)
    if len(rest) < len(draft.room.unarchived):
        draft.change(unarchived=rest)


def noted(draft: Draft, command: Noted) -> None:
    """Let go of those who saw a match, now that the archive knows of them."""
    rest = tuple(one for one in draft.room.onlookers if one not in command.onlookers)
    if len(rest) < len(draft.room.onlookers):
        draft.change(onlookers=rest)
