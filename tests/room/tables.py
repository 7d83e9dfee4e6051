"""A table to play with: it decides, keeps the room and watches over it.

Every decision taken through it is checked for what always has to hold (see
`watch_over`), so that each test is a test of that as well.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from app.games.core.game import AnyGame
from app.room import commands
from app.room.clocks import ClockView, clock_view
from app.room.deciding import decide
from app.room.decision import Decision, Notice, RoomChanged, Supply, Told, Viewed
from app.room.limits import USUAL, RoomLimits
from app.room.model import Match, Room, SeatEntry
from app.room.opening import Series, open_room
from app.room.refusals import RoomRefusal
from app.room.summary import RoomSummary, summary
from tests.room.fakes import SALON

START = 1_700_000_000_000
LEASE = 45_000


class Table:
    """A room in the making, with a clock that moves only when told to."""

    def __init__(
        self,
        *names: str,
        game: AnyGame = SALON,
        limits: RoomLimits = USUAL,
        options: Mapping[str, Any] | None = None,
        carry_over: Mapping[str, str] | None = None,
        members: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.limits = limits
        self.now = START
        self.fresh = 0
        self.ids = 0
        self.decisions: list[Decision] = []
        first, *others = names or ("ada",)
        self._keep(
            open_room(
                game,
                code="BCDFGHJK",
                player=first,
                name=first.capitalize(),
                options=options or {},
                visibility="private",
                now=self.now,
                supply=self.supply(),
                series=Series("series", carry_over=carry_over or {}, members=members),
                limits=limits,
            )
        )
        self.connect(first)
        for name in others:
            self.sit(name)
            self.connect(name)

    # What is there

    room: Room

    @property
    def match(self) -> Match:
        """The match on the table."""
        assert self.room.match is not None
        return self.room.match

    @property
    def last(self) -> Decision:
        """The decision just taken."""
        return self.decisions[-1]

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the decision just taken tells."""
        return self.last.notices

    def framed(self) -> bool:
        """Whether everybody is sent the room now."""
        return RoomChanged() in self.notices

    @property
    def views(self) -> list[Viewed]:
        """The views that are sent now."""
        return [notice for notice in self.notices if isinstance(notice, Viewed)]

    @property
    def told(self) -> list[str]:
        """The codes of what the table is told now."""
        return [notice.code for notice in self.notices if isinstance(notice, Told)]

    def entry(self, player: str) -> SeatEntry:
        """The seat of a player."""
        return next(e for e in self.room.seats if e.player == player)

    def summary(self) -> RoomSummary:
        """The public face of the room now."""
        return summary(self.game, self.room, self.now, self.limits)

    def clocks(self) -> tuple[ClockView, ...]:
        """The clocks as everybody sees them."""
        return clock_view(self.room)

    def supply(self) -> Supply:
        """Chance that was never used before."""
        self.fresh += 1
        return Supply(bytes([self.fresh % 256]) * 32, f"match-{self.fresh}")

    # What happens

    def decide(self, command: commands.Command, player: str | None = None) -> Decision:
        """Carry out any command, or let its refusal out."""
        before = self.room
        decision = decide(
            self.game,
            before,
            command,
            player=player,
            now=self.now,
            supply=self.supply(),
            limits=self.limits,
        )
        self._keep(decision, before)
        return decision

    def ask(self, player: str, kind: type[Any], /, **fields: object) -> Decision:
        """Send a command as a member, under a fresh id."""
        self.ids += 1
        return self.decide(kind(id=f"c{self.ids}", **fields), player)

    def _keep(self, decision: Decision, before: Room | None = None) -> None:
        watch_over(before, decision)
        self.decisions.append(decision)
        if decision.room is not None:
            self.room = decision.room

    def sit(
        self, player: str, role: Literal["player", "spectator"] = "player"
    ) -> Decision:
        """Join by the link."""
        return self.decide(commands.Join(player, player.capitalize(), role))

    def connect(self, player: str, connection: str = "") -> Decision:
        """Open a socket, or renew its lease."""
        known = connection or f"{player}-1"
        return self.decide(commands.Connect(player, known, self.now + LEASE))

    def drop(self, player: str, connection: str = "") -> Decision:
        """Close a socket."""
        return self.decide(commands.Disconnect(player, connection or f"{player}-1"))

    def stay(self, *players: str) -> None:
        """Keep sockets open for a day, so that nobody fades meanwhile."""
        for player in players:
            until = self.now + 86_400_000
            self.decide(commands.Connect(player, f"{player}-1", until))

    def ready(self, *players: str) -> None:
        """Be ready, one after the other."""
        for player in players:
            self.ask(player, commands.Ready, ready=True)

    def deal(self) -> None:
        """Let everybody be ready and the host start."""
        self.ready(*(entry.player for entry in self.room.seats if entry.player))
        self.ask(self.room.host, commands.Start)

    def plays(self, player: str, do: str, /, **fields: object) -> Decision:
        """Play a move on the newest view, answering the open window."""
        seat = str(self.entry(player).seat)
        clock = self.match.clock
        window = clock.key if clock is not None and clock.kind == "window" else None
        fields.setdefault("seq", self.match.seqs[seat])
        fields.setdefault("window", window)
        move = {"do": do}
        return self.ask(player, commands.Move, move=move, **fields)

    def tick(self, later: int = 0) -> Decision:
        """Let time pass and tell the room."""
        self.now += later
        return self.decide(commands.Tick())

    def tick_until(self, time: int) -> None:
        """Let time pass up to a moment, ticking whenever the room asks for it."""
        while (due := self.last.deadline) is not None and due <= time:
            self.now = max(self.now, due)
            self.decide(commands.Tick())
        self.now = max(self.now, time)

    def refused(self, player: str, kind: type[Any], /, **fields: object) -> RoomRefusal:
        """Return the refusal of a command that has to be refused."""
        return refusal_of(lambda: self.ask(player, kind, **fields))


def refusal_of(act: Callable[[], object]) -> RoomRefusal:
    """Return the refusal of what has to be refused."""
    try:
        act()
    except RoomRefusal as refusal:
        return refusal
    msg = "nothing was refused"
    raise AssertionError(msg)


def watch_over(before: Room | None, decision: Decision) -> None:
    """Check what holds for every decision, whatever was decided."""
    room = decision.room
    if room is None:
        return
    if decision.notices:
        assert room is not before, "told without a commit"
    ids = [entry.seat for entry in room.seats]
    assert len(ids) == len(set(ids)), "two seats with one id"
    members = [e.player for e in room.seats if e.player is not None]
    members += [spectator.player for spectator in room.spectators]
    assert len(members) == len(set(members)), "a member twice"
    people = [e.player for e in room.seats if e.player and e.bot is None]
    assert room.host in people if people else room.host == "", "no host"
    assert {c.player for c in room.connections} <= set(members)
    assert room.closing or decision.deadline is not None, "stuck"
    _watch_numbers(before, room, decision)
    msgspec.msgpack.encode(room)


def _watch_numbers(before: Room | None, room: Room, decision: Decision) -> None:
    """Check that numbers rise by one for exactly those who are sent a view."""
    views = [notice for notice in decision.notices if isinstance(notice, Viewed)]
    if room.match is None:
        assert not views
        return
    old = before.match if before is not None else None
    known = old.seqs if old is not None and old.id == room.match.id else {}
    everybody = any(view.only is None for view in views)
    for viewer, seq in room.match.seqs.items():
        gets = everybody or any(str(view.only) == viewer for view in views)
        assert seq == known.get(viewer, 0) + gets, f"a gap for {viewer}"
        assert 1 <= room.match.anchors[viewer] <= seq
    assert len(views) <= 1 or not everybody
    if views and not everybody and old is not None and old.clock is not None:
        clock = room.match.clock
        assert clock is not None
        assert clock.key == old.clock.key, "a secret step shows"
