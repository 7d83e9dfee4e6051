"""New names of members: shown at once, or after a match in which they might tell."""

from typing import TypeVar

from msgspec.structs import replace

from app.room.commands import Rename
from app.room.draft import Draft
from app.room.model import SeatEntry, Spectator
from app.room.names import unlike
from app.room.talking import signals_only

Member = TypeVar("Member", SeatEntry, Spectator)


def rename(draft: Draft, command: Rename) -> None:
    """Show a member under another name, made unlike the others' (X18).

    While a match runs in which nobody may chat freely, a name could say what its
    owner holds (R59): there the old one stays, and nobody is told, until the end.
    """
    if signals_only(draft.game, draft.room):
        _change(draft, command.player, renamed=command.name)
    else:
        _show(draft, command.player, command.name)


def show_new_names(draft: Draft) -> None:
    """Show the names that were put by while the match ran."""
    seated = [(entry.player, entry.renamed) for entry in draft.room.seats]
    watching = [(watcher.player, watcher.renamed) for watcher in draft.room.spectators]
    for player, name in seated + watching:
        if player is not None and name is not None:
            _change(draft, player, renamed=None)
            _show(draft, player, name)


def _show(draft: Draft, player: str, name: str) -> None:
    shown = unlike(name, draft.room, player)
    if _change(draft, player, name=shown):
        draft.tell("renamed", player=player, name=shown)
        draft.frame()


def _change(draft: Draft, player: str, **fields: str | None) -> bool:
    """Give a member new fields; return whether the room is another one now."""
    room = draft.room
    seats = tuple(_with(entry, player, fields) for entry in room.seats)
    watchers = tuple(_with(watcher, player, fields) for watcher in room.spectators)
    if (seats, watchers) == (room.seats, room.spectators):
        return False
    draft.change(seats=seats, spectators=watchers)
    return True


def _with(member: Member, player: str, fields: dict[str, str | None]) -> Member:
    return replace(member, **fields) if member.player == player else member
