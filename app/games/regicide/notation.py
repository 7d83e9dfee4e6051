"""Positions as plain data: the form in which cases and bug reports are written.

A position may be partial: any pile may be short or empty. Cards are as on the wire,
but a jester may be ``X1`` or ``X2`` here. `write_position` prints what differs from
what `read_position` assumes, so that reading it back gives the same state.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from app.games.regicide.cards import JESTER, Card
from app.games.regicide.moves import Choose, Flip, Move, Pay, Play, Yield
from app.games.regicide.options import Options
from app.games.regicide.setup import HAND_LIMIT
from app.games.regicide.state import (
    SOLO_FLIPS,
    VERSION,
    Enemy,
    Felled,
    Loss,
    Played,
    Player,
    State,
)
from app.games.regicide.written import (
    EXACT,
    BadPosition,
    Position,
    phase_of,
    seats_of,
)
from app.games.regicide.written import check as check_position

_USUAL: Mapping[str, Any] = {
    field.name: {} if field.name == "options" else field.default
    for field in msgspec.structs.fields(Position)
}


def read_position(written: Mapping[str, Any]) -> State:
    """Build the state of a position.

    Raises:
        BadPosition: It is no position, or parts of it do not go together.
    """
    try:
        return _state(msgspec.convert(written, Position))
    except msgspec.ValidationError as error:
        raise BadPosition(str(error)) from None


def write_position(state: State) -> dict[str, Any]:
    """Return a state as a position; what is as `read_position` assumes is left out."""
    names = iter(range(1, 100))
    position = {name: value for name, value in _written(state) if value != _USUAL[name]}
    return {name: _with_jesters(value, names) for name, value in position.items()}


def write_text(state: State) -> str:
    """Return a position as JSON, one field on each line."""
    lines = (
        f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(value).decode()}"
        for name, value in write_position(state).items()
    )
    return "{" + ",\n".join(lines) + "}"


def read_move(text: str) -> Move:
    """Return the move of a text: ``play 8D AC``, ``pay 2H``, ``choose 1``, ``yield``.

    Raises:
        ValueError: It is no move.
    """
    match text.split():
        case ["play", *cards]:
            return Play(read_cards(cards))
        case ["pay", *cards]:
            return Pay(read_cards(cards))
        case ["choose", seat]:
            return Choose(int(seat))
        case ["yield"]:
            return Yield()
        case ["flip"]:
            return Flip()
        case _:
            msg = f"no move: {text}"
            raise ValueError(msg)


def write_move(move: Move) -> str:
    """Return a move as text."""
    match move:
        case Play(cards=cards):
            return " ".join(("play", *cards))
        case Pay(cards=cards):
            return " ".join(("pay", *cards))
        case Choose(seat=seat):
            return f"choose {seat}"
        case Yield():
            return "yield"
        case _:
            return "flip"


def read_cards(cards: Iterable[str]) -> tuple[Card, ...]:
    """Return written cards as the rules name them."""
    return tuple(JESTER if card[0] == JESTER else card for card in cards)


def _state(position: Position) -> State:
    check_position(position)
    count = position.players
    seats = seats_of(position)
    return State(
        version=VERSION,
        options=_options(position.options),
        order=seats,
        players=tuple(_players(position)),
        hand_limit=HAND_LIMIT[count],
        tavern=read_cards(position.tavern),
        discard=read_cards(position.discard),
        castle=position.castle,
        enemy=None if position.enemy is None else _enemy(position, position.enemy),
        table=_table(position),
        felled=tuple(_felled(card) for card in position.felled),
        known=position.known,
        flips=_flips(position),
        active=seats[position.cur],
        phase=phase_of(position.phase),
        turn=position.turn,
        bonus=position.bonus,
        step=position.step,
        loss=None if position.lost is None else Loss(*position.lost),
        left=position.left,
    )


def _enemy(position: Position, card: Card) -> Enemy:
    return Enemy(
        card,
        damage=position.dmg,
        shield=position.shield,
        # What was blocked before a jester came is in the shield since (R42).
        banked=0 if position.immunity_off else position.blocked,
        immune=not position.immunity_off,
        lifted_by=position.lifted_by,
    )


def _players(position: Position) -> Iterator[Player]:
    for place, hand in enumerate(position.hands):
        yield Player(
            hand=read_cards(hand),
            fresh=position.fresh[place] if position.fresh else 0,
            known=position.known_hands[place] if position.known_hands else (),
            yielded=position.yielded[place] if position.yielded else False,
        )


def _table(position: Position) -> tuple[Played, ...]:
    by = position.table_by or (None,) * len(position.table)
    return tuple(
        Played(seat, read_cards(cards))
        for seat, cards in zip(by, position.table, strict=True)
    )


def _felled(written: str) -> Felled:
    return Felled(written.removesuffix(EXACT), written.endswith(EXACT))


def _flips(position: Position) -> int:
    if position.flips_left is not None:
        return position.flips_left
    return SOLO_FLIPS if position.players == 1 else 0


def _options(written: Mapping[str, Any]) -> Options:
    try:
        return msgspec.convert(dict(written), Options)
    except msgspec.ValidationError as error:
        raise BadPosition(f"options: {error}") from None


def _written(state: State) -> Iterator[tuple[str, Any]]:
    """Yield each field of a position with its value in a state."""
    players, count = state.players, len(state.order)
    yield "players", count
    yield "cur", state.order.index(state.active)
    yield "hands", tuple(player.hand for player in players)
    yield from _written_enemy(state.enemy)
    yield "table", tuple(play.cards for play in state.table)
    yield "yielded", _unless_all(tuple(p.yielded for p in players), usual=False)
    yield "tavern", state.tavern
    yield "discard", state.discard
    yield "castle", state.castle
    yield "flips_left", state.flips if count == 1 else None
    yield "phase", state.phase
    yield "turn", state.turn
    yield "bonus", state.bonus
    yield "seats", () if state.order == tuple(range(count)) else state.order
    yield "table_by", _unless_all(tuple(play.seat for play in state.table), usual=None)
    yield "felled", tuple(f.card + EXACT * f.exact for f in state.felled)
    yield "known", state.known
    yield "known_hands", _unless_all(tuple(p.known for p in players), usual=())
    yield "fresh", _unless_all(tuple(p.fresh for p in players), usual=0)
    yield "step", state.step
    yield "lost", state.loss and msgspec.structs.astuple(state.loss)
    yield "left", state.left
    yield "options", _written_options(state.options)


def _written_enemy(enemy: Enemy | None) -> Iterator[tuple[str, Any]]:
    if enemy is None:
        return
    yield "enemy", enemy.card
    yield "dmg", enemy.damage
    yield "shield", enemy.shield
    yield "blocked", enemy.banked
    yield "immunity_off", not enemy.immune
    yield "lifted_by", enemy.lifted_by


def _written_options(options: Options) -> dict[str, Any]:
    usual = msgspec.to_builtins(Options())
    chosen: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in chosen.items() if value != usual[name]}


def _unless_all(values: tuple[Any, ...], *, usual: object) -> tuple[Any, ...]:
    return () if all(value == usual for value in values) else values


def _with_jesters(written: object, numbers: Iterator[int]) -> object:
    """Return a value as plain data, the jesters in it numbered."""
    if written == JESTER:
        return f"{JESTER}{next(numbers)}"
    if isinstance(written, tuple):
        return [_with_jesters(part, numbers) for part in written]
    return written
