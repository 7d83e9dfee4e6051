"""Everything that can happen at a table, in any order, as Hypothesis likes it."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from app.games.core.errors import IllegalMove
from app.games.core.game import AnyGame
from app.room import commands
from app.room.decision import Viewed
from app.room.draft import Draft
from app.room.known_deal import note_onlookers
from app.room.limits import RoomLimits
from app.room.refusals import RoomRefusal
from app.room.succession import settle_host
from tests.castle import CASTLE
from tests.room.fakes import SALON
from tests.room.tables import Table

PLAYERS = ("ada", "bob", "cyd", "dan", "eve")
MOVES = ("rest", "step", "knock", "ask", "poll", "win", "pass", "stop", "pick")
players = st.sampled_from(PLAYERS)


class TableMachine(RuleBasedStateMachine):
    """A table with five people who do whatever they like.

    What holds for every single decision is checked by the table itself: one host
    who is a seated human, unique seats, numbers without gaps, a deadline. Here
    stands what holds over a whole life.
    """

    @initialize(
        window=st.sampled_from([0.5, 2.0, 4.0]), game=st.sampled_from([SALON, CASTLE])
    )
    def open(self, window: float, game: AnyGame) -> None:
        limits, options = RoomLimits(spectators=2), {"window": window}
        self.table = Table("ada", "bob", game=game, limits=limits, options=options)
        self.order: dict[str, tuple[int, ...]] = {}

    def do(self, player: str, kind: type[Any], /, **fields: object) -> None:
        """Send a command; to be refused is in order, anything else is not."""
        try:
            self.table.ask(player, kind, **fields)
        except (RoomRefusal, IllegalMove):
            return
        self.watch()

    def tell(self, command: commands.Command) -> None:
        """Let the services say something."""
        try:
            self.table.decide(command)
        except RoomRefusal:
            return
        self.watch()

    def watch(self) -> None:
        """Check what everybody is told, and begin anew if the table is gone."""
        decision = self.table.last
        for notice in decision.notices:
            if isinstance(notice, Viewed) and notice.only is not None:
                assert all(event.seat == notice.only for event in notice.events)
        if decision.room is None:
            self.open(2.0, self.table.game)

    @rule(player=players, role=st.sampled_from(["player", "spectator"]))
    def join(self, player: str, role: Any) -> None:
        self.tell(commands.Join(player, player.capitalize(), role))

    @rule(player=players, tab=st.integers(1, 2), lease=st.sampled_from([5_000, 45_000]))
    def connect(self, player: str, tab: int, lease: int) -> None:
        until = self.table.now + lease
        self.tell(commands.Connect(player, f"{player}-{tab}", until))

    @rule(player=players, tab=st.integers(1, 2))
    def drop(self, player: str, tab: int) -> None:
        self.tell(commands.Disconnect(player, f"{player}-{tab}"))

    @rule(player=players, ready=st.booleans())
    def get_ready(self, player: str, ready: bool) -> None:
        self.do(player, commands.Ready, ready=ready)

    @rule()
    def start(self) -> None:
        self.do(self.table.room.host, commands.Start)

    @rule()
    def all_ready_and_start(self) -> None:
        for entry in self.table.room.seats:
            self.do(entry.player or "", commands.Ready, ready=True)
        self.start()

    @rule(player=players, accept=st.booleans())
    def answer(self, player: str, accept: bool) -> None:
        self.do(player, commands.Rematch, accept=accept)

    @precondition(lambda self: self.table.room.status == "playing")
    @rule(do=st.sampled_from(MOVES), pick=st.integers(0, 4), behind=st.integers(0, 2))
    def move(self, do: str, pick: int, behind: int) -> None:
        seats = self.table.room.seats
        entry = seats[pick % len(seats)]
        match, clock = self.table.match, self.table.match.clock
        window = clock.key if clock is not None and clock.kind == "window" else None
        seq = match.seqs.get(str(entry.seat), 1) - behind
        move = {"do": do}
        player = entry.player or "nobody"
        self.do(player, commands.Move, seq=max(0, seq), move=move, window=window)

    @precondition(lambda self: self.table.room.status == "playing")
    @rule()
    def act(self) -> None:
        """Let somebody who can act do so: the only rule that always gets on."""
        table = self.table
        seat = (*table.game.acting(table.match.state), 0)[0]
        entry = next((e for e in table.room.seats if e.seat == seat), None)
        moves = table.game.legal(table.match.state, seat)
        if entry is not None and entry.player is not None and moves:
            do = (
                "step"
                if len(moves) == 6
                else {"LetPass": "pass"}.get(type(moves[0]).__name__, "pick")
            )
            self.do(entry.player, commands.Move, **_newest(table, seat, do))

    @rule(player=players, whom=players, accept=st.booleans(), data=st.data())
    def vote(
        self,
        player: str,
        whom: str,
        accept: bool,
        data: st.DataObject,
    ) -> None:
        about = data.draw(st.sampled_from(["remove", "pause", "resume", "wait"]))
        fields = {"about": about, "player": whom, "accept": accept}
        self.do(player, commands.CastVote, **fields)

    @rule(player=players, kind=st.sampled_from([commands.Leave, commands.Resign]))
    def go(self, player: str, kind: type[Any]) -> None:
        self.do(player, kind)

    @rule(player=players, passes=st.booleans())
    def switch(self, player: str, passes: bool) -> None:
        self.do(player, commands.ChangeSettings, pass_by_default=passes)

    @rule(player=players, whom=players)
    def nudge(self, player: str, whom: str) -> None:
        self.do(player, commands.Nudge, player=whom)

    @rule(player=players)
    def chat(self, player: str) -> None:
        self.do(player, commands.Chat, text="hello")

    @rule(seconds=st.sampled_from([0, 1, 4, 60]), on_time=st.booleans())
    def wait(self, seconds: int, on_time: bool) -> None:
        """Let time pass; the tick may come late."""
        table = self.table
        due = table.last.deadline
        if on_time and due is not None:
            table.now = max(table.now, min(due, table.now + seconds * 1_000))
        else:
            table.now += seconds * 1_000
        self.tell(commands.Tick())

    @rule()
    def archive(self) -> None:
        for finished in self.table.room.unarchived:
            self.tell(commands.Archived(finished.match.id))

    @invariant()
    def nothing_that_is_due_stays_undone(self) -> None:
        """A tick settles all that is due: the next one finds nothing."""
        self.tell(commands.Tick())
        settled = self.table.room

        decision = self.table.decide(commands.Tick())

        assert decision.room is settled
        assert decision.deadline is None or decision.deadline > self.table.now

    @invariant()
    def host_and_onlookers_follow_from_who_is_here(self) -> None:
        """A decision asks for them only if somebody has come, gone or changed."""
        table = self.table
        draft = Draft(table.game, table.room, table.now, table.supply(), table.limits)

        settle_host(draft)
        note_onlookers(draft)

        assert draft.room is table.room

    @invariant()
    def the_order_of_a_match_is_that_of_its_deal(self) -> None:
        """K13, K14: whoever leaves or comes, nobody's place changes."""
        match = self.table.room.match
        if match is not None:
            seats = [e.seat for e in self.table.room.seats if e.seat in match.seats]
            known = self.order.setdefault(match.id, match.seats)
            assert match.seats == known
            assert self.table.room.status != "playing" or tuple(seats) == known

    @invariant()
    def a_match_under_way_waits_for_somebody(self) -> None:
        """K11, K15, K16: with a clock for it, and never for one who has gone."""
        room = self.table.room
        if room.status == "playing" and room.match is not None:
            clock = room.match.clock
            assert clock is not None
            out = {entry.seat for entry in room.seats if entry.out}
            assert set(clock.seats) - out
            stands = room.paused or clock.absent_from is not None
            assert (clock.deadline is None) == stands
            assert self.table.game.acting(room.match.state) or clock.secret

    @invariant()
    def what_was_held_back_comes_out(self) -> None:
        """Presence is held back only while somebody may answer in secret."""
        room = self.table.room
        clock = room.match.clock if room.match is not None else None
        secret = clock is not None and clock.secret
        assert room.held == (room.shown is not None)
        assert secret or not room.held


def _newest(table: Table, seat: int, do: str) -> dict[str, object]:
    clock = table.match.clock
    window = clock.key if clock is not None and clock.kind == "window" else None
    seq = table.match.seqs[str(seat)]
    return {"seq": seq, "move": {"do": do}, "window": window}


TableMachine.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=50,
    # How fast a busy machine is says nothing about a table.
    suppress_health_check=[HealthCheck.too_slow],
)
TestTable = TableMachine.TestCase
