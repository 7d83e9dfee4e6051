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
    "match-over": ("The round is over. Start the next one.", ""),
    "not-in-round": ("You are not in this round. Wait for the next one.", "K23"),
    "not-your-turn": ("It is another player's turn. Wait for yours.", "K13"),
    "not-your-choice": ("Another player has to choose. Wait for it.", ""),
    "turn-open": ("Play a card or end your turn.", "K14"),
    "window-open": ("A card is being answered. Answer it or let it pass.", "K25"),
    "choice-open": ("A choice has to be made first.", ""),
    "already-passed": ("You have let this card pass. Wait for the others.", "K27"),
    "already-chosen": ("You have chosen. Wait for the others.", "K51"),
    "nothing-to-answer": ("No card can be answered now. Wait for one.", "K32"),
    "stop-on-halt": ("A Stop cannot answer a Halt. Only a Halt can.", "K28"),
    "no-stop": ("You hold no Stop.", "K28"),
    "no-halt": ("You hold no Halt.", "K29"),
    "card-not-held": ("You do not hold that card. Choose one of your hand.", ""),
    "wrong-target": ("That cannot be chosen. Choose what is marked.", "K26"),
    "wrong-type": ("Recruit does not take that type of card.", "K46"),
    "card-not-shown": ("That card is not among the shown ones.", "K48"),
    "event-not-taken": ("Events cannot be taken. Take a dwarf or an item.", "K48"),
    "wrong-count": ("Choose exactly as many cards as you have to discard.", "K51"),
    "seat-count": ("These options do not suit so many players.", "K12"),
    "preview-unknown": ("That is no move of this game.", ""),
}

MEANINGS: Mapping[str, str] = {code: reason[0] for code, reason in REASONS.items()}
"""The sentence of each code."""


def refusal(code: str, **details: object) -> IllegalMove:
    """Return the refusal with a code; details are what the mover sees anyway."""
    message, rule = REASONS[code]
    return IllegalMove(code, message, rule, **details)
