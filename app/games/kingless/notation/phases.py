"""The open decision, the chain and the agenda as text."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from app.games.kingless.notation.moves import read_target, write_target
from app.games.kingless.notation.words import (
    Unreadable,
    join,
    optional,
    read_number,
    read_optional,
    read_seats,
    seats,
)
from app.games.kingless.state import (
    ChainCard,
    Demand,
    Discarding,
    Over,
    Phase,
    Recruiting,
    Throwing,
    Tunnelling,
    Turn,
    Window,
)
from app.games.kingless.tasks import Task

IS, CHOSEN, COMMA = "=", ":", ","
NEXT = ", "
OWED = "to"
"""Before whoever levies a tax."""


def write_phase(phase: Phase) -> str:
    """Return the open decision as text, such as ``window 0 2`` (who passed)."""
    match phase:
        case Turn():
            return "turn"
        case Window(passed=passed):
            return f"window {seats(passed)}".rstrip()
        case Throwing():
            return _write_throwing(phase)
        case Over(reason=reason):
            return f"over {reason}"
        case _:
            return _write_choice(phase)


def read_phase(text: str) -> Phase:
    """Return the decision of a text.

    Raises:
        Unreadable: It is none.
    """
    word, *rest = text.split() or [""]
    parts: Callable[[list[str]], list[Any]] | None = _PARTS.get(word)
    if parts is None:
        raise Unreadable("a phase", text)
    try:
        phase: Phase = msgspec.convert([word, *parts(rest)], Phase)
    except (msgspec.ValidationError, IndexError, ValueError):
        raise Unreadable("a phase", text) from None
    return phase


def write_chain(chain: tuple[ChainCard, ...]) -> str:
    """Return a chain, oldest card first: ``0 axe >1:tankard, 1 stop``."""
    return NEXT.join(map(_write_link, chain))


def read_chain(text: str) -> tuple[ChainCard, ...]:
    """Return the chain of a text.

    Raises:
        Unreadable: A part of it is no card of a chain.
    """
    return tuple(_read_link(part) for part in _parts(text))


def write_agenda(agenda: tuple[Task, ...]) -> str:
    """Return an agenda, first task first: ``draw 1 2 effect, finish-text true``."""
    return NEXT.join(map(_write_task, agenda))


def read_agenda(text: str) -> tuple[Task, ...]:
    """Return the agenda of a text.

    Raises:
        Unreadable: A part of it is no task.
    """
    return tuple(_read_task(part) for part in _parts(text))


def _parts(text: str) -> list[str]:
    return [part for part in text.split(COMMA) if part.strip()]


def _write_task(task: Task) -> str:
    # A task is a tag and plain values, so its own encoding serves as words.
    return " ".join(str(word).lower() for word in msgspec.to_builtins(task))


def _read_task(text: str) -> Task:
    try:
        task: Task = msgspec.convert(text.split(), Task, strict=False)
    except msgspec.ValidationError:
        raise Unreadable("a task", text) from None
    return task


def _write_link(link: ChainCard) -> str:
    aimed = f" {write_target(link.target)}" if link.target else ""
    return f"{link.seat} {link.card}{aimed}"


def _read_link(text: str) -> ChainCard:
    match text.split():
        case [seat, card]:
            return ChainCard(read_number(seat), card)
        case [seat, card, target]:
            return ChainCard(read_number(seat), card, read_target(target))
        case _:
            raise Unreadable("a card of the chain", text)


def _write_choice(phase: Recruiting | Tunnelling | Discarding) -> str:
    if isinstance(phase, Recruiting):
        return f"recruit {phase.seat} {phase.what}"
    if isinstance(phase, Tunnelling):
        return f"tunnel {phase.seat} {join(phase.shown)}"
    owner = "" if phase.owner is None else f" {OWED} {phase.owner}"
    return f"discard {phase.why} {join(map(_write_demand, phase.demands))}{owner}"


def _read_discarding(words: list[str]) -> list[Any]:
    why, *demands = words
    owner = None
    if OWED in demands:
        *demands, _, seat = demands
        owner = read_number(seat)
    return [why, [msgspec.to_builtins(_read_demand(due)) for due in demands], owner]


def _write_demand(due: Demand) -> str:
    chosen = "" if due.chosen is None else CHOSEN + COMMA.join(due.chosen)
    return f"{due.seat}{IS}{due.count}{chosen}"


def _read_demand(text: str) -> Demand:
    seat, _, rest = text.partition(IS)
    count, _, cards = rest.partition(CHOSEN)
    chosen = tuple(cards.split(COMMA)) if cards else None
    return Demand(read_number(seat), read_number(count), chosen)


def _write_throwing(phase: Throwing) -> str:
    throws = (f"{t.seat}{IS}{optional(t.sign)}" for t in phase.throws)
    thrown = (f"{seat}{IS}{sign}" for seat, sign in phase.thrown)
    now, before = " ".join(throws), " ".join(thrown)
    return f"contest {phase.about} {phase.number} {now} after {before}".rstrip()


def _read_throwing(words: list[str]) -> list[Any]:
    about, number, *rest = words
    cut = rest.index("after")
    now, before = map(_signs, (rest[:cut], rest[cut + 1 :]))
    return [about, read_number(number), now, before]


def _signs(words: list[str]) -> list[Any]:
    pairs = [word.partition(IS) for word in words]
    return [[read_number(seat), read_optional(sign)] for seat, _, sign in pairs]


_PARTS: Mapping[str, Callable[[list[str]], list[Any]]] = {
    "turn": lambda words: words,
    "window": lambda words: [read_seats(" ".join(words))],
    "recruit": lambda words: [read_number(words[0]), *words[1:]],
    "tunnel": lambda words: [read_number(words[0]), words[1:]],
    "discard": _read_discarding,
    "contest": _read_throwing,
    "over": lambda words: words,
}
