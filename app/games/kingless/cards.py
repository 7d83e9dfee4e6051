"""What a Kingless card is: data that names keywords, never code.

The text of a card is generated from its effects and passives, so that what a
card says and what it does cannot drift apart.
"""

from typing import Literal, TypeAlias

import msgspec

CardType: TypeAlias = Literal["dwarf", "item", "event"]
Keyword: TypeAlias = Literal[
    "claim",
    "discard",
    "draw",
    "gutter",
    "recruit",
    "second-wind",
    "swipe",
    "tunnel",
]
"""The eight actions that an immunity may name (section 3.6)."""


class _Effect(
    msgspec.Struct, frozen=True, tag_field="keyword", forbid_unknown_fields=True
):
    """One part of an action text; the tag is its keyword."""


class Claim(_Effect, frozen=True, tag="claim"):
    """Take one named dwarf or item from whoever has it into the own play area."""

    card: str


class Discard(_Effect, frozen=True, tag="discard"):
    """Somebody discards cards of their own choice out of the hand.

    `who` is ``you``, ``player`` (one named with the play), ``opponents`` or
    ``everyone``.
    """

    count: int
    who: Literal["you", "player", "opponents", "everyone"] = "player"


class Draw(_Effect, frozen=True, tag="draw"):
    """Somebody draws from the deck; ``player`` is named with the play."""

    count: int
    who: Literal["you", "player", "opponents", "everyone"] = "you"


class Gutter(_Effect, frozen=True, tag="gutter"):
    """Put one card out of a play area into the gutter.

    `what` is ``any``, ``dwarf``, ``item``, or the id of one named card.
    """

    what: str = "any"


class Recruit(_Effect, frozen=True, tag="recruit"):
    """Put a card of this type from the own hand into the own play area."""

    what: Literal["any", "dwarf", "item"] = "any"


class SecondWind(_Effect, frozen=True, tag="second-wind"):
    """Take the top card of the gutter if it is a dwarf or an item."""


class Swipe(_Effect, frozen=True, tag="swipe"):
    """Take random cards from one opponent's hand into the own hand."""

    count: int = 1


class Tunnel(_Effect, frozen=True, tag="tunnel"):
    """Show the top two of the deck; one dwarf or item may be taken."""


class Stop(_Effect, frozen=True, tag="stop"):
    """Cancel the newest card unless it is a Halt."""


class Halt(_Effect, frozen=True, tag="halt"):
    """Cancel the newest card, whatever it is."""


Effect: TypeAlias = (
    Claim
    | Discard
    | Draw
    | Gutter
    | Recruit
    | SecondWind
    | Swipe
    | Tunnel
    | Stop
    | Halt
)


def aims(effect: Effect) -> bool:
    """Return whether an effect's target is named with the play (K26)."""
    if isinstance(effect, Discard | Draw):
        return effect.who == "player"
    return isinstance(effect, Claim | Gutter | Swipe)


class _Passive(
    msgspec.Struct, frozen=True, tag_field="passive", forbid_unknown_fields=True
):
    """A constant effect; the tag says which kind."""


class Immune(_Passive, frozen=True, tag="immune"):
    """Protects the card itself, its owner's play area, hand, or the owner.

    `actions` names the keywords; ``events`` adds any effect of an event card.
    An empty `actions` with `events` False means all eight actions.
    """

    scope: Literal["card", "area", "hand", "owner"] = "card"
    actions: tuple[Keyword, ...] = ()
    events: bool = False


class HandLimit(_Passive, frozen=True, tag="hand-limit"):
    """Raises the owner's hand limit at their own end check."""

    more: int


class ExtraDraw(_Passive, frozen=True, tag="extra-draw"):
    """The owner draws more at the start of each turn; each is an attempt."""

    count: int = 1


class TradeInfluence(_Passive, frozen=True, tag="trade-influence"):
    """Adds influence for each dwarf of a trade in the owner's area, itself too."""

    trade: str
    each: int = 1


class Tax(_Passive, frozen=True, tag="tax"):
    """Each opponent discards after their turn draw, before any play."""

    count: int = 1


Passive: TypeAlias = Immune | HandLimit | ExtraDraw | TradeInfluence | Tax


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card.

    Attributes:
        id: Kebab-case name, unique in its deck; the only id a card ever has.
        name: As printed.
        type: Dwarf, item or event.
        copies: How many of it the deck holds.
        icon: The game-icons name of its picture.
        influence: 0 to 9; events have none.
        trade: A dwarf's trade, for passives that count them.
        effects: Keyword effects, in the order in which they are carried out.
        passives: Constant effects while it lies in a play area.
        end_turn: An event whose text says "End turn".
        flavour: A line for the reading view.
    """

    id: str
    name: str
    type: CardType
    copies: int
    icon: str
    influence: int = 0
    trade: str = ""
    effects: tuple[Effect, ...] = ()
    passives: tuple[Passive, ...] = ()
    end_turn: bool = False
    flavour: str = ""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as its file holds it.

    Attributes:
        name: Shown to players.
        stand_in: True for decks that are not the publisher's.
        card: The kinds of card, in the order of the file.
    """

    name: str
    card: tuple[Card, ...]
    stand_in: bool = True
