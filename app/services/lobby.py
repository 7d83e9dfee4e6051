"""Opening, finding and joining tables."""

import asyncio
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from app.games.core.game import AnyGame, ContentRefused
from app.room.commands import AdminClose, Join, SetContent
from app.room.deciding import decide
from app.room.known_deal import KnownChance, lay_out
from app.room.model import KnownDeal, Room, Visibility
from app.room.opening import Series, open_room
from app.room.seating import seat_entry
from app.room.summary import RoomSummary, summary
from app.room.watching import is_member
from app.services.challenging import Challenging
from app.services.codes import new_code, normal
from app.services.errors import Conflict, Forbidden, Invalid, NotFound, TooMany
from app.services.ports import Archive, Clock, Entropy, Page, Profile
from app.services.records import ChallengeRecord, MatchRecord
from app.services.replay import deal_of
from app.services.rooms import LiveRooms
from app.services.series import tables_going_on
from app.services.supply import MATCH_ID_BYTES

MOST_OPEN_ROOMS = 10
PAGE_ROWS = 30
CODE_ATTEMPTS = 5
MOST_CONTENT_BYTES = 128 * 1024
SERIES_ID_BYTES = 12

Known: TypeAlias = tuple[KnownDeal, KnownChance]

_options = msgspec.json.Decoder(dict[str, Any])


class MyTable(RoomSummary, frozen=True):
    """One of a player's live tables; `your_turn`: they are waited for there."""

    your_turn: bool


class Lobby:
    """Everything before a match: tables are opened, found and joined.

    Args:
        rooms: The live rooms.
        archive: Where series and first matches of challenges are.
        challenging: Who may come to which deal.
        clock: The server's time.
        entropy: Where codes and ids come from.
    """

    def __init__(
        self,
        rooms: LiveRooms,
        archive: Archive,
        challenging: Challenging,
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        self._rooms = rooms
        self._archive = archive
        self._challenging = challenging
        self._clock = clock
        self._entropy = entropy
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def game(self, game: str) -> AnyGame:
        """Return a game by id.

        Raises:
            NotFound: ``no-such-game``.
        """
        found = self._rooms.games.get(game)
        if found is None:
            raise NotFound("no-such-game", "There is no such game here.")
        return found

    async def open(
        self,
        profile: Profile,
        game: str,
        options: Mapping[str, Any],
        visibility: Visibility,
    ) -> Room:
        """Open a table with its host in the first seat.

        Raises:
            NotFound: ``no-such-game``.
            RoomRefusal: ``bad-options``.
            TooMany: ``too-many-rooms``.
        """
        series = self._new_series()
        return await self._create(profile, game, options, visibility, series)

    async def reopen(self, profile: Profile, series: str) -> Room:
        """Open a series again, crown and hat included.

        Raises:
            NotFound: ``no-such-series``, also for those who were not in it.
            Conflict: ``series-open``: a table of it is still going on.
            TooMany: ``too-many-rooms``.
        """
        record = await self._archive.series(series)
        members = dict(record.members) if record else {}
        if record is None or profile.player not in members:
            raise NotFound("no-such-series", "There is no such series of yours.")
        return await self._create(
            profile,
            record.game,
            _options.decode(record.options),
            "private",
            Series(series, record.rounds, dict(record.awards), tuple(members)),
        )

    async def challenge(
        self, profile: Profile, challenge: str, visibility: Visibility
    ) -> Room:
        """Open a table that plays the deal of a challenge.

        Raises:
            NotFound: ``no-such-challenge``.
            Conflict: ``challenge-closed``.
            Forbidden: ``challenge-played``, ``challenge-watched``,
                ``challenge-opened``.
            TooMany: ``too-many-rooms``.
        """
        marked = await self._challenging.playable(challenge, profile.player)
        first = await self._archive.result(marked.match)
        if first is None:
            raise NotFound("no-such-match", "There is no such match. Check the link.")
        await self._bring_deck(first)
        run = self._entropy.bytes(MATCH_ID_BYTES).hex()
        return await self._create(
            profile,
            first.game,
            _options.decode(first.options),
            visibility,
            self._new_series(),
            known=known_deal(marked, first, run),
        )

    async def _bring_deck(self, first: MatchRecord) -> None:
        if first.content is None:
            return
        text = await self._archive.content(first.content)
        if text is not None:
            await self._rooms.tables.decks.put(first.content, text)

    async def join(
        self, profile: Profile, code: str, role: Literal["player", "spectator"]
    ) -> Room:
        """Take a seat or watch; joining twice is the same as once.

        Raises:
            NotFound: ``no-such-room``.
            RoomRefusal: ``room-full``, ``match-running``, ``spectators-full``,
                ``removed-from-room``, ``members-only``, ``too-fast``.
            Conflict: ``challenge-closed``.
            Forbidden: ``challenge-played``, ``challenge-watched``,
                ``challenge-opened``, ``challenge-sealed``.
        """
        command = Join(profile.player, profile.name, role)
        await self._admit(await self.room(code), command)
        decision = await self._rooms.act(_known(code), command, profile.player)
        if decision.room is None:
            raise NotFound("no-such-room", "This table is gone.")
        return decision.room

    async def _admit(self, room: Room, command: Join) -> None:
        watches = command.role == "spectator"
        if watches:
            self._require_let_in(room, command)
        await self._challenging.admit(room, command.player, watches=watches)

    def _require_let_in(self, room: Room, command: Join) -> None:
        """Ask the room first: whom it turns away has seen nothing of the deal."""
        decide(
            self._rooms.game_of(room),
            room,
            command,
            player=command.player,
            now=self._clock.now(),
            supply=self._rooms.supply(),
            limits=self._rooms.limits,
        )

    async def room(self, code: str) -> Room:
        """Return a room.

        Raises:
            NotFound: ``no-such-room``.
        """
        room = await self._rooms.room(_known(code))
        if room is None:
            raise NotFound("no-such-room", "There is no such table. Check the code.")
        return room

    async def summary(self, code: str) -> RoomSummary:
        """Return a room's public summary."""
        return self.summarised(await self.room(code))

    def summarised(self, room: Room) -> RoomSummary:
        """Return the public summary of a room at hand."""
        return summary(self._rooms.game_of(room), room, self._clock.now())

    async def listed(self, status: str, game: str | None, cursor: str | None) -> Page:
        """Return a page of public tables, newest first."""
        return await self._rooms.store.listed(
            status=status, game=game, cursor=cursor, limit=PAGE_ROWS
        )

    async def mine(self, profile: Profile) -> list[MyTable]:
        """Return the live tables of a player, and where they are waited for."""
        me = profile.player
        rooms = await self._rooms.readable(await self._rooms.store.of_player(me))
        return [
            my_table(self.summarised(room), room, me)
            for room in rooms
            if is_member(room, me)
        ]

    async def set_content(self, profile: Profile, code: str, text: str) -> str:
        """Use another deck or tile list at this table, and return its hash.

        Raises:
            Invalid: ``content-refused`` with line and field, ``content-too-large``.
            RoomRefusal: ``not-host``, ``wrong-phase``.
        """
        room = await self.room(code)
        if room.host != profile.player:
            raise Forbidden("not-host", "Only the host may change the deck.")
        if len(text.encode()) > MOST_CONTENT_BYTES:
            raise Invalid("content-too-large", "A deck file may have 128 KiB at most.")
        content = await self._admitted(self._rooms.game_of(room), text)
        await self._rooms.tables.decks.put(content, text)
        command = SetContent(profile.player, content)
        await self._rooms.act(room.code, command, profile.player)
        return content

    async def _admitted(self, game: AnyGame, text: str) -> str:
        # In a thread, so that the moves of live tables need not wait for it.
        try:
            return await asyncio.to_thread(game.admit, text)
        except ContentRefused as refused:
            raise Invalid(
                "content-refused",
                refused.message,
                line=refused.line,
                field=refused.field,
            ) from None

    def _new_series(self) -> Series:
        return Series(self._entropy.bytes(SERIES_ID_BYTES).hex())

    async def _create(
        self,
        profile: Profile,
        game: str,
        options: Mapping[str, Any],
        visibility: Visibility,
        series: Series,
        known: Known | None = None,
    ) -> Room:
        rules = self.game(game)
        # One at a time, so that tables asked for at once are counted one by one.
        whose = series.id if series.members else profile.player
        lock = self._opening.setdefault(whose, asyncio.Lock())
        async with lock:
            await self._require_closed(series)
            await self._require_fewer_than(profile, MOST_OPEN_ROOMS)
            room = await self._placed(
                rules, profile, options, visibility, series, known
            )
            try:
                # Other processes open tables too, and each looks when its own is
                # there: whichever is the last one finds that it is one too many.
                await self._require_closed(series, but=room.code)
                await self._require_fewer_than(profile, MOST_OPEN_ROOMS + 1)
            except (Conflict, TooMany):
                await self._rooms.act(room.code, AdminClose())
                raise
            return room

    async def _require_closed(self, series: Series, *, but: str | None = None) -> None:
        """Let friends who open their series again meet at one table."""
        for player in series.members:
            for room in await tables_going_on(self._rooms, player):
                if room.series == series.id and room.code != but:
                    raise Conflict(
                        "series-open",
                        "A table of this series is open. Go on there.",
                        room=room.code,
                    )

    async def _require_fewer_than(self, profile: Profile, count: int) -> None:
        if await self._rooms.store.hosted(profile.player) >= count:
            raise TooMany(
                "too-many-rooms",
                f"You have {MOST_OPEN_ROOMS} open tables. Leave one first.",
            )

    async def _placed(
        self,
        rules: AnyGame,
        profile: Profile,
        options: Mapping[str, Any],
        visibility: Visibility,
        series: Series,
        known: Known | None,
    ) -> Room:
        for _ in range(CODE_ATTEMPTS):
            code = new_code(self._entropy)
            decision = open_room(
                rules,
                code=code,
                player=profile.player,
                name=profile.name,
                options=options,
                visibility=visibility,
                now=self._clock.now(),
                supply=self._rooms.supply(),
                series=series,
                limits=self._rooms.limits,
            )
            if known is not None:
                decision = lay_out(decision, *known)
            if decision.room and await self._rooms.create(code, decision):
                return decision.room
        raise Conflict("no-code-free", "No table could be opened. Try again.")


def known_deal(marked: ChallengeRecord, first: MatchRecord, run: str) -> Known:
    """Return the deal of a challenge for a table that is to play it.

    Args:
        marked: The challenge.
        first: Its first match.
        run: The id of the match to come.
    """
    deal = deal_of(first)
    return (
        KnownDeal(
            challenge=marked.id,
            run=run,
            origin=first.id,
            seats=deal.seats,
            entropies=first.entropies,
            carry_in=deal.carry_in,
        ),
        KnownChance(first.secret, first.commitment, first.content),
    )


def my_table(told: RoomSummary, room: Room, player: str) -> MyTable:
    """Return a room's summary as it stands in the list of a member's own tables."""
    entry = seat_entry(room, player)
    clock = room.match.clock if room.match is not None else None
    waited = entry is not None and clock is not None and entry.seat in clock.seats
    fields = {name: getattr(told, name) for name in told.__struct_fields__}
    return MyTable(**fields, your_turn=waited)


def _known(code: str) -> str:
    plain = normal(code)
    if plain is None:
        raise NotFound("no-such-room", "There is no such table. Check the code.")
    return plain
