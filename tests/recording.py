"""Stored replays: matches of today that the rules of tomorrow must still play.

They stand in `tests/fixtures/replays`, at least one for each game. `python -m
tests.recording` writes them anew; that is right only where a change of the rules
was meant to change old matches too.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path

import msgspec

from app.games.core.game import Outcome
from app.games.core.registry import games
from app.services.replay import Deal, Made, made_of, outcome_of
from tests.played import Playing, record_of

FOLDER = Path(__file__).parent / "fixtures" / "replays"


class StoredReplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match began, each step, and how it ended.

    The deck is always in the deal: a game's own may be tuned, this one never is.
    """

    game: str
    engine: str
    deal: Deal
    steps: tuple[Made, ...]
    outcome: Outcome


class Plan(msgspec.Struct, frozen=True):
    """How one of the stored replays is played."""

    seed: int
    seats: Sequence[int]
    carry_in: Mapping[str, int] = {}
    leave: float = 0.0


PLANS = {
    "kingless": {
        "two": Plan(11, (0, 1)),
        "three-with-awards": Plan(12, (2, 0, 1), {"king": 0, "fool": 2}),
        "four-and-some-leave": Plan(13, (3, 1, 0, 2), leave=0.01),
        "six": Plan(14, (0, 1, 2, 3, 4, 5)),
    },
    "regicide": {
        "solo": Plan(21, (0,)),
        "two": Plan(22, (1, 0)),
        "three": Plan(23, (0, 1, 2)),
        "four-and-one-leaves": Plan(24, (3, 1, 0, 2), leave=0.3),
    },
    "two-heirs": {
        "solo": Plan(31, (0,)),
        "two": Plan(32, (1, 0)),
        "one-leaves": Plan(33, (0, 1), leave=0.02),
    },
}


def recorded(game: str, plan: Plan) -> StoredReplay:
    """Play a match to its end and return it."""
    rules = games()[game]
    deck = None if rules.edition is None else rules.edition_text()
    playing = Playing(rules, plan.seed, plan.seats, plan.carry_in, deck)
    playing.play(leave=plan.leave)
    record = record_of(playing)
    outcome = outcome_of(record)
    assert outcome is not None
    engine = version("interregnum")
    return StoredReplay(game, engine, playing.deal, made_of(record), outcome)


def written(replay: StoredReplay) -> str:
    """Return a replay as text, one step on each line."""
    fields = {
        name: msgspec.json.encode(getattr(replay, name)).decode()
        for name in replay.__struct_fields__
    }
    steps = (msgspec.json.encode(step).decode() for step in replay.steps)
    fields["steps"] = "[\n" + ",\n".join(steps) + "\n]"
    lines = (f'"{name}": {text}' for name, text in fields.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write every stored replay anew."""
    for game, plans in PLANS.items():
        for name, plan in plans.items():
            file = FOLDER / f"{game}-{name}.json"
            file.write_text(written(recorded(game, plan)), "utf-8")
            sys.stdout.write(f"{file.name}\n")


if __name__ == "__main__":
    main()
