"""How a match ended: for all players alike (R53, R54)."""

from app.games.core.game import Feat, Outcome, Seat, SeatResult
from app.games.regicide.state import SOLO_FLIPS, State
from app.games.regicide.views import Medal

MEDALS: tuple[Medal, ...] = ("gold", "silver", "bronze")
CHALLENGE: tuple[str, ...] = ("kills", "turns", "medal")
"""The figures of a challenge's leaderboard."""
WINNER, LOSER = 1, 2
"""Who loses comes second, behind the castle; nobody comes before the others."""


def medal(state: State) -> Medal | None:
    """Return the medal that a solo win brings now (R53); None with more players."""
    return MEDALS[SOLO_FLIPS - state.flips] if state.solo else None


def outcome(state: State) -> Outcome | None:
    """Return how the match ended, or None while it runs.

    The score of every seat is the number of royals felled. Reasons: ``won``,
    ``cannot-pay``, ``cannot-play``, ``abandoned``.
    """
    if not state.over:
        return None
    won = state.phase == "won"
    return Outcome(
        reason=state.loss.reason if state.loss is not None else state.phase,
        results=tuple(_result(state, seat) for seat in state.order),
        facts={
            "won": won,
            "felled": len(state.felled),
            "exact": sum(felled.exact for felled in state.felled),
            "turns": state.turn,
            "medal": medal(state) if won else None,
            "flips": SOLO_FLIPS - state.flips if state.solo else 0,
            "seat": state.active if state.left is None else state.left,
        },
    )


def feat(ended: Outcome) -> Feat:
    """Return what a match came to: royals felled, then the medal, then few turns.

    Turns count among wins alone: who loses early has done nothing better for it.
    """
    facts = ended.facts
    medals = (None, *reversed(MEDALS))
    kills, turns, won_medal = facts["felled"], facts["turns"], facts["medal"]
    figures = {"kills": kills, "turns": turns, "medal": won_medal}
    quickness = -turns if facts["won"] else 0
    return Feat((kills, medals.index(won_medal), quickness), figures)


def _result(state: State, seat: Seat) -> SeatResult:
    placing = WINNER if state.phase == "won" else LOSER
    return SeatResult(seat, placing, len(state.felled))
