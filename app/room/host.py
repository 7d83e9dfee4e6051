"""What the host may do before a match: options, order, content, removing."""

from typing import Any

import msgspec

from app.room.commands import AddBot, Configure, Remove, Seats, SetContent
from app.room.draft import Draft
from app.room.finishing import return_to_lobby
from app.room.known_deal import require_free_rules
from app.room.leaving import dismiss
from app.room.options import checked_options
from app.room.permits import require_host, require_phase
from app.room.refusals import RoomRefusal
from app.room.watching import is_member, watches


def configure(draft: Draft, command: Configure, player: str) -> None:
    """Change the options, the turn clock, who may find the table, the chat.

    The chat may be closed and opened, and the table listed or not, at any time.
    Whatever concerns the match to come takes a finished table back to the lobby,
    and everybody gets ready anew.

    Raises:
        RoomRefusal: ``not-host``, ``wrong-phase``, ``bad-options``,
            ``challenge-fixed``.
    """
    require_host(draft.room, player)
    _change(draft, visibility=command.visibility, chat_closed=command.chat_closed)
    rules: dict[str, Any] = {}
    if command.options:
        wanted = {**draft.room.options, **command.options}
        rules["options"] = checked_options(draft.game, wanted)
        if rules["options"] != draft.room.options:
            require_free_rules(draft.room)
    if command.turn_seconds is not msgspec.UNSET:
        rules["turn_seconds"] = command.turn_seconds
        if rules["turn_seconds"] != draft.room.turn_seconds:
            require_free_rules(draft.room)
    if rules:
        _change_rules(draft, rules)


def _change(draft: Draft, **fields: object) -> None:
    new = {name: value for name, value in fields.items() if value is not None}
    if any(getattr(draft.room, name) != value for name, value in new.items()):
        draft.change(**new)
        draft.frame()


def _change_rules(draft: Draft, rules: dict[str, Any]) -> None:
    require_phase(draft.room, "lobby", "finished")
    if all(getattr(draft.room, name) == value for name, value in rules.items()):
        return
    return_to_lobby(draft)
    draft.change(**rules)
    draft.change_seats(lambda _: True, ready=False)
    draft.frame()


def set_content(draft: Draft, command: SetContent) -> None:
    """Play with another deck or tile list, already admitted by the game.

    Raises:
        RoomRefusal: ``not-host``, ``wrong-phase``, ``challenge-fixed``.
    """
    require_host(draft.room, command.player)
    require_free_rules(draft.room)
    _change_rules(draft, {"content": command.content})


def reorder(draft: Draft, command: Seats, player: str) -> None:
    """Put the seats into another order; their ids stay.

    Raises:
        RoomRefusal: ``not-host``, ``wrong-phase``, ``bad-order``,
            ``challenge-fixed``.
    """
    room = draft.room
    require_host(room, player)
    require_phase(room, "lobby", "finished")
    require_free_rules(room)
    taken = {entry.player: entry for entry in room.seats if entry.player is not None}
    if sorted(command.order) != sorted(taken):
        raise RoomRefusal(
            "bad-order", "Name everybody who is seated, each once.", seated=[*taken]
        )
    return_to_lobby(draft)
    places = {entry.player: entry for entry in draft.room.seats}
    draft.change(seats=tuple(places[name] for name in command.order))
    draft.frame()


def remove(draft: Draft, command: Remove, player: str) -> None:
    """Remove a player before a match, or whoever watches at any time.

    Raises:
        RoomRefusal: ``not-host``, ``unknown-player``, ``not-yourself``,
            ``wrong-phase``.
    """
    room = draft.room
    require_host(room, player)
    if not is_member(room, command.player):
        raise RoomRefusal("unknown-player", "Name somebody who is at this table.")
    if command.player == player:
        raise RoomRefusal("not-yourself", "Leave the table instead.")
    if not watches(room, command.player):
        require_phase(room, "lobby", "finished")
    dismiss(draft, command.player, "removed", ban=True)


def add_bot(draft: Draft, command: AddBot, player: str) -> None:
    """Refuse: there are no bots to seat yet.

    Raises:
        RoomRefusal: ``not-host``, ``bots-not-available``.
    """
    del command
    require_host(draft.room, player)
    raise no_bots()


def no_bots() -> RoomRefusal:
    """Return the refusal for everything that needs a bot."""
    return RoomRefusal(
        "bots-not-available", "There are no bots yet. Invite somebody by the link."
    )
