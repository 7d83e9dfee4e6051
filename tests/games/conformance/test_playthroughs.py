"""Recorded matches still go as recorded, and show every move and event."""

from pathlib import Path
from typing import Any, get_args

import pytest

from app.games.core.game import AnyGame
from tests.games.conformance.playthroughs import read, record, recordings, write
from tests.games.conformance.subjects import GAMES, IDS, subject_of

FILES = [path for game in GAMES for path in recordings(game)]


def kinds(union: Any) -> set[type]:
    """Return the structs of a union, or the one struct."""
    return set(get_args(union)) or {union}


@pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}"
)
def test_a_recorded_match_goes_as_recorded(path: Path) -> None:
    text = path.read_text("utf-8")

    assert write(read(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_event_and_move_appears_in_a_recording(game: AnyGame) -> None:
    subject = subject_of(game)
    events, moves = set[type](), set[type]()

    for path in recordings(game):
        recording = read(path.read_text("utf-8"))
        for step in recording.steps():
            events |= {type(event) for event in step.events}
        acts = (act.partition(" ") for act in recording.acts)
        moves |= {type(subject.read_move(m)) for word, _, m in acts if word.isdigit()}

    assert kinds(game.event_type) - events == set()
    assert kinds(game.move_type) - moves == set()


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_new_recording_is_read_back_as_it_was_written(game: AnyGame) -> None:
    recording = record(game, 0, "again")

    assert read(write(recording)) == recording
