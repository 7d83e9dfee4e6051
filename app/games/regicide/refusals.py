"""Why a move is refused: one code each, from what the mover may see.

The sentence says what to do instead; the client words the code in the reader's
language.
"""

from collections.abc import Mapping
from typing import TypeAlias

from app.games.core.errors import IllegalMove

Reason: TypeAlias = tuple[str, str]
"""The sentence of a code, and the rule behind it."""

REASONS: Mapping[str, Reason] = {
    "match-over": ("The match is over. Start another one.", ""),
    "not-in-match": ("You do not take part in this match.", "R15"),
    "not-your-turn": ("It is another player's turn. Wait for yours.", "R15"),
    "must-pay": ("The enemy attacks. Discard cards against it first.", "R8"),
    "must-choose": ("Name who plays next first.", "R40"),
    "nothing-to-pay": ("Nothing has to be paid now. Play cards or yield.", "R33"),
    "nobody-to-choose": ("Only a jester lets you name the next player.", "R40"),
    "no-cards": ("Pick at least one card.", "R15"),
    "card-not-held": ("You do not hold that card. Pick from your hand.", "R15"),
    "card-twice": ("The same card cannot be picked twice.", "R15"),
    "jester-alone": ("A jester is played alone.", "R14"),
    "ace-joins-one": ("An ace joins exactly one other card.", "R12"),
    "royals-do-not-combine": ("A royal joins nothing but an ace.", "R13"),
    "numbers-differ": ("A set needs cards of the same number, or an ace.", "R13"),
    "set-over-ten": ("A set may be worth ten at most.", "R13"),
    "not-enough": ("These cards are worth too little. Add more.", "R30"),
    "yield-solo": ("Alone you cannot yield. Play a card or flip a jester.", "R36"),
    "yield-barred": ("All others yielded on their last turn. Play a card.", "R36"),
    "flip-solo-only": ("Jesters are flipped in solo matches only.", "R48"),
    "no-flips": ("Both jesters are flipped already.", "R49"),
    "wrong-seat": ("Name a player of this match.", "R41"),
    "seat-count": ("Regicide is for one to four players.", "R2"),
    "preview-unknown": ("That is no move of this game.", ""),
}

MEANINGS: Mapping[str, str] = {code: reason[0] for code, reason in REASONS.items()}
"""The sentence of each code."""


def refusal(code: str, **details: object) -> IllegalMove:
    """Return the refusal with a code; details are what the mover sees anyway."""
    message, rule = REASONS[code]
    return IllegalMove(code, message, rule, **details)
