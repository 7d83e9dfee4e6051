"""Matches that were really played, at random, as records of the archive."""

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from app.games.core.chance import Chance, commitment
from app.games.core.game import AnyGame, Step
from app.services.records import MatchPlayer, MatchRecord, MoveRecord
from app.services.replay import Deal, StepKind, key_of
from tests.records import ADA, BO, CY, NAMES, NOON

MOST_STEPS = 3000
PLAYERS = (ADA, BO, CY, "p-dov", "p-eve", "p-fin")


class Playing:
    """A match under way, each step chosen by a seeded random number.

    Args:
        game: The rules.
        seed: The same seed plays the same match.
        seats: Clockwise.
        carry_in: Seat by award.
        content_text: An uploaded deck; None for the game's own.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int,
        seats: Sequence[int] = (2, 0, 1),
        carry_in: Mapping[str, int] | None = None,
        content_text: str | None = None,
    ) -> None:
        self.game = game
        self.random = random.Random(seed)
        self.deal = msgspec.structs.replace(
            a_deal(seed, seats, carry_in or {}, {}),
            content=None if content_text is None else game.admit(content_text),
            content_text=content_text,
        )
        self.chance = Chance(key_of(self.deal))
        self.left: set[int] = set()
        self.moves: list[MoveRecord] = []
        chosen = msgspec.convert(self.deal.options, game.options_type)
        step: Step[Any, Any] = game.setup(
            chosen,
            self.deal.seats,
            self.deal.carry_in,
            self.chance,
            self.deal.content,
        )
        self.state = step.state

    def play(self, *, leave: float = 0.0, timeout: float = 0.05) -> None:
        """Play to the end; now and then a clock runs out or somebody leaves."""
        while self.game.outcome(self.state) is None:
            if len(self.moves) == MOST_STEPS:
                msg = "the match does not end"
                raise AssertionError(msg)
            lot = self.random.random()
            if lot < leave:
                self._leave()
            elif lot < leave + timeout or not self.game.acting(self.state):
                self._note("timeout", None, self.game.timeout(self.state, self.chance))
            else:
                self._move()

    def _move(self) -> None:
        seat = self.random.choice(self.game.acting(self.state))
        move = self.random.choice(self.game.legal(self.state, seat))
        step = self.game.apply(self.state, seat, move, self.chance)
        self._note("move", seat, step, msgspec.json.encode(move))

    def _leave(self) -> None:
        seat = self.random.choice([s for s in self.deal.seats if s not in self.left])
        self.left.add(seat)
        self._note("leave", seat, self.game.leave(self.state, seat, self.chance))

    def _note(
        self,
        kind: StepKind,
        seat: int | None,
        step: Step[Any, Any],
        move: bytes | None = None,
    ) -> None:
        number = len(self.moves) + 1
        self.moves.append(MoveRecord(number, NOON + number, kind, seat, move))
        self.state = step.state


def a_deal(
    seed: int,
    seats: Sequence[int],
    carry_in: Mapping[str, int],
    options: Mapping[str, Any],
) -> Deal:
    """Return how a match begins, its secret and shares grown from a seed."""
    return Deal(
        match=f"match{seed}",
        options=options,
        content=None,
        content_text=None,
        seats=tuple(seats),
        carry_in=carry_in,
        secret=_bytes(f"secret {seed}", 32),
        entropies=tuple(_bytes(f"share {seed} {seat}", 16) for seat in seats),
    )


def _bytes(text: str, count: int) -> bytes:
    return hashlib.sha256(text.encode()).digest()[:count]


def a_played_match(
    game: AnyGame,
    seed: int,
    *,
    leave: float = 0.0,
    seats: Sequence[int] = (2, 0, 1),
    carry_in: Mapping[str, int] | None = None,
) -> MatchRecord:
    """Return the record of a match that was played at random to its end."""
    playing = Playing(game, seed, seats, carry_in)
    playing.play(leave=leave)
    return record_of(playing)


def record_of(playing: Playing) -> MatchRecord:
    """Return the record of a match that is over."""
    deal, game = playing.deal, playing.game
    outcome = game.outcome(playing.state)
    assert outcome is not None
    results = {result.seat: result for result in outcome.results}
    players = dict(zip(deal.seats, PLAYERS, strict=False))
    return MatchRecord(
        id=deal.match,
        room="BCDFGHJK",
        series="s1",
        game=game.id,
        round=1,
        public=False,
        options=msgspec.json.encode(deal.options),
        content=deal.content,
        content_text=deal.content_text,
        carry_in=msgspec.json.encode(deal.carry_in),
        outcome=msgspec.json.encode(outcome),
        secret=deal.secret.hex(),
        commitment=commitment(deal.secret),
        entropies=tuple(entropy.hex() for entropy in deal.entropies),
        started_at=NOON,
        ended_at=NOON + len(playing.moves) + 1,
        engine="0.1.0",
        players=tuple(
            MatchPlayer(
                seat=seat,
                player=player,
                name=NAMES.get(player, player.removeprefix("p-").title()),
                placing=results[seat].placing if seat in results else len(players),
                score=results[seat].score if seat in results else 0,
            )
            for seat, player in players.items()
        ),
        awards=tuple((award, players[s]) for award, s in outcome.awards.items()),
        moves=tuple(playing.moves),
    )
