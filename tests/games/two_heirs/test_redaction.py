"""What each viewer is told of what happens."""

from typing import cast, get_args

import msgspec
import pytest

from app.games.two_heirs.events import Event, TurnEnded
from app.games.two_heirs.game import GAME
from app.games.two_heirs.redaction import _TOLD_ALL


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_h6_everybody_is_told_all_that_may_be_told(viewer: int | None) -> None:
    assert GAME.redact(TurnEnded(0), viewer) == TurnEnded(0)


def test_h6_of_every_kind_of_event_it_is_said_that_all_may_know_it() -> None:
    assert frozenset(get_args(Event)) == _TOLD_ALL


def test_h6_an_event_that_nobody_has_thought_about_stays_inside() -> None:
    class SupplyShown(msgspec.Struct, frozen=True):
        tiles: tuple[str, ...]

    with pytest.raises(KeyError):
        GAME.redact(cast("Event", SupplyShown(("inn-wood",))), None)
