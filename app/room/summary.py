"""The public face of a room: what everybody is told of it, and nothing else.

An allow-list: each field is copied by name. It is a function of public facts
alone; what of presence is held back, `showing` decides.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from app.games.core.game import AnyGame
from app.room.known_deal import seats_taken
from app.room.lifetime import expires_at
from app.room.limits import USUAL, RoomLimits
from app.room.model import (
    BotLevel,
    Room,
    SeatEntry,
    SeatPresence,
    Status,
    Visibility,
    VoteAbout,
)
from app.room.showing import presence
from app.room.starting import start_allowed_at
from app.room.talking import chat_open


class SeatSummary(msgspec.Struct, frozen=True):
    """One taken seat, as everybody sees it.

    Attributes:
        seat: Its id.
        player: Who sits there; None where a player has left the match.
        name: As shown.
        bot: Level of the bot that plays it, if one does.
        connected: The player has an open socket.
        offline_since: Since when they have none.
        hidden: All their tabs are in the background.
        ready: Ready for the match to come.
        again: Answer to the question for another round; None while unasked.
        out: Takes no part in the match (any more).
        away: Let two clocks run out in a row; the next are short.
        absence_left: Milliseconds for which their clock would still wait.
    """

    seat: int
    player: str | None
    name: str
    bot: BotLevel | None
    connected: bool
    offline_since: int | None
    hidden: bool
    ready: bool
    again: bool | None
    out: bool
    away: bool
    absence_left: int


class SpectatorSummary(msgspec.Struct, frozen=True):
    """Somebody who watches."""

    player: str
    name: str


class VoteSummary(msgspec.Struct, frozen=True):
    """An open vote: who has said what, and when it ends."""

    about: VoteAbout
    player: str | None
    by: str
    accepted: tuple[str, ...]
    refused: tuple[str, ...]
    ends_at: int


class RoomSummary(msgspec.Struct, frozen=True):
    """A room, as everybody sees it.

    Attributes:
        code: Eight characters, no hyphen.
        game: Id of the game.
        title: Its name.
        options: The host's choices.
        visibility: Whether it is listed for everybody.
        content: Hash of an uploaded deck or tile list.
        host: Player id of the host; empty if nobody sits here.
        seats: The taken seats.
        order: Their ids, clockwise.
        spectators: Who watches.
        status: ``lobby``, ``playing`` or ``finished``.
        round: Rounds finished so far.
        carry_over: Player by award, from the round just before.
        commitment: To the secret of the match under way, or of the one to come.
        paused: All clocks stand still.
        chat_closed: The host has closed the chat.
        free_chat: Members may chat freely now.
        turn_seconds: The turn clock; None for none.
        votes: Open votes.
        series: Id of the series.
        match: Id of the match on the table.
        challenge: Id of the challenge whose known deal is to be played, or is on the
            table; the commitment is then that of its first match, and not fresh.
        start_allowed_at: From when the host may start the next round with those
            who want it.
        expires_at: When the table is cleared away if nobody does anything.
        limits: What it takes and bears: ``min_players``, ``max_players``,
            ``spectators``.
    """

    code: str
    game: str
    title: str
    options: Mapping[str, Any]
    visibility: Visibility
    content: str | None
    host: str
    seats: tuple[SeatSummary, ...]
    order: tuple[int, ...]
    spectators: tuple[SpectatorSummary, ...]
    status: Status
    round: int
    carry_over: Mapping[str, str]
    commitment: str
    paused: bool
    chat_closed: bool
    free_chat: bool
    turn_seconds: int | None
    votes: tuple[VoteSummary, ...]
    series: str
    match: str | None
    challenge: str | None
    start_allowed_at: int | None
    expires_at: int
    limits: Mapping[str, int]


def summary(
    game: AnyGame, room: Room, now: int, limits: RoomLimits = USUAL
) -> RoomSummary:
    """Return what everybody may know of a room.

    Args:
        game: The game that is played here.
        room: The room.
        now: The server's time; only what is left of an absence depends on it.
        limits: The bounds of tables.
    """
    held = room.shown
    shown = held.seats if held is not None else presence(room, now, limits)
    present = {seat.seat: seat for seat in shown}
    count = seats_taken(game, room)
    return RoomSummary(
        code=room.code,
        game=room.game,
        title=game.title,
        options=room.options,
        visibility=room.visibility,
        content=room.content,
        host=room.host,
        seats=tuple(_seat(entry, present[entry.seat]) for entry in room.seats),
        order=tuple(entry.seat for entry in room.seats),
        spectators=tuple(SpectatorSummary(s.player, s.name) for s in room.spectators),
        status=room.status,
        round=room.round,
        carry_over=room.carry_over,
        commitment=room.commitment,
        paused=room.paused,
        chat_closed=room.chat_closed,
        free_chat=chat_open(game, room),
        turn_seconds=room.turn_seconds,
        votes=_votes(room, limits),
        series=room.series,
        match=room.match.id if room.match is not None else None,
        challenge=_challenge(room),
        start_allowed_at=start_allowed_at(room, limits.rematch_wait),
        expires_at=expires_at(room, limits),
        limits={
            "min_players": count.min,
            "max_players": count.max,
            "spectators": limits.spectators,
        },
    )


def _challenge(room: Room) -> str | None:
    if room.known_deal is not None:
        return room.known_deal.challenge
    return room.match.challenge if room.match is not None else None


def _seat(entry: SeatEntry, shown: SeatPresence) -> SeatSummary:
    return SeatSummary(
        seat=entry.seat,
        player=entry.player,
        name=entry.name,
        bot=entry.bot,
        connected=shown.connected,
        offline_since=shown.offline_since,
        hidden=shown.hidden,
        ready=entry.ready,
        again=entry.again,
        out=entry.out,
        away=shown.away,
        absence_left=shown.absence_left,
    )


def _votes(room: Room, limits: RoomLimits) -> tuple[VoteSummary, ...]:
    return tuple(
        VoteSummary(
            about=vote.about,
            player=vote.player,
            by=vote.by,
            accepted=vote.accepted,
            refused=vote.refused,
            ends_at=vote.opened_at + limits.vote_length,
        )
        for vote in room.votes
    )
