"""Every reason for refusing a move, in one table.

A refusal cites the rule decision behind it and names only what the mover sees.
"""

from collections.abc import Mapping
from typing import TypeAlias

from app.games.core.errors import IllegalMove

Reason: TypeAlias = tuple[str, str]
"""The sentence of a code, and the rule behind it."""

REASONS: Mapping[str, Reason] = {
    "seat-count": ("This game is for one or two players.", ""),
    "same-set-twice": ("Choose three different sets.", "H3"),
    "match-over": ("The match is over. Start the next one.", ""),
    "not-in-match": ("You do not take part in this match.", ""),
    "not-your-turn": ("It is your rival's turn. Wait for yours.", ""),
    "take-due": ("Take a tile before you end your turn.", "H11"),
    "already-taken": ("You have taken a tile this turn.", "H11"),
    "out-of-reach": ("That tile is not within your reach.", "H9"),
    "tile-not-held": ("You do not hold that tile.", ""),
    "cell-occupied": ("A tile lies there. Choose an empty place.", "H25"),
    "cell-too-far": ("A tile has to touch a tile with your unit.", "H25"),
    "too-dear": ("You lack resources for that building.", "H21"),
    "no-such-unit": ("That unit is not where this move needs it.", "H36"),
    "unit-moved": ("That unit has moved this turn.", "H36"),
    "unit-too-far": ("A unit goes to a tile that touches its own.", "H33"),
    "call-too-far": ("A unit comes to a tile that touches one of yours.", "H34"),
    "no-tile-there": ("There is no tile to stand on.", "H33"),
    "tile-occupied": ("A unit is there. Only one can be on a tile.", "H33"),
    "elite-stays": ("The elite unit may not leave the play area.", "H35"),
    "no-camp": ("You have no unused camp there.", "H16"),
    "take-first": ("Take a tile before you use a camp.", "H16"),
    "reserve-empty": ("There is no tile to take.", "H16"),
    "no-siege": ("No building is under siege.", "H38"),
    "siege-open": ("Decide first which buildings to destroy.", "H39"),
    "not-under-siege": ("That building is not under siege.", "H38"),
    "no-surplus": ("You may keep the tiles you hold.", "H15"),
    "surplus-open": ("Choose first which tiles you remove.", "H15"),
    "preview-unknown": ("That is no move of this game.", ""),
}

MEANINGS: Mapping[str, str] = {code: reason[0] for code, reason in REASONS.items()}
"""The sentence of each code."""


def refusal(code: str, **details: object) -> IllegalMove:
    """Return the refusal with a code; details are what the mover sees anyway."""
    message, rule = REASONS[code]
    return IllegalMove(code, message, rule, **details)
