"""What a case expects of the state at its end, key by key.

``phase``, ``cur`` (place of the active seat), ``enemy``, ``hp`` (health left), ``dmg``,
``attack`` (after shields), ``shield``, ``blocked``, ``immunity_off``, ``required``
(what has to be paid, in step 4), ``yielded``, ``flips_left``, ``tier`` (the medal of a
solo win), ``discard_top``; in order: ``table`` (all its cards), ``tavern`` and
``castle`` (top first), ``tavern_top`` (so many from the top); in any order: ``hand0``
and so on, ``union_hands``, ``discard``, ``union_td`` (tavern and discard pile),
``tavern_bottom_set`` (so many from the bottom); and counts: ``n_hand0`` and so on,
``n_tavern``, ``n_discard``, ``n_castle``, ``n_table``.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias, cast

import msgspec

from app.games.regicide.cards import Card
from app.games.regicide.cases.faults import BadCase
from app.games.regicide.ending import medal
from app.games.regicide.notation import read_cards
from app.games.regicide.state import Enemy, State
from app.games.regicide.written import WrittenPhase, no_card, phase_of

Fact: TypeAlias = Callable[[State], Any]


def faults_of(state: State, expected: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is otherwise than expected.

    Raises:
        BadCase: A key is unknown, or its value cannot be compared.
    """
    for key, value in expected.items():
        fact, wanted = _both(state, key, value)
        if fact != wanted:
            yield f"{key} is {_shown(fact)}, expected {_shown(wanted)}"


def _both(state: State, key: str, value: object) -> tuple[Any, Any]:
    """Return a fact of the state and what is expected of it, comparable."""
    if key in FACTS:
        return FACTS[key](state), _wanted(key, value)
    if key in PILES:
        return list(PILES[key](state)), _cards(key, value)
    if key in HEAPS:
        return sorted(HEAPS[key](state)), sorted(_cards(key, value))
    return _other(state, key, value)


def _wanted(key: str, value: object) -> object:
    """Return the value that is expected of a fact, as the state would have it."""
    match key, _of_kind(key, value, KINDS.get(key, int)):
        case "phase", str(word):
            return phase_of(cast("WrittenPhase", word))
        case "required", None:
            return 0
        case "discard_top", str(card):
            return _cards(key, [card])[0]
        case _, wanted:
            return wanted


def _other(state: State, key: str, value: object) -> tuple[Any, Any]:
    """Return the facts whose key or length depends on the case."""
    if key == "tavern_top":
        cards = _cards(key, value)
        return list(state.tavern[: len(cards)]), cards
    if key == "tavern_bottom_set":
        cards = _cards(key, value)
        bottom = state.tavern[max(0, len(state.tavern) - len(cards)) :]
        return sorted(bottom), sorted(cards)
    counted, name = key.startswith("n_"), key.removeprefix("n_")
    pile = _pile(state, name)
    if pile is None:
        raise BadCase(f"exp.{key} is unknown")
    if counted:
        return len(pile), _of_kind(key, value, int)
    return sorted(pile), sorted(_cards(key, value))


def _pile(state: State, name: str) -> tuple[Card, ...] | None:
    """Return a pile or a hand by its name."""
    pile = PILES.get(name) or HEAPS.get(name)
    if pile is not None:
        return pile(state)
    hands = {f"hand{place}": player.hand for place, player in enumerate(state.players)}
    return hands.get(name)


def _cards(key: str, value: object) -> list[Card]:
    """Return the cards of a value; plays of a table may be lists of their own."""
    if isinstance(value, list) and any(isinstance(part, list) for part in value):
        parts = (part if isinstance(part, list) else [part] for part in value)
        value = [card for part in parts for card in part]
    if not isinstance(value, list) or not all(isinstance(c, str) for c in value):
        raise BadCase(f"exp.{key} has to be a list of cards")
    if (wrong := no_card(value)) is not None:
        raise BadCase(f"exp.{key} names {wrong!r}, which is no card")
    return list(read_cards(value))


def _of_kind(key: str, value: object, kind: object) -> object:
    """Return the value that is expected of a fact.

    Raises:
        BadCase: It is of another kind, such as a number in quotes.
    """
    try:
        found: object = msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadCase(f"exp.{key}: {error}") from None
    return found


def _of_enemy(fact: Callable[[Enemy], Any]) -> Fact:
    return lambda state: None if state.enemy is None else fact(state.enemy)


def _table(state: State) -> tuple[Card, ...]:
    return tuple(card for play in state.table for card in play.cards)


FACTS: Mapping[str, Fact] = {
    "phase": lambda state: state.phase,
    "required": lambda state: state.attack if state.phase == "defend" else 0,
    "discard_top": lambda state: state.discard[-1] if state.discard else None,
    "cur": lambda state: state.order.index(state.active),
    "enemy": _of_enemy(lambda enemy: enemy.card),
    "hp": lambda state: 0 if state.enemy is None else state.enemy.health,
    "dmg": _of_enemy(lambda enemy: enemy.damage),
    "attack": lambda state: state.attack,
    "shield": _of_enemy(lambda enemy: enemy.shield),
    "blocked": _of_enemy(lambda enemy: enemy.banked),
    "immunity_off": _of_enemy(lambda enemy: not enemy.immune),
    "yielded": lambda state: [player.yielded for player in state.players],
    "flips_left": lambda state: state.flips,
    "tier": lambda state: medal(state) if state.phase == "won" else None,
}
KINDS: Mapping[str, Any] = {
    "phase": str,
    "required": int | None,
    "discard_top": str | None,
    "enemy": str | None,
    "dmg": int | None,
    "shield": int | None,
    "blocked": int | None,
    "immunity_off": bool | None,
    "yielded": list[bool],
    "tier": str | None,
}
"""What the value of a fact has to be; a number where it is not here."""
PILES: Mapping[str, Callable[[State], tuple[Card, ...]]] = {
    "tavern": lambda state: state.tavern,
    "castle": lambda state: state.castle,
    "table": _table,
}
"""In order."""
HEAPS: Mapping[str, Callable[[State], tuple[Card, ...]]] = {
    "discard": lambda state: state.discard,
    "union_td": lambda state: state.tavern + state.discard,
    "union_hands": lambda state: tuple(
        card for player in state.players for card in player.hand
    ),
}
"""In any order."""


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value)) if value else "empty"
    return "none" if value is None else str(value)
