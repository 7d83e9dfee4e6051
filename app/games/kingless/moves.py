"""What a player can do in Kingless, as it goes over the wire."""

from typing import Literal, TypeAlias

import msgspec

Sign: TypeAlias = Literal["sword", "hammer", "axe"]


class Target(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a card aims at, named with the play (K26).

    A player (`seat`), a card in a play area (`seat` and `card`), or for Claim a
    place to take from: `seat` with `zone` ``area``, or `zone` ``hands``.
    """

    seat: int | None = None
    card: str | None = None
    zone: Literal["area", "hands"] | None = None


class _Move(
    msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False
):
    """A move; the tag says which."""


class Play(_Move, frozen=True, tag="play"):
    """Play a card from the hand on one's own turn."""

    card: str
    target: Target | None = None


class EndTurn(_Move, frozen=True, tag="end-turn"):
    """Elect to end the turn and draw one card (K14)."""


class PlayStop(_Move, frozen=True, tag="stop"):
    """Answer the newest card of the chain with a Stop."""


class PlayHalt(_Move, frozen=True, tag="halt"):
    """Answer the newest card of the chain with a Halt."""


class Pass(_Move, frozen=True, tag="pass"):
    """Let the newest card pass."""


class RecruitCard(_Move, frozen=True, tag="recruit"):
    """Put a card into the play area by Recruit, or none (K46)."""

    card: str | None = None


class TakeCard(_Move, frozen=True, tag="take"):
    """Take one of the cards a Tunnel shows, or none (K48)."""

    card: str | None = None


class DiscardCards(_Move, frozen=True, tag="discard"):
    """Discard these cards, the last on top (K21)."""

    cards: tuple[str, ...]


class Throw(_Move, frozen=True, tag="throw"):
    """Show a sign in a Sword-Hammer-Axe contest (K69)."""

    sign: Sign


Move: TypeAlias = (
    Play
    | EndTurn
    | PlayStop
    | PlayHalt
    | Pass
    | RecruitCard
    | TakeCard
    | DiscardCards
    | Throw
)
