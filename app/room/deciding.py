"""The one way a room changes: a command comes in, a decision goes out."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from app.games.core.game import AnyGame
from app.room import (
    administration,
    commands,
    host,
    leaving,
    moving,
    preferences,
    presence,
    rematch,
    renaming,
    seats,
    starting,
    talking,
    ticking,
    votes,
)
from app.room.absence import is_away
from app.room.clocks import restart
from app.room.decision import Decision, FreshChance, RoomChanged
from app.room.draft import AroundMatch, Draft
from app.room.known_deal import note_onlookers
from app.room.lifetime import awaits_archive, expires_at, keep_for, next_deadline
from app.room.limits import USUAL, RoomLimits
from app.room.model import Room, SeatEntry
from app.room.numbering import merged
from app.room.pace import UNMEASURED, count
from app.room.permits import require_member
from app.room.seating import seat_entry
from app.room.showing import frame_presence, release
from app.room.stepping import settle
from app.room.succession import settle_host

_FromMember: TypeAlias = Callable[[Draft, Any, str], None]
_FromServer: TypeAlias = Callable[[Draft, Any], None]

FROM_MEMBER: Mapping[type, _FromMember] = {
    commands.Ready: starting.get_ready,
    commands.Configure: host.configure,
    commands.Seats: host.reorder,
    commands.AddBot: host.add_bot,
    commands.CastVote: votes.cast_vote,
    commands.Nudge: talking.nudge,
    commands.Presence: presence.hide_all,
    commands.ChangeSettings: preferences.change_settings,
    commands.Remove: host.remove,
    commands.Start: starting.start,
    commands.Move: moving.move,
    commands.Undo: moving.undo,
    commands.Chat: talking.chat,
    commands.Signal: talking.signal,
    commands.Rematch: rematch.answer_rematch,
    commands.Resign: leaving.resign,
    commands.Leave: leaving.leave,
}
"""Who carries out what a member asks for."""

FROM_SERVER: Mapping[type, _FromServer] = {
    commands.Join: seats.join,
    commands.Rename: renaming.rename,
    commands.Connect: presence.connect,
    commands.Renew: presence.renew,
    commands.Disconnect: presence.disconnect,
    commands.SetHidden: presence.hide,
    commands.Tick: ticking.tick,
    commands.SetContent: host.set_content,
    commands.AdminRemove: administration.admin_remove,
    commands.AdminMute: talking.admin_mute,
    commands.AdminReveal: administration.admin_reveal,
    commands.AdminClose: administration.admin_close,
    commands.Archived: administration.archived,
    commands.Noted: administration.noted,
}
"""Who carries out what the services ask for."""

_TOUCHING = {commands.Join, commands.SetContent}
"""What the services ask for because somebody at the table did something."""

_QUIET = {commands.Move, commands.ChangeSettings}
"""What a member may do in secret."""


def decide(
    game: AnyGame,
    room: Room,
    command: commands.Command,
    *,
    player: str | None,
    now: int,
    supply: FreshChance,
    limits: RoomLimits = USUAL,
) -> Decision:
    """Carry out a command, or refuse it with the room as it was.

    The same arguments always give the same decision.

    Args:
        game: The game that is played in this room.
        room: The room as it was read from the store.
        command: What is asked.
        player: Who asks; None for the services.
        now: The server's time.
        supply: Fresh chance, used only if a round ends or begins.
        limits: The bounds of tables.

    Raises:
        RoomRefusal: The room refuses; `app.room.codes` has the reasons.
        IllegalMove: The game refuses.
    """
    draft = Draft(game, room, now, supply, limits)
    kind = type(command)
    from_member = FROM_MEMBER.get(kind)
    if from_member is not None:
        entry = draft.asker = seat_entry(room, player)
        if player is None or entry is None:
            player = require_member(room, player)
        if kind not in UNMEASURED:
            count(draft, player)
        _stir(draft, kind, entry)
        from_member(draft, command, player)
    else:
        FROM_SERVER[kind](draft, command)
        if kind in _TOUCHING and draft.room is not room:
            draft.touched = True
    return _concluded(draft)


def _stir(draft: Draft, kind: type[commands.Command], entry: SeatEntry | None) -> None:
    """Note that somebody does something: the table lives on, nobody is away.

    What nobody may notice does not move the end of the table, which all can see.
    """
    if kind in _QUIET:
        draft.touched = draft.clock is None or not draft.clock.secret
    elif kind is commands.Presence:
        return
    else:
        draft.touched = True
    if entry is None or entry.timeouts == 0:
        return
    draft.change_seat(entry.seat, timeouts=0)
    if is_away(entry, draft.limits):
        frame_presence(draft)
        restart(draft, entry)


def _concluded(draft: Draft) -> Decision:
    """Bring the room to rest and gather what is to be told, the room first."""
    closing = draft.table.closing
    if not closing:
        _settle(draft)
    room, notices = draft.room, draft.notices
    now, limits = draft.now, draft.limits
    if closing and not awaits_archive(room):
        return Decision(None, notices)
    if draft.framed:
        notices = (RoomChanged(), *notices)
    due, end = None, expires_at(room, limits)
    if not closing:
        due = next_deadline(room, end, now, limits, absentee=draft.absentee)
    keep = keep_for(room, end, now, limits)
    return Decision(room, notices, draft.steps, draft.result, due, keep)


def _settle(draft: Draft) -> None:
    """See to all that may follow from a command, whatever it was about."""
    if draft.table.votes:
        votes.settle_votes(draft)
    settle(draft)
    if draft.table.shown is not None and release(draft) and draft.table.votes:
        # Who has come or gone meanwhile counts now.
        votes.settle_votes(draft)
        settle(draft)
    table, before = draft.table, draft.before
    if table.status != "playing" or (table is not before and _others(table, before)):
        settle_host(draft)
        note_onlookers(draft)
    views = draft.views
    draft.notices += views if len(views) <= 1 else merged(views)


def _others(table: AroundMatch, before: Room) -> bool:
    """Return whether others sit or watch here than before.

    While a match runs, its onlookers and the host follow from that; a round that
    begins seats everybody anew.
    """
    return table.seats is not before.seats or table.spectators is not before.spectators
