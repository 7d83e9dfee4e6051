"""The closed lists of codes beside the refusals: prompts and barred controls.

The client words each; a test holds these lists against its words.
"""

from collections.abc import Mapping

PROMPTS: Mapping[str, str] = {
    "take-and-build": "A take is due. final (it is the heir's last turn)",
    "build-or-end": "The take is done. final (it is the heir's last turn)",
    "decide-siege": "Say which besieged buildings fall. cells",
    "remove-surplus": "Remove tiles of the hand. count",
    "player-plays": "Wait for a player's turn. seat",
    "player-decides-siege": "Wait for a player's siege. seat",
    "player-removes-surplus": "Wait until a player has removed tiles. seat",
    "match-over": "The match is over. reason, winner (a seat, or nobody); "
    "of one given up against Henry: seat",
}
"""Each prompt: what it asks, and its parameters."""

BARRED: Mapping[str, tuple[str, ...]] = {
    "take": ("not-your-turn", "siege-open", "surplus-open", "already-taken"),
    "build": ("not-your-turn", "siege-open", "surplus-open", "too-dear"),
    "extend": ("not-your-turn", "siege-open", "surplus-open"),
    "unit": ("not-your-turn", "siege-open", "surplus-open", "unit-moved"),
    "withdraw": ("elite-stays",),
    "use-camp": ("take-first", "reserve-empty"),
    "end-turn": ("not-your-turn", "siege-open", "surplus-open", "take-due"),
}
"""Each control that can be barred, and the refusals that say why."""
