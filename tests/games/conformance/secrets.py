"""Looks for anything that tells a viewer which of two worlds it is in.

Two worlds that differ only in what a viewer may not know must look alike to that
viewer: the view, the moves, the prompt, what is barred, previews, refusals, the
clock. And a step that is the same act for all to see must look alike as well, as
long as it tells nothing that it rightly tells.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import AnyGame, Seat, Step, Viewer
from app.games.core.playout import Act
from tests.games.conformance.shuffling import picked
from tests.games.conformance.subjects import AnyState, Below, Subject

Look: TypeAlias = dict[str, bytes]
"""All that a viewer can find out without anything happening, by name."""

MOVES_TRIED = 3
"""So many moves of each acting seat are tried in both worlds."""
PROBES = 12
"""So many moves, legal or not, are tried by the viewer for their refusals."""

encode = msgspec.json.encode


def first_leak(
    subject: Subject, game: AnyGame, states: Sequence[AnyState], seed: int
) -> str | None:
    """Return the first thing found that tells two like worlds apart, or None.

    Args:
        subject: What the suite knows of the game.
        game: Its rules, or rules that leak.
        states: The states to look at.
        seed: Decides which twins and moves are tried.
    """
    below = Random(seed).randrange
    probes = pool(game, states)
    for state in states:
        for viewer in viewers(subject):
            for twin in subject.twins(state, viewer, below):
                pair = Pair(subject, game, viewer, state, twin)
                for leak in leaks(pair, picked(probes, PROBES, below), below):
                    return f"{viewer}: {leak}"
    return None


def first_untold(subject: Subject, game: AnyGame, acts: Sequence[Act]) -> str | None:
    """Return the first event that tells a viewer what it may not know, or None."""
    for act in acts:
        for event in act.step.events:
            for viewer in viewers(subject):
                told = encode(game.told((event,), viewer))
                for twin in subject.event_twins(event, viewer):
                    if encode(game.told((twin,), viewer)) != told:
                        return f"{viewer}: {event} or {twin}"
    return None


def first_noise(
    subject: Subject, game: AnyGame, acts: Sequence[Act], chance: Chance
) -> str | None:
    """Return the first secret answer that somebody else could notice, or None.

    An answer in a secret decision that leaves it open is its seat's alone; and
    a step that is a seat's alone changes nothing for anybody else.
    """
    for before, act in pairwise(acts):
        state = before.step.state
        if act.seat is None:
            continue
        step = game.apply(state, act.seat, act.move, chance)
        if _is_secret(game, state, step.state) and step.only != act.seat:
            return f"{act.seat} {act.move}: everybody gets a frame"
        if step.only is not None:
            for viewer in set(viewers(subject)) - {step.only}:
                if _notices(game, viewer, state, step):
                    return f"{act.seat} {act.move}: {viewer} notices"
    return None


class Pair(msgspec.Struct, frozen=True):
    """Two worlds that a viewer must not be able to tell apart."""

    subject: Subject
    game: AnyGame
    viewer: Viewer
    state: AnyState
    twin: AnyState


def leaks(pair: Pair, probes: Sequence[Any], below: Below) -> Iterator[str]:
    """Yield what tells the two worlds apart, now and after the next act."""
    yield from _unlike(pair, probes, "")
    for actor, move in _acts(pair, below):
        steps = _both(pair, actor, move)
        if steps is not None:
            yield from _unlike_steps(pair, *steps, f"after {actor} {move}: ")


def look(game: AnyGame, state: AnyState, viewer: Viewer, probes: Sequence[Any]) -> Look:
    """Return all that a viewer can find out in a state."""
    found = {
        "view": encode(game.view(state, viewer)),
        "prompt": encode(game.prompt(state, viewer)),
        "waiting": encode(public_wait(game, state)),
        "outcome": encode(game.outcome(state)),
    }
    if viewer is None:
        return found
    legal = game.legal(state, viewer)
    found |= {
        "legal": encode(legal),
        "choices": encode(game.choices(state, viewer)),
        "blocked": encode(game.blocked(state, viewer)),
        "acts": encode(viewer in game.acting(state)),
    }
    if game.phrases:
        found["sayable"] = encode(game.sayable(state, viewer))
    for move in dict.fromkeys((*legal, *probes)):
        found[f"preview {move}"] = encode(preview(game, state, viewer, move))
        found[f"refusal {move}"] = encode(refusal(game, state, viewer, move))
    return found


def public_wait(game: AnyGame, state: AnyState) -> Any:
    """Return what everybody may know of what the match waits for.

    Who is missing is for the room alone, which keeps it.
    """
    wait = game.waiting(state)
    return wait and replace(wait, missing=(), complete=False)


def refusal(game: AnyGame, state: AnyState, seat: Seat, move: Any) -> Any:
    """Return all that a refused move tells, or None if it is legal."""
    try:
        game.apply(state, seat, move, Chance(b"probe"))
    except IllegalMove as error:
        return error.code, error.message, error.rule, error.details
    return None


def preview(game: AnyGame, state: AnyState, seat: Seat, move: Any) -> Any:
    """Return what the preview of a move tells, its refusal included."""
    try:
        return game.preview(state, seat, msgspec.to_builtins(move))
    except IllegalMove as error:
        return error.code, error.message, error.rule, error.details


def pool(game: AnyGame, states: Sequence[AnyState]) -> list[Any]:
    """Return the moves that anybody could make in some of these states."""
    moves = (
        move
        for state in states
        for seat in game.acting(state)
        for move in game.legal(state, seat)
    )
    return list(dict.fromkeys(moves))


def _is_secret(game: AnyGame, state: AnyState, after: AnyState) -> bool:
    """Return whether the decision was secret and is still the same one."""
    wait, still = game.waiting(state), game.waiting(after)
    if wait is None or still is None:
        return False
    return wait.secret and wait.key == still.key


def _notices(
    game: AnyGame, viewer: Viewer, state: AnyState, step: Step[Any, Any]
) -> bool:
    before, after = look(game, state, viewer, ()), look(game, step.state, viewer, ())
    return before != after or bool(game.told(step.events, viewer))


def _unlike(pair: Pair, probes: Sequence[Any], when: str) -> Iterator[str]:
    here = look(pair.game, pair.state, pair.viewer, probes)
    there = look(pair.game, pair.twin, pair.viewer, probes)
    for name in here.keys() | there.keys():
        if here.get(name) != there.get(name):
            yield f"{when}{name}: {here.get(name)!r} or {there.get(name)!r}"


def _acts(pair: Pair, below: Below) -> Iterator[tuple[Seat | None, Any]]:
    """Yield moves of every acting seat, and the clock."""
    game, state = pair.game, pair.state
    for seat in game.acting(state):
        for move in picked(game.legal(state, seat), MOVES_TRIED, below):
            yield seat, move
    if game.waiting(state) is not None:
        yield None, None


def _both(
    pair: Pair, actor: Seat | None, move: Any
) -> tuple[Step[Any, Any], Step[Any, Any]] | None:
    """Carry out the same act in both worlds; None where the twin has no such act."""
    game, chance = pair.game, Chance(b"both")
    if actor is None:
        return game.timeout(pair.state, chance), game.timeout(pair.twin, chance)
    here = game.apply(pair.state, actor, move, chance)
    try:
        return here, game.apply(pair.twin, actor, move, chance)
    except IllegalMove:
        return None


def _unlike_steps(
    pair: Pair, here: Step[Any, Any], there: Step[Any, Any], when: str
) -> Iterator[str]:
    if _learned(pair, here) != _learned(pair, there):
        return  # the act tells a thing that it rightly tells: the worlds go apart
    seen, seen_there = _seen(pair, here), _seen(pair, there)
    if seen != seen_there:
        yield f"{when}events: {seen!r} or {seen_there!r}"
    after = replace(pair, state=here.state, twin=there.state)
    yield from _unlike(after, (), when)


def _learned(pair: Pair, step: Step[Any, Any]) -> list[Any]:
    return [
        token
        for event in step.events
        for token in pair.subject.learned(event, pair.viewer)
    ]


def _seen(pair: Pair, step: Step[Any, Any]) -> bytes:
    """Return the frame of a step: its events, or that there is no frame at all."""
    if step.only not in {None, pair.viewer}:
        return b"no frame"
    return encode(pair.game.told(step.events, pair.viewer))


def viewers(subject: Subject) -> tuple[Viewer, ...]:
    """Return every seat of the game's tables, and a spectator."""
    seats = {seat for seating in subject.tables for seat in seating.seats}
    return (*sorted(seats), None)
