"""What can stand on the agenda: what happens once a decision is made.

`agenda` says what each of them does; they are plain values, written in one line.
"""

from typing import Literal, TypeAlias

import msgspec

from app.games.core.game import Seat

DrawReason: TypeAlias = Literal["turn", "extra", "end", "refill", "effect"]
EndReason: TypeAlias = Literal["play", "text", "choice", "left"]


class _Task(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something that happens once the decision before it is made."""


class StartTurn(_Task, frozen=True, tag="start-turn"):
    """A seat's turn begins with its draws (K13)."""

    seat: Seat


class DrawCards(_Task, frozen=True, tag="draw"):
    """A seat tries to draw so many cards, one after the other (K53)."""

    seat: Seat
    count: int
    why: DrawReason


class LevyTaxes(_Task, frozen=True, tag="levy-taxes"):
    """The active player meets the taxes of the opponents' cards."""


class TaxDue(_Task, frozen=True, tag="tax-due"):
    """The active player discards so many cards to the tax of `owner`."""

    owner: Seat
    count: int


class OpenTurn(_Task, frozen=True, tag="open-turn"):
    """The active player may play."""


class Perform(_Task, frozen=True, tag="perform"):
    """The effect with this number of the chain's first card takes place."""

    effect: int


class FinishText(_Task, frozen=True, tag="finish-text"):
    """The chain is over; `worked` says whether the text took place."""

    worked: bool


class CloseTurn(_Task, frozen=True, tag="close-turn"):
    """The active player's turn ends (K14)."""

    why: EndReason


class CheckHand(_Task, frozen=True, tag="check-hand"):
    """The hand of the player whose turn ends is filled or cut (K18, K19)."""


class NextTurn(_Task, frozen=True, tag="next-turn"):
    """The next player's turn starts, or the round is scored."""


class Settle(_Task, frozen=True, tag="settle"):
    """King and Fool are found, by a contest where there is a tie (K67)."""


Task: TypeAlias = (
    StartTurn
    | DrawCards
    | LevyTaxes
    | TaxDue
    | OpenTurn
    | Perform
    | FinishText
    | CloseTurn
    | CheckHand
    | NextTurn
    | Settle
)
