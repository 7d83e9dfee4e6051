"""What happens in a match of Kingless, in the past tense.

An event holds everything; `redact` sets to None what a viewer may not know.
Where a field may be None, its docstring says who sees it.
"""

from typing import Literal, TypeAlias

import msgspec

from app.games.kingless.moves import Sign, Target


class _Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Something that happened; the tag says what."""


class Dealt(_Event, frozen=True, tag="dealt"):
    """Five cards each were dealt; `starter` takes the first turn."""

    starter: int
    hands: tuple[tuple[int, int], ...]


class AwardGiven(_Event, frozen=True, tag="award-given"):
    """The Fool's best card went to the King (K4); only the two see `card`."""

    fool: int
    king: int
    card: str | None


class TurnStarted(_Event, frozen=True, tag="turn-started"):
    """A turn began."""

    seat: int
    turn: int


class Drew(_Event, frozen=True, tag="drew"):
    """Cards were drawn; only `seat` sees `cards`.

    `why` is ``turn``, ``extra``, ``end``, ``refill`` or ``effect``.
    """

    seat: int
    count: int
    why: Literal["turn", "extra", "end", "refill", "effect"]
    cards: tuple[str, ...] | None


class CardPlayed(_Event, frozen=True, tag="card-played"):
    """A card was played from the hand."""

    seat: int
    card: str
    target: Target | None = None


class Answered(_Event, frozen=True, tag="answered"):
    """A Stop or Halt answered the newest card, `answers` of seat `whose`."""

    seat: int
    card: str
    answers: str
    whose: int


class Passed(_Event, frozen=True, tag="passed"):
    """The viewer let a card pass; nobody else sees this."""

    seat: int


class ChainResolved(_Event, frozen=True, tag="chain-resolved"):
    """A window closed: for each card, oldest first, whether its text works."""

    cards: tuple[tuple[int, str, bool], ...]


class Claimed(_Event, frozen=True, tag="claimed"):
    """A named card came into a play area from a hand or a play area."""

    seat: int
    card: str
    whose: int
    zone: Literal["area", "hand"]


class Guttered(_Event, frozen=True, tag="guttered"):
    """A card went from a play area to the gutter."""

    seat: int
    card: str
    whose: int


class Recruited(_Event, frozen=True, tag="recruited"):
    """A card came from the hand into the play area, or None was (K46)."""

    seat: int
    card: str | None


class SecondWinded(_Event, frozen=True, tag="second-winded"):
    """The top of the gutter came into a play area."""

    seat: int
    card: str


class Swiped(_Event, frozen=True, tag="swiped"):
    """A random card changed hands; only thief and victim see `card`."""

    seat: int
    whose: int
    card: str | None


class Tunnelled(_Event, frozen=True, tag="tunnelled"):
    """The top cards of the deck were shown to all."""

    seat: int
    cards: tuple[str, ...]


class TunnelTaken(_Event, frozen=True, tag="tunnel-taken"):
    """One of the shown cards was taken, or None was; the rest are guttered."""

    seat: int
    card: str | None
    rest: tuple[str, ...]


class Discarded(_Event, frozen=True, tag="discarded"):
    """Cards went from a hand to the gutter, the last on top.

    `why` is ``effect``, ``tax`` or ``limit``.
    """

    seat: int
    cards: tuple[str, ...]
    why: Literal["effect", "tax", "limit"]


NothingReason: TypeAlias = Literal[
    "no-target",
    "target-gone",
    "immune",
    "nobody-holds-it",
    "nobody-can-give-it",
    "gutter-empty",
    "top-is-event",
    "deck-empty",
    "empty-hand",
    "only-events",
]
"""Why an effect found nothing to do; the client has a sentence for each."""


class NothingHappened(_Event, frozen=True, tag="nothing-happened"):
    """An effect found nothing to do."""

    seat: int
    keyword: str
    reason: NothingReason
    card: str | None = None


class LastRoundBegan(_Event, frozen=True, tag="last-round-began"):
    """Somebody triggered the end; `order` are the last turns to come."""

    seat: int
    why: Literal["five", "deck"]
    order: tuple[int, ...]


class TurnEnded(_Event, frozen=True, tag="turn-ended"):
    """A turn ended: by a ``play``, an ``end-turn`` text, by ``choice`` or ``left``."""

    seat: int
    why: Literal["play", "text", "choice", "left"]


class TimedOut(_Event, frozen=True, tag="timed-out"):
    """The clock ran out for a seat."""

    seat: int


class SeatLeft(_Event, frozen=True, tag="seat-left"):
    """A player left; the cards are laid aside for all to see (K23)."""

    seat: int
    cards: tuple[str, ...]


class ContestBegan(_Event, frozen=True, tag="contest-began"):
    """Tied players throw for an award."""

    about: Literal["king", "fool"]
    seats: tuple[int, ...]


class ContestThrown(_Event, frozen=True, tag="contest-thrown"):
    """The signs were revealed together; `left` are still in."""

    about: Literal["king", "fool"]
    signs: tuple[tuple[int, Sign], ...]
    left: tuple[int, ...]


class RoundEnded(_Event, frozen=True, tag="round-ended"):
    """The round is over; `fool` is None when only one player was left (K23)."""

    king: int
    fool: int | None


Event: TypeAlias = (
    Dealt
    | AwardGiven
    | TurnStarted
    | Drew
    | CardPlayed
    | Answered
    | Passed
    | ChainResolved
    | Claimed
    | Guttered
    | Recruited
    | SecondWinded
    | Swiped
    | Tunnelled
    | TunnelTaken
    | Discarded
    | NothingHappened
    | LastRoundBegan
    | TurnEnded
    | TimedOut
    | SeatLeft
    | ContestBegan
    | ContestThrown
    | RoundEnded
)
