"""From the lobby into a match: being ready, starting, the deal."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from app.games.core.chance import derive_key
from app.games.core.game import SeatCount
from app.room.clocks import followed
from app.room.commands import Ready, Start
from app.room.draft import Draft
from app.room.known_deal import fields_of, in_order_of_deal, seats_taken
from app.room.model import Match, Room, SeatEntry, Spectator
from app.room.permits import require_host, require_phase, require_seat
from app.room.refusals import RoomRefusal
from app.room.seating import humans
from app.room.stepping import chance_of
from app.room.watching import SPECTATOR


def get_ready(draft: Draft, command: Ready, player: str) -> None:
    """Note that a player is ready or not, and their share of the shuffle.

    Raises:
        RoomRefusal: ``not-seated``, ``wrong-phase``.
    """
    entry = require_seat(draft.room, player)
    require_phase(draft.room, "lobby")
    entropy = command.entropy or entry.entropy
    if (entry.ready, entry.entropy) == (command.ready, entropy):
        return
    draft.change_seat(entry.seat, ready=command.ready, entropy=entropy)
    draft.frame()


def start(draft: Draft, command: Start, player: str) -> None:
    """Start the match: the host's command, once everybody is ready.

    After a match this starts the next round with those who want one, after they
    have all had a minute to say so.

    Raises:
        RoomRefusal: ``not-host``, ``wrong-phase``, ``not-ready``, ``too-early``,
            ``too-few-players``, ``too-many-players``.
        IllegalMove: The options do not suit so many seats.
    """
    del command
    room = draft.room
    require_host(room, player)
    require_phase(room, "lobby", "finished")
    if room.status == "finished":
        _require_asked(draft)
        begin_round(draft, willing(room))
    else:
        _require_ready(room)
        begin_round(draft, [e for e in room.seats if e.player is not None])


def _require_ready(room: Room) -> None:
    waited_for = [entry.player for entry in humans(room) if not entry.ready]
    if waited_for:
        raise RoomRefusal(
            "not-ready",
            "Not everybody is ready. Wait for them, or remove them.",
            players=waited_for,
        )


def _require_asked(draft: Draft) -> None:
    allowed = start_allowed_at(draft.room, draft.limits.rematch_wait)
    if allowed is not None and draft.now < allowed:
        raise RoomRefusal(
            "too-early", "The others may still answer. Wait for them.", at=allowed
        )


def start_allowed_at(room: Room, rematch_wait: int) -> int | None:
    """Return from when the host may start the next round without the others."""
    asked = room.asked_again_at
    return None if asked is None else asked + rematch_wait


def willing(room: Room) -> list[SeatEntry]:
    """Return the seats that want another round."""
    return [e for e in room.seats if e.player is not None and e.again]


def seat_count(draft: Draft) -> SeatCount:
    """Return how many seats the next match takes."""
    return seats_taken(draft.game, draft.room)


def _require_count(count: SeatCount, seats: int) -> None:
    if seats < count.min:
        raise RoomRefusal(
            "too-few-players",
            f"This takes at least {count.min} players. Invite somebody.",
            min=count.min,
            seated=seats,
        )
    if seats > count.max:
        raise RoomRefusal(
            "too-many-players",
            f"This takes at most {count.max} players. Change the options.",
            max=count.max,
            seated=seats,
        )


def begin_round(draft: Draft, entries: Sequence[SeatEntry]) -> None:
    """Deal a match to these seats: one atomic step from any state of the table.

    Seats, options, series, spectators and awards stay; who has left is gone for
    good now, and who takes no part keeps their seat for the round after.

    Raises:
        RoomRefusal: ``too-few-players``, ``too-many-players``.
        IllegalMove: The options do not suit so many seats.
    """
    _require_count(seat_count(draft), len(entries))
    room = draft.room
    dealt = {entry.seat for entry in entries}
    match = _new_match(draft, in_order_of_deal(room, entries))
    options = msgspec.convert(room.options, draft.game.options_type)
    step = draft.game.setup(
        options, match.seats, match.carry_in, chance_of(match.key), match.content
    )
    holders = set(match.players.values())
    there = [entry for entry in room.seats if entry.player is not None]
    draft.change(
        status="playing",
        match=replace(match, state=step.state),
        seats=tuple(_dealt(e, dealt) for e in in_order_of_deal(room, there)),
        spectators=_who_stay(room),
        carry_over={a: p for a, p in room.carry_over.items() if p in holders},
        votes=(),
        paused=False,
        asked_again_at=None,
        known_deal=None,
    )
    draft.show(step.events, step.only)
    clock, _ = followed(draft, draft.match(), draft.game.waiting(step.state))
    draft.change_match(clock=clock)
    draft.frame()


def _who_stay(room: Room) -> tuple[Spectator, ...]:
    """Return who goes on watching: nobody is dragged into another round (V07)."""
    if room.status != "finished":
        return room.spectators
    here = {connection.player for connection in room.connections}
    return tuple(s for s in room.spectators if s.player in here)


def _dealt(entry: SeatEntry, dealt: set[int]) -> SeatEntry:
    return replace(
        entry,
        ready=False,
        again=None,
        entropy=None,
        out=entry.seat not in dealt,
        timeouts=0,
        absence_used=0,
    )


def _new_match(draft: Draft, entries: Sequence[SeatEntry]) -> Match:
    room = draft.room
    match = Match(
        round=room.round + 1,
        seats=tuple(entry.seat for entry in entries),
        players={str(e.seat): e.player for e in entries if e.player is not None},
        names={str(entry.seat): entry.name for entry in entries},
        options=room.options,
        content=room.content or draft.game.edition,
        secret=room.secret,
        commitment=room.commitment,
        key="",
        state=None,
        seqs=_viewers(entries),
        anchors=_viewers(entries),
        clock=None,
        turn_clock=None,
        moves=0,
        started_at=draft.now,
        **_chance_of(draft, entries),
    )
    return replace(match, key=_key_of(match))


def _chance_of(draft: Draft, entries: Sequence[SeatEntry]) -> Mapping[str, Any]:
    known = draft.room.known_deal
    return _fresh(draft, entries) if known is None else fields_of(known)


def _fresh(draft: Draft, entries: Sequence[SeatEntry]) -> Mapping[str, Any]:
    """Return what a match has from a deal that nobody knows."""
    seat_of = {entry.player: entry.seat for entry in entries}
    carried = draft.room.carry_over.items()
    return {
        "id": draft.supply.match,
        "entropies": tuple(entry.entropy or "" for entry in entries),
        "carry_in": {a: seat_of[p] for a, p in carried if p in seat_of},
    }


def _key_of(match: Match) -> str:
    entropies = [bytes.fromhex(entropy) for entropy in match.entropies]
    salt = match.origin or match.id
    return derive_key(bytes.fromhex(match.secret), entropies, salt).hex()


def _viewers(entries: Sequence[SeatEntry]) -> dict[str, Any]:
    """Return a one for each viewer: the deal is view number 1."""
    return {**{str(entry.seat): 1 for entry in entries}, SPECTATOR: 1}
