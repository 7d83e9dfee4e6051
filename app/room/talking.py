"""Chat, ready phrases and nudges: who may say what, and how often."""

import msgspec

from app.games.core.game import AnyGame, Phrase, Seat
from app.room.commands import AdminMute, Chat, Nudge, Signal
from app.room.decision import Nudged, Said, Signalled
from app.room.draft import Draft
from app.room.model import Room
from app.room.permits import require_seat
from app.room.refusals import RoomRefusal
from app.room.seating import seat_entry
from app.room.texts import clean_text


def chat_open(game: AnyGame, room: Room) -> bool:
    """Return whether members may chat freely now."""
    return not room.chat_closed and not signals_only(game, room)


def signals_only(game: AnyGame, room: Room) -> bool:
    """Return whether the game leaves its members nothing but its signals now."""
    if room.status != "playing":
        return False
    return not game.chats_freely(msgspec.convert(room.options, game.options_type))


def sayable(game: AnyGame, room: Room, seat: Seat) -> tuple[Phrase, ...]:
    """Return the game's phrases that a seat may send now."""
    match = room.match if room.status == "playing" else None
    return game.sayable(None if match is None else match.state, seat)


def chat(draft: Draft, command: Chat, player: str) -> None:
    """Say something to everybody.

    Raises:
        RoomRefusal: ``muted``, ``chat-closed``, ``bad-text``, ``chat-too-fast``.
    """
    _require_voice(draft, player)
    if not chat_open(draft.game, draft.room):
        raise RoomRefusal("chat-closed", "The chat is closed now. Use the signals.")
    text = clean_text(command.text)
    if not text:
        raise RoomRefusal("bad-text", "Write something first.")
    _count_message(draft, player)
    draft.notices += (Said(player, text, draft.now),)


def signal(draft: Draft, command: Signal, player: str) -> None:
    """Send one of the game's ready phrases to everybody, with its facts of now.

    Raises:
        RoomRefusal: ``not-seated``, ``muted``, ``unknown-phrase``,
            ``chat-too-fast``.
    """
    entry = require_seat(draft.room, player)
    _require_voice(draft, player)
    offered = sayable(draft.game, draft.room, entry.seat)
    phrase = next((p for p in offered if p.code == command.phrase), None)
    if phrase is None:
        raise RoomRefusal("unknown-phrase", "Choose one of the phrases offered now.")
    _count_message(draft, player)
    draft.notices += (Signalled(player, phrase.code, draft.now, phrase.params),)


def _require_voice(draft: Draft, player: str) -> None:
    if player in draft.room.muted:
        raise RoomRefusal("muted", "You were muted here. You can still play.")


def _count_message(draft: Draft, player: str) -> None:
    """Count a message against the limit, which binds whoever watches too."""
    limits, now = draft.limits, draft.now
    # What lies far ahead was said before the clock was set back.
    recent = tuple(
        (who, at)
        for who, at in draft.room.recent_chat
        if abs(now - at) < limits.chat_span
    )
    own = [at for who, at in recent if who == player]
    if len(own) >= limits.chat_messages:
        raise RoomRefusal(
            "chat-too-fast",
            "You are writing too fast. Wait a moment.",
            again_at=own[0] + limits.chat_span,
        )
    draft.change(recent_chat=(*recent, (player, now)))


def nudge(draft: Draft, command: Nudge, player: str) -> None:
    """Remind a player who is being waited for, as far as everybody knows.

    Raises:
        RoomRefusal: ``not-seated``, ``not-waited-for``, ``nudge-too-soon``.
    """
    entry = require_seat(draft.room, player)
    if command.player == player or not _is_waited_for(draft.room, command.player):
        raise RoomRefusal(
            "not-waited-for", "Nobody is waiting for that player. Look again."
        )
    again_at = entry.nudged_at + draft.limits.nudge_pause
    if abs(draft.now - entry.nudged_at) < draft.limits.nudge_pause:
        raise RoomRefusal(
            "nudge-too-soon", "You have just done that. Wait.", again_at=again_at
        )
    draft.change_seat(entry.seat, nudged_at=draft.now)
    draft.notices += (Nudged(player, command.player, draft.now),)


def _is_waited_for(room: Room, player: str) -> bool:
    entry = seat_entry(room, player)
    if entry is None:
        return False
    if room.status == "lobby":
        return not entry.ready
    if room.status == "finished":
        return entry.again is None
    clock = room.match.clock if room.match is not None else None
    return clock is not None and not entry.out and entry.seat in clock.seats


def admin_mute(draft: Draft, command: AdminMute) -> None:
    """Mute a player at this table, or let them speak again."""
    others = tuple(p for p in draft.room.muted if p != command.player)
    muted = (*others, command.player) if command.muted else others
    if set(muted) != set(draft.room.muted):
        draft.change(muted=muted)
