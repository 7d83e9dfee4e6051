"""Moves as text: ``play hook >1``, ``halt``, ``recruit -``, ``throw axe``."""

from collections.abc import Callable, Mapping

from app.games.kingless.contest import SIGNS
from app.games.kingless.moves import (
    DiscardCards,
    EndTurn,
    Move,
    Pass,
    Play,
    PlayHalt,
    PlayStop,
    RecruitCard,
    TakeCard,
    Target,
    Throw,
)
from app.games.kingless.notation.words import (
    Unreadable,
    join,
    optional,
    read_number,
    read_optional,
)

AIM, AT, CARD = ">", "@", ":"
BARE: Mapping[str, Move] = {
    "end": EndTurn(),
    "stop": PlayStop(),
    "halt": PlayHalt(),
    "pass": Pass(),
}


def write_move(move: Move) -> str:
    """Return a move as text."""
    match move:
        case Play(card=card, target=target):
            aimed = f" {write_target(target)}" if target else ""
            return f"play {card}{aimed}"
        case RecruitCard(card=card):
            return f"recruit {optional(card)}"
        case TakeCard(card=card):
            return f"take {optional(card)}"
        case DiscardCards(cards=cards):
            return f"discard {join(cards)}"
        case Throw(sign=sign):
            return f"throw {sign}"
        case _:
            return next(word for word, bare in BARE.items() if bare == move)


def read_move(text: str) -> Move:
    """Return the move of a text.

    Raises:
        Unreadable: It is none.
    """
    word, *rest = text.split() or [""]
    if word in BARE and not rest:
        return BARE[word]
    reader = _READERS.get(word)
    move = reader(tuple(rest)) if reader else None
    if move is None:
        raise Unreadable("a move", text)
    return move


def write_target(target: Target) -> str:
    """Return a target: ``>1``, ``>1:hook``, ``>1@area`` or ``>@hands``."""
    seat = "" if target.seat is None else str(target.seat)
    card = f"{CARD}{target.card}" if target.card else ""
    zone = f"{AT}{target.zone}" if target.zone else ""
    return f"{AIM}{seat}{card}{zone}"


def read_target(text: str) -> Target:
    """Return the target of a text.

    Raises:
        Unreadable: It is none.
    """
    if not text.startswith(AIM):
        raise Unreadable("a target", text)
    place, _, zone = text.removeprefix(AIM).partition(AT)
    seat, _, card = place.partition(CARD)
    if zone not in {"", "area", "hands"}:
        raise Unreadable("a target", text)
    return Target(
        seat=read_number(seat) if seat else None,
        card=card or None,
        zone="area" if zone == "area" else "hands" if zone else None,
    )


def _read_play(words: tuple[str, ...]) -> Move | None:
    match words:
        case (card,):
            return Play(card)
        case (card, target):
            return Play(card, read_target(target))
        case _:
            return None


def _read_recruit(words: tuple[str, ...]) -> Move | None:
    return RecruitCard(read_optional(words[0])) if len(words) == 1 else None


def _read_take(words: tuple[str, ...]) -> Move | None:
    return TakeCard(read_optional(words[0])) if len(words) == 1 else None


def _read_discard(words: tuple[str, ...]) -> Move | None:
    return DiscardCards(words)


def _read_throw(words: tuple[str, ...]) -> Move | None:
    sign = next((sign for sign in SIGNS if words == (sign,)), None)
    return Throw(sign) if sign else None


_READERS: Mapping[str, Callable[[tuple[str, ...]], Move | None]] = {
    "play": _read_play,
    "recruit": _read_recruit,
    "take": _read_take,
    "discard": _read_discard,
    "throw": _read_throw,
}
