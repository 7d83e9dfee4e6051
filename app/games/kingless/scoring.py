"""Who is King and who is Fool, and how the round ended (K66 to K71)."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import asdict

from app.games.core.game import Outcome, Seat, SeatResult
from app.games.kingless.contest import begin
from app.games.kingless.events import RoundEnded
from app.games.kingless.passives import influence, worths
from app.games.kingless.state import About, Over, OverReason, State
from app.games.kingless.table import Table
from app.games.kingless.tasks import Settle


def settle(table: Table, task: Settle) -> None:
    """Find the King first, then the Fool among the others (K68).

    Where there is a tie a contest decides, and this is done again after it.
    """
    if not table.state.scored:
        table.change(scored=table.state.seated())
    state = table.state
    if state.king is None:
        _award(table, task, "king", _extreme(state, state.scored, max))
    elif state.fool is None:
        others = tuple(seat for seat in state.scored if seat != state.king)
        _award(table, task, "fool", _extreme(state, others, min))
    else:
        reason = state.trigger.why if state.trigger else "last-player"
        finish(table, reason, state.king, state.fool)


def finish(table: Table, reason: OverReason, king: Seat, fool: Seat | None) -> None:
    """End the round with its awards; whatever was still to come is dropped."""
    table.agenda = ()
    table.tell(RoundEnded(king, fool))
    table.ask(Over(reason), king=king, fool=fool, chain=(), base=0)


def score(state: State, seat: Seat) -> int:
    """Return what a seat's play area is worth (K66)."""
    return influence(state.content, state.player(seat).area)


def outcome(state: State) -> Outcome | None:
    """Return how the round ended, or None while it runs."""
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    results = tuple(
        SeatResult(seat, _placing(state, seat), score(state, seat), _lines(state, seat))
        for seat in state.order
    )
    awards = {"king": state.king, "fool": state.fool}
    return Outcome(
        reason=phase.reason,
        results=tuple(sorted(results, key=lambda result: result.placing)),
        awards={name: seat for name, seat in awards.items() if seat is not None},
        facts={
            "turns": state.turn,
            "trigger": state.trigger.seat if state.trigger else None,
            "deck": len(state.deck),
        },
    )


def _award(table: Table, task: Settle, about: About, tied: tuple[Seat, ...]) -> None:
    if len(tied) > 1:
        begin(table, about, tied)
    else:
        table.change(**{about: tied[0]})
        table.first(task)


def _extreme(
    state: State, seats: tuple[Seat, ...], extreme: Callable[[Iterable[int]], int]
) -> tuple[Seat, ...]:
    scores = {seat: score(state, seat) for seat in seats}
    wanted = extreme(scores.values())
    return tuple(seat for seat in seats if scores[seat] == wanted)


def _placing(state: State, seat: Seat) -> int:
    """Return a placing: King, the others by score, Fool, those who left."""
    rank = _rank(state, seat)
    return 1 + sum(_rank(state, other) > rank for other in state.order)


def _rank(state: State, seat: Seat) -> tuple[int, int]:
    if seat == state.king:
        return (3, 0)
    if seat not in state.scored:
        return (0, 0)
    return (1, 0) if seat == state.fool else (2, score(state, seat))


def _lines(state: State, seat: Seat) -> tuple[dict[str, Any], ...]:
    area = state.player(seat).area
    return tuple(asdict(worth) for worth in worths(state.content, area))
