"""Positions as plain data: the form in which cases and bug reports are written.

A position may be partial: any pile may be short or empty. Cards are as on the wire,
but a jester may be ``X1`` or ``X2`` here. `write_position` prints what differs from
what `read_position` assumes, so that reading it back gives the same state.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from app.games.core.game import Seat
from app.games.regicide.cards import HEALTH, JESTER, Card, rank_of
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
from app.games.regicide.views import OVER, PhaseName

RANKS = "(A|[2-9]|10|J|Q|K)"
WrittenCard: TypeAlias = Annotated[str, Meta(pattern=f"^({RANKS}[HDCS]|X[12]?)$")]
Royal: TypeAlias = Annotated[str, Meta(pattern="^[JQK][HDCS]$")]
Cards: TypeAlias = tuple[WrittenCard, ...]
WrittenPhase: TypeAlias = PhaseName | Literal["choose", "choose_next"]
EXACT = "!"
"""Marks a royal that was felled exactly."""
Count: TypeAlias = Annotated[int, Meta(ge=0)]


class BadPosition(Exception):
    """A position that cannot be built; the text says why."""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position as it is written down.

    Attributes:
        players: How many play; 1 is solo.
        cur: The place of the active seat, from 0 clockwise.
        hands: The hand of each place.
        enemy: The royal that is fought; None once all are felled.
        dmg: Damage it has taken.
        shield: Spades that work against it.
        blocked: Spades that its immunity has blocked so far.
        immunity_off: A jester has lifted its immunity.
        table: Earlier plays on it, oldest first.
        yielded: For each place, whether its last turn was a yield.
        tavern: The tavern deck, its top card first.
        discard: The discard pile, its top card last.
        castle: The royals to come, the next one first.
        flips_left: Solo: jesters that can still be flipped.
        phase: What the active seat decides; ``choose`` is ``choose-next``.
        turn: The number of the turn.
        bonus: The turn follows a kill.
        seats: The seat ids of the places, where they are not 0, 1, 2, 3.
        table_by: The seats that made the plays of `table`.
        lifted_by: The seat that lifted the immunity.
        felled: Royals that fell; those felled exactly end in ``!``.
        known: How many cards on top of the tavern all know.
        known_hands: Royals in hands that all know of, place by place.
        fresh: How many of the last cards of each hand came since the own last move.
        step: Uses of chance so far.
        lost: How the match was lost: reason, place, attack, worth.
        left: The seat that left.
        options: Options that differ from the usual ones.
    """

    players: Annotated[int, Meta(ge=1, le=4)]
    cur: Count = 0
    hands: tuple[Cards, ...]
    enemy: Royal | None = None
    dmg: Count = 0
    shield: Count = 0
    blocked: Count = 0
    immunity_off: bool = False
    table: tuple[Cards, ...] = ()
    yielded: tuple[bool, ...] = ()
    tavern: Cards = ()
    discard: Cards = ()
    castle: tuple[Royal, ...] = ()
    flips_left: Annotated[int, Meta(ge=0, le=SOLO_FLIPS)] | None = None
    phase: WrittenPhase = "play"
    turn: Count = 1
    bonus: bool = False
    seats: tuple[Seat, ...] = ()
    table_by: tuple[int | None, ...] = ()
    lifted_by: int | None = None
    felled: tuple[str, ...] = ()
    known: Count = 0
    known_hands: tuple[Cards, ...] = ()
    fresh: tuple[Count, ...] = ()
    step: Count = 0
    lost: tuple[Literal["cannot-pay", "cannot-play"], int, int, int] | None = None
    left: int | None = None
    options: Mapping[str, Any] = {}


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
    _check(position)
    count = position.players
    seats = position.seats or tuple(range(count))
    enemy = position.enemy and Enemy(
        position.enemy,
        damage=position.dmg,
        shield=position.shield,
        banked=position.blocked,
        immune=not position.immunity_off,
        lifted_by=position.lifted_by,
    )
    return State(
        version=VERSION,
        options=_options(position.options),
        order=seats,
        players=tuple(_players(position)),
        hand_limit=HAND_LIMIT[count],
        tavern=read_cards(position.tavern),
        discard=read_cards(position.discard),
        castle=position.castle,
        enemy=enemy or None,
        table=_table(position),
        felled=tuple(_felled(card) for card in position.felled),
        known=position.known,
        flips=_flips(position),
        active=seats[position.cur],
        phase=_phase(position.phase),
        turn=position.turn,
        bonus=position.bonus,
        step=position.step,
        loss=None if position.lost is None else Loss(*position.lost),
        left=position.left,
    )


def _check(position: Position) -> None:
    """Check that the parts of a position go together."""
    count = position.players
    for name in ("hands", "yielded", "seats", "known_hands", "fresh"):
        values = getattr(position, name)
        if len(values) != count and (values or name == "hands"):
            raise BadPosition(f"{name} has {len(values)} entries for {count} players")
    if position.cur >= count:
        raise BadPosition(f"cur is {position.cur}, but there are {count} players")
    _check_phase(position)


def _check_phase(position: Position) -> None:
    """Check that a position has what its phase is about."""
    phase = _phase(position.phase)
    for needed, name in (("lost", "lost"), ("abandoned", "left")):
        if phase == needed and getattr(position, name) is None:
            raise BadPosition(f"phase is {phase}, but {name} is missing")
    if position.enemy is None:
        if phase not in OVER:
            raise BadPosition("enemy is missing")
        return
    health = HEALTH[rank_of(position.enemy)]
    if position.dmg >= health:
        raise BadPosition(f"dmg is {position.dmg}, but {position.enemy} has {health}")


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
    if len(by) != len(position.table):
        raise BadPosition("table_by has not as many entries as table")
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


def _phase(written: WrittenPhase) -> PhaseName:
    match written:
        case "choose" | "choose_next":
            return "choose-next"
        case _:
            return written


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
