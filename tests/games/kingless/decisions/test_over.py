"""Once the round is over nothing is decided any more."""

import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.kingless.decisions.over import NoDecision
from app.games.kingless.moves import EndTurn
from app.games.kingless.state import Over
from app.games.kingless.table import Table
from tests.games.kingless.story import Story

PHASE = Over("five")


def test_nobody_is_asked_or_able() -> None:
    state = Story("0: |\n1: |\nphase: over five\nking: 0\nfool: 1").state
    rules = NoDecision()

    assert rules.acting(state, PHASE) == ()
    assert rules.legal(state, PHASE, 0) == ()
    assert rules.idle(state, PHASE, 0) == "match-over"


def test_every_move_is_refused_and_no_clock_changes_anything() -> None:
    story = Story("0: |\n1: |\nphase: over five\nking: 0\nfool: 1")
    table = Table(story.state, Chance(b"key"))

    with pytest.raises(IllegalMove):
        NoDecision().apply(table, PHASE, 0, EndTurn())
    NoDecision().timeout(table, PHASE)

    assert table.step().state is story.state
    assert story.does("time").events == []
