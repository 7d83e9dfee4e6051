"""The table of phases: which rules go with the decision that is open."""

from collections.abc import Mapping
from typing import Any

from app.games.kingless.decisions.arriving import RecruitDecision, TunnelDecision
from app.games.kingless.decisions.decision import Decision
from app.games.kingless.decisions.discarding import DiscardDecision
from app.games.kingless.decisions.over import NoDecision
from app.games.kingless.decisions.throwing import ThrowDecision
from app.games.kingless.decisions.turn import TurnDecision
from app.games.kingless.decisions.window import WindowDecision
from app.games.kingless.state import (
    Discarding,
    Over,
    Phase,
    Recruiting,
    State,
    Throwing,
    Tunnelling,
    Turn,
    Window,
)

DECISIONS: Mapping[type[Phase], Decision[Any]] = {
    Turn: TurnDecision(),
    Window: WindowDecision(),
    Recruiting: RecruitDecision(),
    Tunnelling: TunnelDecision(),
    Discarding: DiscardDecision(),
    Throwing: ThrowDecision(),
    Over: NoDecision(),
}


def decision(state: State) -> Decision[Any]:
    """Return the rules of the decision that is open."""
    return DECISIONS[type(state.phase)]
