"""Recorded matches that people can read and that are compared line by line.

A recording opens with its table and seed; each block is one act, the events it led
to, the lines of the position that changed, and a digest of all that each viewer can
find out. ``scripts/playthrough`` writes them: without arguments every recording anew
from its own acts, with a game, a table and a seed a new one.
"""

import hashlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app.games.core.chance import Chance
from app.games.core.game import AnyGame, Seat, Step, Viewer
from tests.games.conformance.secrets import encode, look
from tests.games.conformance.subjects import (
    GAMES,
    IDS,
    AnyState,
    Seating,
    Subject,
    subject_of,
)

BLOCK, TIME, LEAVE = "== ", "time", "leave"
EARLY_CLOCK, LEAVERS = 0.03, 0.01
"""How often a recorded player lets the clock run out, and how often one leaves."""
DIGEST = 8
FOLDER = Path(__file__).parents[1]


class Recording(msgspec.Struct, frozen=True):
    """What decides a match: its table, its seed and its acts as text."""

    game: str
    table: int
    seed: str
    acts: tuple[str, ...]

    def steps(self) -> Iterator[Step[Any, Any]]:
        """Yield the steps of the match, the deal first."""
        subject = subject_of(GAMES[IDS.index(self.game)])
        chance = Chance(self.seed.encode())
        step = _deal(subject.game, subject.tables[self.table], chance)
        yield step
        for act in self.acts:
            step = carry_out(subject, step.state, act, chance)
            yield step


def record(game: AnyGame, table: int, seed: str) -> Recording:
    """Record a new random match, with clocks that run out and players who leave."""
    subject, random = subject_of(game), Random(seed)
    chance, acts = Chance(seed.encode()), list[str]()
    state = _deal(game, subject.tables[table], chance).state
    while game.waiting(state) is not None:
        act = _next_act(subject, state, random)
        state = carry_out(subject, state, act, chance).state
        acts.append(act)
    return Recording(game.id, table, seed, tuple(acts))


def carry_out(
    subject: Subject, state: AnyState, act: str, chance: Chance
) -> Step[Any, Any]:
    """Do what an act says: ``time``, ``leave 2``, or a seat and its move."""
    word, _, rest = act.partition(" ")
    if word == TIME:
        return subject.game.timeout(state, chance)
    if word == LEAVE:
        return subject.game.leave(state, int(rest), chance)
    return subject.game.apply(state, int(word), subject.read_move(rest), chance)


def write(recording: Recording) -> str:
    """Return a recording as text."""
    subject = subject_of(GAMES[IDS.index(recording.game)])
    seats = subject.tables[recording.table].seats
    lines = [f"{recording.game} {recording.table} {recording.seed}"]
    before: tuple[str, ...] = ()
    for act, step in zip(("deal", *recording.acts), recording.steps(), strict=True):
        position = tuple(subject.write_state(step.state).splitlines())
        lines += ["", f"{BLOCK}{act}"]
        lines += _events(subject.game, step, seats)
        lines += [f"  {line}" for line in position if line not in before]
        lines.append(_digests(subject.game, step.state, seats))
        before = position
    return "\n".join(lines) + "\n"


def read(text: str) -> Recording:
    """Return the recording of a text."""
    lines = text.splitlines()
    game, table, seed = lines[0].split()
    blocks = (line for line in lines if line.startswith(BLOCK))
    _, *acts = (line.removeprefix(BLOCK) for line in blocks)
    return Recording(game, int(table), seed, tuple(acts))


def recordings(game: AnyGame) -> list[Path]:
    """Return the files of a game's recordings."""
    return sorted((FOLDER / game.id.replace("-", "_") / "playthroughs").glob("*.txt"))


def _deal(game: AnyGame, seating: Seating, chance: Chance) -> Step[Any, Any]:
    options = msgspec.convert(dict(seating.options), game.options_type)
    return game.setup(
        options, seating.seats, seating.carry_over, chance, seating.content
    )


def _next_act(subject: Subject, state: AnyState, random: Random) -> str:
    game = subject.game
    wait = game.waiting(state)
    if wait is None or not wait.missing or random.random() < EARLY_CLOCK:
        return TIME
    seat = random.choice(wait.missing)
    if random.random() < LEAVERS:
        return f"{LEAVE} {seat}"
    return f"{seat} {subject.write_move(random.choice(game.legal(state, seat)))}"


def _events(game: AnyGame, step: Step[Any, Any], seats: Sequence[Seat]) -> list[str]:
    """Return each event, and whoever is shown it otherwise or not at all."""
    lines = [] if step.only is None else [f"  only {step.only} notices"]
    for event in step.events:
        lines.append(f"  {_one_line(event)}")
        shown = {viewer: game.redact(event, viewer) for viewer in (*seats, None)}
        for other in dict.fromkeys(_one_line(e) for e in shown.values() if e != event):
            who = [v for v, e in shown.items() if _one_line(e) == other]
            lines.append(f"    {' '.join(map(_named, who))} see {other}")
    return lines


def _one_line(event: Any) -> str:
    return "nothing" if event is None else encode(event).decode()


def _digests(game: AnyGame, state: AnyState, seats: Sequence[Seat]) -> str:
    digests = (f"{_named(v)}={_digest(game, state, v)}" for v in (*seats, None))
    return f"  views {' '.join(digests)}"


def _digest(game: AnyGame, state: AnyState, viewer: Viewer) -> str:
    found = look(game, state, viewer, ())
    return hashlib.sha256(repr(found).encode()).hexdigest()[:DIGEST]


def _named(viewer: Viewer) -> str:
    return "-" if viewer is None else str(viewer)


def main(arguments: Sequence[str]) -> None:
    """Write one new recording, or all that there are anew."""
    if arguments:
        name, table, seed = arguments
        game = GAMES[IDS.index(name)]
        folder = FOLDER / name.replace("-", "_") / "playthroughs"
        folder.mkdir(exist_ok=True)
        path = folder / f"table-{table}-{seed}.txt"
        path.write_text(write(record(game, int(table), seed)), "utf-8")
        return
    for game in GAMES:
        for path in recordings(game):
            path.write_text(write(read(path.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
