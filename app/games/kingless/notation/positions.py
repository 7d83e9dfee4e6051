"""Positions as text: one line a seat, and one a fact that is not as at a start."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from app.games.core.game import Seat
from app.games.kingless.notation.phases import (
    read_agenda,
    read_chain,
    read_phase,
    write_agenda,
    write_chain,
    write_phase,
)
from app.games.kingless.notation.words import (
    Unreadable,
    join,
    read_number,
    read_seats,
    seats,
)
from app.games.kingless.options import Options
from app.games.kingless.state import VERSION, Player, State, Trigger, Turn

BAR, COLON, IS, NEW = "|", ":", "=", "new="
CROWN, HAT, OUT = "crown", "hat", "out"


def write_position(state: State) -> str:
    """Return a position, secrets included, as a few lines of text."""
    lines = [_write_seat(state, seat) for seat in state.order]
    start = _start(state.order)
    for field, fact in FACTS.items():
        value = getattr(state, field)
        if value != start[field]:
            lines.append(f"{field}{COLON} {fact.write(value)}")
    return "\n".join(lines)


def read_position(text: str) -> State:
    """Return the position of a text.

    Raises:
        Unreadable: A line is no part of a position, or no seat has a line.
    """
    players: dict[Seat, Player] = {}
    fields: dict[str, Any] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        key, colon, value = (part.strip() for part in line.partition(COLON))
        if not colon or not key:
            raise Unreadable("a line", line)
        if key[0].isdigit():
            seat, player, held = _read_seat(key.split(), value)
            players[seat] = player
            fields |= held
        else:
            fields[key] = _fact(key).read(value)
    if not players:
        raise Unreadable("a position without seats", text)
    fields = _start(tuple(players)) | fields
    return State(
        version=VERSION,
        order=tuple(players),
        players=tuple(players.values()),
        **fields,
    )


class Fact(NamedTuple):
    """How the value of one field of a state is written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _start(order: tuple[Seat, ...]) -> dict[str, Any]:
    """Return the facts of a first turn, which need not be written."""
    return {
        "content": None,
        "options": Options(),
        "deck": (),
        "gutter": (),
        "aside": (),
        "step": 0,
        "turn": 1,
        "active": order[0],
        "phase": Turn(),
        "agenda": (),
        "chain": (),
        "base": 0,
        "trigger": None,
        "last": (),
        "scored": (),
        "king": None,
        "fool": None,
    }


def _fact(key: str) -> Fact:
    if key not in FACTS:
        raise Unreadable("a line", key)
    return FACTS[key]


def _write_seat(state: State, seat: Seat) -> str:
    player = state.player(seat)
    marks = {
        CROWN: seat == state.crown,
        HAT: seat == state.hat,
        OUT: player.out,
        f"{NEW}{player.fresh}": player.fresh > 0,
    }
    key = join((str(seat), *(mark for mark, is_set in marks.items() if is_set)))
    cards = join((*player.hand, BAR, *player.area))
    return f"{key}{COLON} {cards}"


def _read_seat(words: list[str], cards: str) -> tuple[Seat, Player, dict[str, Seat]]:
    seat = read_number(words[0])
    marks = set(words[1:])
    fresh = next((mark for mark in marks if mark.startswith(NEW)), NEW + "0")
    if marks - {CROWN, HAT, OUT, fresh}:
        raise Unreadable("a seat", " ".join(words))
    hand, _, area = cards.partition(BAR)
    player = Player(
        hand=tuple(hand.split()),
        area=tuple(area.split()),
        fresh=read_number(fresh.removeprefix(NEW)),
        out=OUT in marks,
    )
    return seat, player, {mark: seat for mark in (CROWN, HAT) if mark in marks}


def _write_options(options: Options) -> str:
    chosen = msgspec.to_builtins(options).items()
    return join(f"{name}{IS}{str(value).lower()}" for name, value in chosen)


def _read_options(text: str) -> Options:
    pairs = (word.partition(IS) for word in text.split())
    chosen = {name: value for name, _, value in pairs}
    try:
        return msgspec.convert(chosen, Options, strict=False)
    except msgspec.ValidationError:
        raise Unreadable("options", text) from None


def _write_trigger(trigger: Trigger) -> str:
    return f"{trigger.seat} {trigger.why} {trigger.turn}"


def _read_trigger(text: str) -> Trigger:
    try:
        return msgspec.convert(text.split(), Trigger, strict=False)
    except msgspec.ValidationError:
        raise Unreadable("a trigger", text) from None


def _read_cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


CARDS = Fact(join, _read_cards)
SEATS = Fact(seats, read_seats)
NUMBER = Fact(str, read_number)

FACTS: Mapping[str, Fact] = {
    "content": Fact(str, str),
    "options": Fact(_write_options, _read_options),
    "turn": NUMBER,
    "active": NUMBER,
    "step": NUMBER,
    "phase": Fact(write_phase, read_phase),
    "chain": Fact(write_chain, read_chain),
    "base": NUMBER,
    "agenda": Fact(write_agenda, read_agenda),
    "deck": CARDS,
    "gutter": CARDS,
    "aside": CARDS,
    "trigger": Fact(_write_trigger, _read_trigger),
    "last": SEATS,
    "scored": SEATS,
    "king": NUMBER,
    "fool": NUMBER,
}
