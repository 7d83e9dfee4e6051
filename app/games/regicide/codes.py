"""The closed lists of codes beside the refusals: prompts, barred controls, phrases.

The client words each; a test holds these lists against its words.
"""

from collections.abc import Mapping

PROMPTS: Mapping[str, str] = {
    "your-turn": "Play cards or yield. turn, attack, bonus (a kill gave this turn)",
    "your-turn-play": "Play cards: yielding is barred. turn, attack, bonus, why",
    "your-turn-empty": "No cards: yield or flip. turn, attack, bonus, why (if barred)",
    "pay-attack": "Discard cards worth `due`. due, hand (what the hand is worth)",
    "pay-or-flip": "The hand cannot pay: flip a jester. due, hand, flips",
    "choose-next": "Name who plays next.",
    "player-plays": "Wait for a player's turn. seat",
    "player-pays": "Wait for a player's payment. seat, due",
    "player-chooses": "Wait until a player names the next one. seat",
    "match-won": "All twelve royals are felled. seat (who felled the last), medal",
    "match-lost": "The players have lost. seat, reason, attack, worth",
    "match-abandoned": "The match ended, since a player left. seat",
}
"""Each prompt: what it asks, and its parameters."""

BARRED: Mapping[str, tuple[str, ...]] = {
    "play": ("must-pay", "must-choose", "not-your-turn"),
    "yield": (
        "yield-solo",
        "yield-barred",
        "must-pay",
        "must-choose",
        "not-your-turn",
    ),
    "pay": ("not-your-turn",),
    "flip": ("no-flips",),
}
"""Each control that can be barred, and the refusals that say why."""

PHRASES: Mapping[str, str] = {
    "my-hand": "I have `count` cards.",
    "tavern-left": "The tavern has `count` cards left.",
    "tavern-top": "On top of the tavern lies `card`.",
    "discard-left": "The discard pile has `count` cards.",
    "enemy-health": "`card` has `count` health left.",
    "enemy-attack": "`card` attacks with `count`.",
    "enemy-immune": "`card` is immune to `suit`.",
    "enemy-unguarded": "`card` is not immune to `suit` any more.",
    "spades-banked": "A jester would make `count` shield count.",
    "royals-left": "`count` royals are left.",
    "i-may-not-yield": "I may not yield this turn.",
    "like-to-go-next": "I would like to go next.",
    "rather-not-next": "I would rather not go next.",
}
"""Each ready phrase and its parameters; the last two only after a jester (R59)."""

WISHES = ("like-to-go-next", "rather-not-next")
