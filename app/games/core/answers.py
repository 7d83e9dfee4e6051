"""What a game answers to the room: plain values, the same for every game.

Seats, what is waited for, what is asked and barred, moves too many to list, phrases,
and how a match ended.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

Seat: TypeAlias = int
"""A place at the table, 0 to 7, kept for the whole life of a room."""

Viewer: TypeAlias = int | None
"""Who looks: a seat, or None for a spectator (what every player may know)."""


class SeatCount(msgspec.Struct, frozen=True):
    """How many players a game takes: `min` to `max`."""

    min: int
    max: int


class Wait(msgspec.Struct, frozen=True, gc=False):
    """What a match is waiting for, as the room's clocks need it.

    Attributes:
        key: Changes whenever a new clock has to start; also the id of an answer
            window on the wire (``w12``). Never depends on a hidden card. For the
            kind ``turn`` it is the same for the whole turn (``t12``), however
            many windows and choices come between: the turn's clock goes on.
        kind: ``turn`` and ``choice`` run the turn clock, ``window`` its own.
        seats: The seats being waited for, as everybody may know it: it stays
            the same while a window or a secret choice is open.
        secret: True while nobody may notice who has already answered. Frames
            about presence and seats are held back until it is over.
        seconds: The length of the clock; None for the room's turn clock.
        missing: The seats that may still answer and have not (secret, for the
            room alone). A seat that passes by default counts as having passed.
        complete: Nobody is missing. The room then calls `timeout`, but never
            before the window has been open for one second.
    """

    key: str
    kind: Literal["turn", "choice", "window"]
    seats: tuple[Seat, ...]
    secret: bool = False
    seconds: float | None = None
    missing: tuple[Seat, ...] = ()
    complete: bool = False


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """The one sentence that says what is asked of a viewer now.

    Attributes:
        code: Kebab-case code of the sentence, worded by the client.
        params: Seats, card ids and numbers that the sentence names.
    """

    code: str
    params: Mapping[str, Any] = {}


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A control a player might look for but cannot use now, and why.

    Attributes:
        control: What is barred, such as ``end-turn`` or ``play:stop``.
        code: Why, as a kebab-case code that the client words.
        rule: The rule decision behind it, such as ``K32``.
        params: What the sentence names.
    """

    control: str
    code: str
    rule: str = ""
    params: Mapping[str, Any] = {}


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Moves too many to list: so many of these cards, in any order.

    Attributes:
        kind: The key of the move this describes, such as ``discard``.
        cards: The cards to choose from; a card that is there twice may be
            chosen twice.
        min: Fewest cards.
        max: Most cards.
        sum: The least total value, where the game has one.
        values: Then, what each of `cards` counts towards it.
    """

    kind: str
    cards: tuple[str, ...]
    min: int
    max: int
    sum: int | None = None
    values: tuple[int, ...] = ()


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ready phrase that a seat may say now.

    Attributes:
        code: One of the game's `phrases`, worded by the client.
        params: The public facts that the phrase names.
    """

    code: str
    params: Mapping[str, Any] = {}


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What a viewer may do in a state.

    Attributes:
        prompt: What is asked of the viewer.
        legal: The viewer's legal moves.
        choices: The moves too many to list.
        blocked: The controls that are barred, and why.
    """

    prompt: Prompt
    legal: tuple[Any, ...] = ()
    choices: tuple[Choice, ...] = ()
    blocked: tuple[Blocked, ...] = ()


class Sight(Offer, frozen=True, kw_only=True):
    """All that a viewer is shown of a state, beside what has happened.

    Attributes:
        view: What the viewer may know.
    """

    view: msgspec.Struct


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat ended: placing from 1, score and where it came from.

    `breakdown` is a list of game-specific lines, public by then.
    """

    seat: Seat
    placing: int
    score: int
    breakdown: tuple[Mapping[str, Any], ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match.

    Attributes:
        reason: Kebab-case code: why it ended.
        results: One for each seat that took part, best placing first.
        awards: Seat by award, such as ``{"king": 2, "fool": 0}``.
        facts: Further public facts for the result page and statistics.
    """

    reason: str
    results: tuple[SeatResult, ...]
    awards: Mapping[str, Seat] = {}
    facts: Mapping[str, Any] = {}


class Feat(msgspec.Struct, frozen=True):
    """What a match came to, as the leaderboard of a challenge compares it.

    Attributes:
        rank: Compared from the left; the greater is the better.
        figures: What the leaderboard shows, one for each name in `Game.challenge`.
    """

    rank: tuple[int, ...]
    figures: Mapping[str, int | str | None]
