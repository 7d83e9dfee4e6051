"""Positions as text: one line an heir, and one a fact that is not as at a start.

An heir's line has the seat (``henry`` for the automaton), the hand, a bar and the
units: ``0: inn-wood | wood=- stone=1,0! grain=0,0`` with ``!`` for one that has moved.
The landscape has a tile a word, ``inn-wood@1,0/0``, without an owner free terrain.
The reserve starts at position 0; ``*`` is the shield.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.json import Decoder

from app.games.two_heirs.landscape import HEIRS, Placed
from app.games.two_heirs.notation.words import (
    NONE,
    Unreadable,
    read_cell,
    read_number,
    read_optional_cell,
    write_cell,
)
from app.games.two_heirs.options import Options
from app.games.two_heirs.state import (
    PLACES,
    VERSION,
    HenryStep,
    Laid,
    Over,
    Phase,
    Siege,
    State,
    Surplus,
    Treasures,
    Turn,
    Unit,
)

T = TypeVar("T")

HENRY, SHIELD, MOVED, BAR = "henry", "*", "!", "|"
START: Mapping[str, Any] = {
    "content": None,
    "options": Options(),
    "sets": ("wandering", "dominion", "trade-church"),
    "landscape": (),
    "supply": (),
    "removed": (),
    "turn": 1,
    "active": 0,
    "due": True,
    "taken": False,
    "discounts": 0,
    "phase": Turn(),
    "trigger": None,
    "final": (),
    "anchor": None,
    "treasures": Treasures(),
    "steps": (),
    "revertible": False,
}
"""The facts of a first turn, which need not be written."""


class Fact(NamedTuple):
    """How the value of one field of a state is written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def write_position(state: State) -> str:
    """Return a position, secrets included, as a few lines of text."""
    lines = [_write_heir(state, heir) for heir in (0, 1)]
    lines.append(f"reserve: {_write_reserve(state)}")
    for field, fact in FACTS.items():
        value = getattr(state, field)
        if value != START[field]:
            lines.append(f"{field}: {fact.write(value)}".rstrip())
    return "\n".join(lines)


def read_position(text: str) -> State:
    """Return the position of a text.

    Raises:
        Unreadable: A line is no part of a position, or an heir or the reserve is
            missing.
    """
    fields: dict[str, Any] = dict(START)
    heirs: list[tuple[str, str]] = []
    reserve = ""
    for line in filter(None, map(str.strip, text.splitlines())):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise Unreadable("a line", line)
        if key.isdigit() or key == HENRY:
            heirs.append((key, value))
        elif key == "reserve":
            reserve = value
        else:
            fields[key] = _fact(key).read(value)
    fields |= _read_heirs(heirs) | _read_reserve(reserve)
    return State(version=VERSION, **fields)


def _fact(key: str) -> Fact:
    if key not in FACTS:
        raise Unreadable("a line", key)
    return FACTS[key]


def _write_heir(state: State, heir: int) -> str:
    seat = state.seat(heir)
    units = (
        f"{unit.name}={write_cell(unit.cell)}{MOVED if unit.moved else ''}"
        for unit in state.units[heir]
    )
    words = (*state.hands[heir], BAR, *units)
    return f"{HENRY if seat is None else seat}: {' '.join(words)}"


def _read_heirs(heirs: list[tuple[str, str]]) -> dict[str, Any]:
    if len(heirs) != len(HEIRS):
        raise Unreadable("two heirs", str([key for key, _ in heirs]))
    hands, units = [], []
    for _, value in heirs:
        hand, _, standing = value.partition(BAR)
        hands.append(tuple(hand.split()))
        units.append(tuple(map(_read_unit, standing.split())))
    order = tuple(int(key) for key, _ in heirs if key != HENRY)
    return {"order": order, "hands": tuple(hands), "units": tuple(units)}


def _read_unit(text: str) -> Unit:
    name, _, where = text.partition("=")
    moved = where.endswith(MOVED)
    cell = read_optional_cell(where.removesuffix(MOVED))
    try:
        return msgspec.convert([name, cell, moved], Unit)
    except msgspec.ValidationError:
        raise Unreadable("a unit", text) from None


def _write_reserve(state: State) -> str:
    words = [NONE if tile is None else tile for tile in state.reserve]
    words[state.shield] = SHIELD
    return " ".join(words)


def _read_reserve(text: str) -> dict[str, Any]:
    words = text.split()
    if len(words) != PLACES or SHIELD not in words:
        raise Unreadable("a reserve", text)
    tiles = tuple(None if word in {NONE, SHIELD} else word for word in words)
    return {"reserve": tiles, "shield": words.index(SHIELD)}


def _write_placed(placed: Placed) -> str:
    owner = "" if placed.owner is None else f"/{placed.owner}"
    return f"{placed.tile}@{write_cell(placed.cell)}{owner}"


def _read_placed(text: str) -> Placed:
    tile, _, where = text.partition("@")
    cell, slash, owner = where.partition("/")
    return Placed(read_cell(cell), tile, read_number(owner) if slash else None)


def _write_phase(phase: Phase) -> str:
    match phase:
        case Siege(cells=cells):
            return f"siege {' '.join(map(write_cell, cells))}"
        case Over(reason=reason, left=left):
            return f"over {reason} {NONE if left is None else left}"
        case _:
            return str(phase.__struct_config__.tag)


def _read_phase(text: str) -> Phase:
    match text.split():
        case ["siege", *cells]:
            return Siege(tuple(map(read_cell, cells)))
        case ["surplus"]:
            return Surplus()
        case ["over", "supply" | "left" | "unfinished" as reason, left]:
            return Over(reason, None if left == NONE else read_number(left))
        case ["turn"]:
            return Turn()
        case _:
            raise Unreadable("a phase", text)


def _write_treasures(treasures: Treasures) -> str:
    laid = (f"{laid.treasure}@{write_cell(laid.cell)}" for laid in treasures.laid)
    zones = (treasures.pile, laid, treasures.gone, treasures.unused)
    return f" {BAR} ".join(" ".join(zone) for zone in zones)


def _read_treasures(text: str) -> Treasures:
    zones = [tuple(zone.split()) for zone in text.split(BAR)]
    if len(zones) != len(Treasures.__struct_fields__):
        raise Unreadable("treasures", text)
    pile, laid, gone, unused = zones
    return Treasures(pile, tuple(map(_read_laid, laid)), gone, unused)


def _read_laid(text: str) -> Laid:
    treasure, _, cell = text.partition("@")
    return Laid(treasure, read_cell(cell))


def _write_plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _read_plain(decode: Callable[[str], T], text: str) -> T:
    try:
        return decode(text)
    except msgspec.DecodeError:
        raise Unreadable("a value", text) from None


def _write_words(words: Iterable[object]) -> str:
    return " ".join(map(str, words))


def _read_words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(read_number, text.split()))


WORDS = Fact(_write_words, _read_words)
NUMBER = Fact(str, read_number)
FLAG = Fact(_write_plain, partial(_read_plain, Decoder(bool).decode))

FACTS: Mapping[str, Fact] = {
    "content": Fact(str, str),
    "options": Fact(_write_plain, partial(_read_plain, Decoder(Options).decode)),
    "sets": WORDS,
    "landscape": Fact(
        lambda land: " ".join(map(_write_placed, land)),
        lambda text: tuple(map(_read_placed, text.split())),
    ),
    "supply": WORDS,
    "removed": WORDS,
    "turn": NUMBER,
    "active": NUMBER,
    "due": FLAG,
    "taken": FLAG,
    "discounts": NUMBER,
    "phase": Fact(_write_phase, _read_phase),
    "trigger": NUMBER,
    "final": Fact(_write_words, _read_numbers),
    "anchor": Fact(write_cell, read_cell),
    "treasures": Fact(_write_treasures, _read_treasures),
    "steps": Fact(
        _write_plain, partial(_read_plain, Decoder(tuple[HenryStep, ...]).decode)
    ),
    "revertible": FLAG,
}
