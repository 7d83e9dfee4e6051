"""The admin's desk: everything a signed-in admin can do, and nothing else.

Each act is written to the audit first; if that cannot be done, nothing is.
"""

import asyncio
from collections.abc import Iterable

import msgspec

from app.games.core.game import AnyGame
from app.room.commands import AdminClose, AdminMute, AdminRemove, AdminReveal
from app.room.model import Room
from app.room.refusals import RoomRefusal
from app.room.summary import summary
from app.room.texts import clean_text
from app.services.codes import normal
from app.services.errors import Conflict, Invalid, NotFound
from app.services.frames import Frame
from app.services.history import MatchPage, bad_cursor, row_of
from app.services.inspection import Inspection, RoomRow, inspected, room_row
from app.services.log import LogEntry
from app.services.looks import Looks
from app.services.ports import AdminSessions, Archive, BadCursor
from app.services.records import AuditRecord
from app.services.replay import Unreplayable
from app.services.room_log import (
    At,
    Export,
    Log,
    export,
    frames,
    live_positions,
    log_rows,
)
from app.services.rooms import LiveRooms

REVEAL_MS = 15 * 60 * 1000
PAGE_ROWS = 50
SHORTEST_REASON = 3
"""Characters; enough to keep a stray key from opening anybody's hand."""


class AuditPage(msgspec.Struct, frozen=True):
    """Acts of admins, newest first; no cursor at the end."""

    acts: tuple[AuditRecord, ...]
    cursor: str | None


class Desk:
    """What one session of an admin can do.

    Args:
        session: The hash of its token.
        rooms: The live rooms.
        archive: Finished matches and the audit.
        sessions: Whose hands the session may see.
        looks: Writes down what is looked at, where that is seen for good.
        looker: The player who is signed in beside the admin; empty for nobody.
    """

    def __init__(
        self,
        session: str,
        rooms: LiveRooms,
        archive: Archive,
        sessions: AdminSessions,
        looks: Looks,
        looker: str = "",
    ) -> None:
        self._session = session
        self._rooms = rooms
        self._archive = archive
        self._sessions = sessions
        self._looks = looks
        self._looker = looker

    # Looking

    async def rooms(self) -> tuple[RoomRow, ...]:
        """Return all live rooms, the last touched first."""
        there = await self._rooms.readable(await self._rooms.store.all_codes())
        there.sort(key=lambda room: (-room.touched_at, room.code))
        return tuple(room_row(self._game(room), room) for room in there)

    async def room(self, code: str) -> Inspection:
        """Return one room: the spectator's view, or with open hands.

        Raises:
            NotFound: ``no-such-room``.
        """
        room = await self._room(code)
        await self._look(room, ())
        hands = await self._may_see_hands(room)
        return inspected(self._game(room), room, self._now(), hands=hands)

    async def log(self, code: str) -> Log:
        """Return the whole log of a room.

        Raises:
            NotFound: ``no-such-room``.
        """
        room = await self._room(code)
        hands = await self._may_see_hands(room)
        entries = await self._rooms.entries(room.code)
        await self._look(room, entries)
        return Log(log_rows(self._game(room), entries, hands=hands))

    async def log_at(self, code: str, step: int) -> At:
        """Return the match of a room as it stood after one of its steps.

        Raises:
            NotFound: ``no-such-room``, ``no-such-step``.
            Conflict: ``no-replay``.
        """
        room = await self._room(code)
        await self._look(room, ())
        seen = await self._frames(room, hands=await self._may_see_hands(room))
        if not 0 <= step < len(seen):
            raise NotFound("no-such-step", "The match has no such step.")
        return At(step, len(seen) - 1, seen[step])

    async def export(self, code: str) -> Export:
        """Return a room as a fixture, in the form this session may see.

        Raises:
            NotFound: ``no-such-room``.
            Conflict: ``no-replay``.
        """
        room = await self._room(code)
        hands = await self._may_see_hands(room)
        game = self._game(room)
        entries = await self._rooms.entries(room.code)
        await self._look(room, entries)
        rows = log_rows(game, entries, hands=hands)
        seen = await self._frames(room, hands=hands)
        return export(summary(game, room, self._now()), rows, seen, hands=hands)

    async def matches(self, cursor: str | None) -> MatchPage:
        """Return a page of all finished matches.

        Raises:
            Invalid: ``bad-cursor``.
        """
        try:
            found, more = await self._archive.matches(cursor, PAGE_ROWS)
        except BadCursor:
            raise bad_cursor() from None
        return MatchPage(tuple(row_of(record, None) for record in found), more)

    async def audit(self, cursor: str | None) -> AuditPage:
        """Return a page of what admins did.

        Raises:
            Invalid: ``bad-cursor``.
        """
        try:
            found, more = await self._archive.audit(cursor, PAGE_ROWS)
        except BadCursor:
            raise bad_cursor() from None
        return AuditPage(tuple(found), more)

    # Acting

    async def reveal(self, code: str, reason: str) -> int:
        """Open the hands of a room to this session, and tell its players why.

        Returns:
            Until when, in server time.

        Raises:
            NotFound: ``no-such-room``.
            Invalid: ``reason-missing``.
        """
        room = await self._room(code)
        given = clean_text(reason)
        if len(given) < SHORTEST_REASON:
            raise Invalid("reason-missing", "Say why; the players will read it.")
        await self._audit("reveal", room.code, reason=given)
        await self._rooms.act(room.code, AdminReveal(given))
        until = self._now() + REVEAL_MS
        await self._sessions.open_hands(self._session, room.code, until)
        return until

    async def close(self, code: str) -> None:
        """Close a room for everybody.

        Raises:
            NotFound: ``no-such-room``.
        """
        room = await self._room(code)
        await self._audit("close", room.code)
        await self._rooms.act(room.code, AdminClose())

    async def remove(self, code: str, player: str) -> None:
        """Remove a player from a room for good.

        Raises:
            NotFound: ``no-such-room``.
            RoomRefusal: ``unknown-player``.
        """
        room = await self._room(code)
        await self._audit("remove", room.code, player)
        await self._rooms.act(room.code, AdminRemove(player))

    async def mute(self, player: str, *, muted: bool) -> int:
        """Mute a player in all rooms they are in, or let them speak again.

        Returns:
            In how many rooms.
        """
        await self._audit("mute" if muted else "unmute", player=player)
        codes = await self._rooms.store.of_player(player)
        done = 0
        for code in codes:
            try:
                await self._rooms.act(code, AdminMute(player, muted))
            except (NotFound, RoomRefusal):
                continue  # the player has left, or the room has gone meanwhile
            done += 1
        return done

    async def sign_out(self) -> None:
        """End this session."""
        await self._sessions.sign_out(self._session)

    # Within

    async def _room(self, code: str) -> Room:
        plain = normal(code)
        room = None if plain is None else await self._rooms.room(plain)
        if room is None:
            raise NotFound("no-such-room", "There is no such table. Check the code.")
        return room

    def _game(self, room: Room) -> AnyGame:
        return self._rooms.game_of(room)

    def _now(self) -> int:
        return self._rooms.clock.now()

    async def _look(self, room: Room, entries: Iterable[LogEntry]) -> None:
        on_table = None if room.match is None else room.match.id
        await self._looks.note(
            self._game(room),
            room,
            (on_table, *(entry.match for entry in entries)),
            session=self._session,
            looker=self._looker,
        )

    async def _may_see_hands(self, room: Room) -> bool:
        return await self._sessions.hands_open(self._session, room.code, self._now())

    async def _frames(self, room: Room, *, hands: bool) -> list[Frame]:
        match = room.match
        if match is None:
            return []
        game = self._game(room)
        entries = await self._rooms.entries(room.code)
        text = await self._rooms.content_text(game, match.content)
        try:
            # In a thread, so that the moves of live tables need not wait for it.
            return await asyncio.to_thread(
                lambda: frames(
                    game,
                    match,
                    live_positions(game, match, entries, text),
                    hands=hands,
                )
            )
        except Unreplayable as error:
            raise Conflict(
                "no-replay", "The log of this match cannot be replayed."
            ) from error

    async def _audit(
        self,
        act: str,
        room: str | None = None,
        player: str | None = None,
        reason: str = "",
    ) -> None:
        await self._archive.record(AuditRecord(self._now(), act, room, player, reason))
