"""What is done in a case: moves that have to work, and moves that must be refused.

An act is a pair: ``play`` or ``discard`` with cards, ``choose`` with a place, ``yield``
or ``flip`` with nothing. With ``bad_`` before it, it has to be refused; that changes
nothing, since no state can be changed.
"""

from typing import Literal, TypeAlias, TypeGuard, cast

import msgspec

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.regicide.cases.faults import BadCase
from app.games.regicide.deciding import carry_out, check
from app.games.regicide.moves import Choose, Flip, Move, Pay, Play, Yield
from app.games.regicide.notation import read_cards
from app.games.regicide.state import State
from app.games.regicide.table import Table
from app.games.regicide.written import no_card

Word: TypeAlias = Literal["play", "discard", "yield", "flip", "choose"]
BAD = "bad_"


class Act(msgspec.Struct, frozen=True):
    """One act: the word, its cards or place, and whether it has to be refused."""

    word: Word
    what: tuple[str, ...] | int | None
    bad: bool

    def __str__(self) -> str:
        """Return the act as it is written, in one line."""
        word = BAD + self.word if self.bad else self.word
        if isinstance(self.what, tuple):
            return " ".join((word, *self.what)) if self.what else f"{word} nothing"
        return word if self.what is None else f"{word} {self.what}"

    def move(self, state: State) -> Move:
        """Return the move that the act means."""
        match self.word, self.what:
            case "play", tuple(cards):
                return Play(read_cards(cards))
            case "discard", tuple(cards):
                return Pay(read_cards(cards))
            case "choose", int(place):
                seats = dict(enumerate(state.order))
                return Choose(seats.get(place, -1))
            case "flip", _:
                return Flip()
            case _:
                return Yield()


def acts_of(written: object) -> list[Act]:
    """Return the acts of a case.

    Raises:
        BadCase: One of them is no act.
    """
    if not isinstance(written, list):
        raise BadCase("acts has to be a list")
    return [_act(number, act) for number, act in enumerate(written, start=1)]


def _act(number: int, written: object) -> Act:
    said, *named = written if isinstance(written, list) and written else [written]
    what = named[0] if len(named) == 1 else None
    if not isinstance(said, str) or len(named) > 1:
        raise BadCase(f"act {number} is not a pair of a word and what it names")
    word, bad = said.removeprefix(BAD), said.startswith(BAD)
    if word in {"play", "discard"} and _are_words(what):
        if (wrong := no_card(what)) is not None:
            raise BadCase(f"act {number} names {wrong!r}, which is no card")
        return Act(cast("Word", word), tuple(what), bad)
    if word == "choose" and type(what) is int:
        return Act("choose", what, bad)
    if word in {"yield", "flip"} and what is None:
        return Act(cast("Word", word), None, bad)
    raise BadCase(f"act {number} is none: {said}{_named(what)}")


def _are_words(what: object) -> TypeGuard[list[str]]:
    return isinstance(what, list) and all(isinstance(word, str) for word in what)


def _named(what: object) -> str:
    """Return what an act names, as far as it can be said in a line."""
    if _are_words(what):
        return f" {' '.join(what)}"
    return (
        f" {what}" if what is None or isinstance(what, str | int) else " (unreadable)"
    )


def do(state: State, act: Act, chance: Chance) -> tuple[State, str | None]:
    """Do an act.

    Returns:
        The state after it, and what was wrong with it, or None.
    """
    move = act.move(state)
    try:
        check(state, state.active, move)
    except IllegalMove as error:
        return state, None if act.bad else f"was refused: {error.code}"
    if act.bad:
        return state, "was not refused"
    table = Table(state, chance)
    carry_out(table, state.active, move)
    return table.state, None
