"""Matches that were played once are played the same for ever (S04)."""

from pathlib import Path

import msgspec
import pytest

from app.games.core.registry import games
from app.services.replay import plain, positions
from tests.recording import FOLDER, StoredReplay

FILES = sorted(FOLDER.glob("*.json"))


def stored(file: Path) -> StoredReplay:
    """Return what a file holds."""
    return msgspec.json.decode(file.read_bytes(), type=StoredReplay)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_stored_match_ends_as_it_did_when_it_was_played_s04(file: Path) -> None:
    replay = stored(file)
    game = games()[replay.game]

    last = positions(game, replay.deal, replay.steps)[-1]

    assert plain(game.outcome(last.state)) == plain(replay.outcome)


def test_every_game_has_stored_matches() -> None:
    assert {stored(file).game for file in FILES} == set(games())


def test_stored_matches_hold_every_kind_of_step() -> None:
    kinds = {step.kind for file in FILES for step in stored(file).steps}

    assert kinds >= {"move", "timeout", "leave"}


def test_a_match_that_was_changed_ends_otherwise() -> None:
    """The check can fail: one step less, and the match has no end."""
    replay = stored(FILES[0])
    game = games()[replay.game]

    last = positions(game, replay.deal, replay.steps[:-1])[-1]

    assert game.outcome(last.state) is None
