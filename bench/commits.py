"""A table played in a clock of its own: every commit it makes, to be timed.

The players behave as those of `bench.player`: each answers every view at once, most
let a card pass, and the clock moves on when nobody has anything to say.
"""

import random
from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from app.games.core.game import AnyGame
from app.room import commands
from app.room.deciding import decide
from app.room.decision import Decision, Supply, Viewed
from app.room.model import Match, Room
from app.room.opening import Series, open_room
from bench.player import ANSWER_SHARE

MOST_PLAYERS = 4
LEASE_MS = 60_000
START_MS = 1_700_000_000_000
THINKING_MS = 5


class Commit(msgspec.Struct, frozen=True):
    """One decision that was made: on which room, on whose command, and when."""

    room: Room
    command: commands.Command
    player: str | None
    now: int
    supply: Supply
    decision: Decision

    @property
    def after(self) -> Room:
        """The room after it."""
        assert self.decision.room is not None
        return self.decision.room

    @property
    def kind(self) -> str:
        """The move's kind, or the command's."""
        if isinstance(self.command, commands.Move):
            return str(self.command.move["do"])
        return str(self.command.__struct_config__.tag)


def players_of(game: AnyGame) -> tuple[str, ...]:
    """Return the players who sit down to a game: four, or as many as it takes."""
    return tuple(f"p{place}" for place in range(min(MOST_PLAYERS, game.players.max)))


class Table:
    """One table from its opening to the end of its first match."""

    def __init__(self, game: AnyGame, number: int) -> None:
        self._game = game
        self.players = players_of(game)
        self._chance = random.Random(number)
        self._now = START_MS
        self._supply = Supply(self._chance.randbytes(32), f"match{number}")
        self._waiting: deque[int] = deque()
        self._room = self._opened()

    def play(self) -> Iterator[Commit]:
        """Yield what is committed from the first move to the end of the match."""
        while self._match.outcome is None:
            if self._waiting:
                seat = self._waiting.popleft()
                yield self._act(self._move(seat), self.players[seat])
            else:
                self._now = max(self._now, self._deadline)
                yield self._act(commands.Tick(), None)

    def _opened(self) -> Room:
        host, *others = self.players
        decision = open_room(
            self._game,
            code="BCDFGHJK",
            player=host,
            name="Player 0",
            options={},
            visibility="private",
            now=self._now,
            supply=self._supply,
            series=Series("series"),
        )
        assert decision.room is not None
        self._room = decision.room
        self._deadline = 0
        for place, player in enumerate(others, start=1):
            self._act(commands.Join(player, f"Player {place}", "player"), None)
        for player in self.players:
            lease = self._now + LEASE_MS
            self._act(commands.Connect(player, f"socket-of-{player}", lease), None)
            share = self._chance.randbytes(16).hex()
            self._act(commands.Ready("c", ready=True, entropy=share), player)
        self._act(commands.Start("c"), host)
        return self._room

    @property
    def _match(self) -> Match:
        assert self._room.match is not None
        return self._room.match

    def _act(self, command: commands.Command, player: str | None) -> Commit:
        self._now += THINKING_MS
        room, now, supply = self._room, self._now, self._supply
        decision = decide(
            self._game, room, command, player=player, now=now, supply=supply
        )
        commit = Commit(room, command, player, now, supply, decision)
        self._room = commit.after
        self._deadline = decision.deadline or now
        self._heard(decision)
        self._renew()
        return commit

    def _heard(self, decision: Decision) -> None:
        """Let everybody who got a view answer it, in any order."""
        for notice in decision.notices:
            if isinstance(notice, Viewed):
                if notice.only is None:
                    self._waiting.clear()
                told = (
                    list(range(len(self.players)))
                    if notice.only is None
                    else [notice.only]
                )
                self._chance.shuffle(told)
                acting = self._game.acting(self._match.state)
                self._waiting.extend(seat for seat in told if seat in acting)

    def _renew(self) -> None:
        """Keep every socket's lease, as the sweeper does; it is not timed here."""
        kept = tuple(
            msgspec.structs.replace(c, until=self._now + LEASE_MS)
            for c in self._room.connections
        )
        self._room = msgspec.structs.replace(self._room, connections=kept)

    def _move(self, seat: int) -> commands.Move:
        match = self._match
        clock = match.clock
        window = clock.key if clock is not None and clock.kind == "window" else None
        move = self._chosen(seat)
        return commands.Move("c", match.seqs[str(seat)], move, match.id, window)

    def _chosen(self, seat: int) -> Mapping[str, Any]:
        moves = self._game.legal(self._match.state, seat)
        legal: list[dict[str, Any]] = [msgspec.to_builtins(move) for move in moves]
        passes = [move for move in legal if move["do"] == "pass"]
        if passes and self._chance.random() > ANSWER_SHARE:
            return passes[0]
        return self._chance.choice(legal)
