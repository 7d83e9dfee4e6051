"""The Two Heirs for the gallery: positions in text, shown as the rules show them.

Nothing here is made by hand but the positions: view, legal moves, prompt, barred
controls, previews and outcome are what the game answers.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import Seat, Viewer
from app.games.two_heirs import GAME
from app.games.two_heirs.notation import read_position
from app.games.two_heirs.state import State

LAND = """
landscape: lodge-grain@0,0 inn-wood@0,-1/0 farm-east@-1,-1/0 camp-wood@-1,0
  marketplace-wood@1,-1/1 bakery-stone@1,0/0 quarry-east@0,1/1 inn-grain@2,0
  stonemasons-stone@1,1/0 trading-post-wood@2,-1/1 bandit-stronghold-wood@-1,1/0
  pilgrimage-site-stone@2,1/1 sawmill-east@2,-2/1 camp-stone@0,-2/0
"""
RESERVE = """
reserve: mill-grain sawmill-west * quarry-west pilgrimage-site-grain bakery-grain
  inn-stone
"""
TABLE = f"""
0: bandit-stronghold-stone stable-wood cathedral-grain |
  wood=-1,0 stone=- grain=0,-1
1: smithy-wood | wood=- stone=2,0 grain=2,1
{RESERVE}
supply: stonemasons-stone farm-west
turn: 17
{LAND}
"""
SIEGE = f"""
0: | wood=0,-1 stone=- grain=0,0
1: | wood=- stone=- grain=2,0
{RESERVE}
sets: wandering dominion warfare
landscape: lodge-grain@0,0 siege-tower-wood@0,-1/0 bakery-stone@1,0/1
  siege-tower-stone-near@1,1/0 mill-grain@1,-1/1 fortress-stone@0,1/1
due: false
taken: true
phase: siege 1,0
"""
SOLO = f"""
0: stable-wood smithy-wood | wood=-1,0 stone=- grain=0,0
henry: | wood=0,-2 stone=- grain=1,-1
{RESERVE}
supply: stonemasons-stone farm-west cathedral-grain
turn: 9
options: {{"level":3}}
landscape: lodge-grain@0,0 inn-wood@0,-1/0 bakery-grain@-1,0/0
  marketplace-wood@1,-1/1 camp-stone@0,-2/1 farm-east@-1,-1/0
anchor: -1,-1
treasures: row-stone-any row-grain-wood a-column | row-grain-grain@1,-1
  beside-north-south@0,-2 | column-wood-any |
steps: [{{"step":"take","reason":"same-colour","tile":"camp-stone"}},
  {{"step":"place","reason":"connect","tile":"camp-stone","cell":[0,-2]}},
  {{"step":"treasure","reason":"pile-top","cell":[0,-2],
  "treasure":"beside-north-south"}},
  {{"step":"unit","reason":"same-cross","cell":[0,-2],"unit":"wood"}}]
"""
TAKEN = "due: false\ntaken: true\n"
OVER = f"{TAKEN}trigger: 0\nphase: over supply -\n"
HAND = "bandit-stronghold-stone"
DEAR = "cathedral-grain"

Changes = Mapping[str, Any]


def position(text: str) -> State:
    """Return the state of a text in which a long line goes on, indented."""
    return read_position(text.replace("\n  ", " "))


def cell(at: str) -> str:
    """Return the selector of a cell."""
    return f"[data-cell='{at}']"


def tile(name: str, *, down: bool = False, cell: tuple[int, int] | None = None) -> Any:
    """Return what the board remembers when a tile of the hand is picked."""
    pick = {"kind": "tile", "tile": name, "down": down}
    return {"local": {"pick": pick, "cell": cell}}


def unit(name: str) -> Any:
    """Return what the board remembers when a unit is picked."""
    return {"local": {"pick": {"kind": "unit", "unit": name}}}


def taking(name: str) -> Any:
    """Return what the board remembers when a tile of the reserve is picked."""
    return {"local": {"pick": {"kind": "take", "tile": name}}}


STOOD = [{"unit": "wood", "elite": False, "cell": None, "moved": False}]
"""Where Henry's unit stood before the turn that is told."""

WORDY = TABLE.replace(
    "0: bandit-stronghold-stone stable-wood cathedral-grain",
    "0: trading-post-stone inn-stone pilgrimage-site-grain",
).replace(
    "pilgrimage-site-grain bakery-grain\n  inn-stone",
    "stable-wood bakery-grain\n  cathedral-grain",
)
"""A hand of tiles that have much to say, and cannot be paid."""

STATES: Mapping[str, tuple[str, Viewer, Changes]] = {
    "my-turn": (TABLE, 0, {}),
    "wordy": (WORDY, 0, {}),
    "where": (TABLE, 0, tile(HAND)),
    "ghost": (TABLE, 0, tile(HAND, cell=(-2, 0))),
    "too-dear": (TABLE, 0, tile(DEAR, down=True)),
    "face-down": (TABLE, 0, tile(HAND, down=True, cell=(-2, 0))),
    "taking": (TABLE, 0, taking("quarry-west")),
    "taken": (f"{TABLE}{TAKEN}discounts: 1", 0, {"undo": True}),
    "stepping": (TABLE, 0, unit("wood")),
    "calling": (TABLE, 0, unit("stone")),
    "camp": (
        f"{TABLE}{TAKEN}",
        0,
        {"local": {"pick": {"kind": "camp", "cell": [0, -2]}}},
    ),
    "siege": (SIEGE, 0, {}),
    "their-siege": (SIEGE, 1, {}),
    "surplus": (
        TABLE.replace("cathedral-grain |", "cathedral-grain mill-grain |")
        + f"{TAKEN}phase: surplus",
        0,
        {},
    ),
    "theirs": (TABLE, 1, tile("smithy-wood")),
    "waiting": (TABLE, 1, {}),
    "turned": (f"{TABLE}active: 1", 1, {}),
    "turned-where": (f"{TABLE}active: 1", 1, tile("smithy-wood")),
    "last-turn": (f"{TABLE}{TAKEN}trigger: 1", 0, {}),
    "spectator": (TABLE, None, {}),
    "score": (TABLE, 0, {"local": {"sheet": {"kind": "score"}}}),
    "sources": (TABLE, 0, {"local": {"sheet": {"kind": "sources"}}}),
    "line": (
        TABLE,
        0,
        {
            "local": {
                "sheet": {"kind": "line", "cell": [0, -1]},
                "ringed": [[0, -1], [-1, -1], [1, -1], [2, -1]],
            }
        },
    ),
    "road": (TABLE, 0, {"local": {"sheet": {"kind": "road", "road": 0}}}),
    "watched-sources": (TABLE, None, {"local": {"sheet": {"kind": "sources"}}}),
    "reading": (TABLE, 0, {"local": {"reading": HAND}}),
    "henry": (SOLO, 0, {"local": {"tour": 0, "stood": STOOD}}),
    "henry-moving": (SOLO, 0, {"local": {"tour": 0, "stood": STOOD}, "calm": False}),
    "henry-done": (SOLO, 0, {"local": {"tour": 3, "stood": STOOD}}),
    "treasures": (SOLO, 0, {}),
    "zero": (TABLE, 0, {"clock": {"deadline": 8_000}}),
    "offline": (TABLE, 0, {"live": False}),
    "sending": (TABLE, 0, {"pending": [{"id": "1", "type": "move"}]}),
    "refused": (
        TABLE,
        0,
        {
            "refusal": {
                "code": "out-of-reach",
                "message": "",
                "details": {"rule": "H9"},
            }
        },
    ),
    "won": (f"{TABLE}{OVER}", 0, {}),
    "lost": (f"{TABLE}{OVER}", 1, {}),
    "watched-end": (f"{TABLE}{OVER}", None, {}),
    "henry-wins": (f"{SOLO}{OVER}", 0, {}),
    "left": (f"{TABLE}phase: over left 1", 0, {}),
}
"""States of the board by name: a position, who looks, and what differs besides."""

MILL = "mill-grain"
"""A tile whose road goes on where another one ends."""

MOVES: Mapping[str, tuple[str, Seat, Mapping[str, Any]]] = {
    "took": (TABLE, 0, {"do": "take", "tile": "pilgrimage-site-grain"}),
    "joined": (
        TABLE.replace(HAND, MILL).replace(
            f"reserve: {MILL}", "reserve: lookout-wood-column"
        ),
        0,
        {"do": "build", "tile": MILL, "cell": [-2, -1]},
    ),
}
"""States that follow on a move: a position, who moves and looks, and the move."""

LOG = [
    {"type": "turn-started", "seat": 1, "turn": 16, "final": False},
    {
        "type": "tile-taken",
        "seat": 1,
        "tile": "smithy-wood",
        "place": 1,
        "refill": "inn-stone",
        "refilled": 6,
        "top": "stone",
    },
    {"type": "building-built", "seat": 1, "tile": "sawmill-east", "cell": [2, -2]}
    | {"discounts": 0},
    {"type": "turn-started", "seat": 0, "turn": 17, "final": False},
]
"""What the log tells of the last turn."""


def frames() -> Any:
    """Return the frames of all states, ready for JSON, and what the log tells."""
    states = {name: _frame(*_reached(name)) for name in (*STATES, *MOVES)}
    return {"states": states, "log": LOG}


def preview(name: str, draft: Mapping[str, Any]) -> Any:
    """Return what a draft would do in a state, or why it is refused."""
    state, viewer, _ = _reached(name)
    try:
        answer = GAME.preview(state, viewer or 0, draft)
    except IllegalMove as error:
        return {"type": "error", "code": error.code}
    return msgspec.to_builtins(answer, str_keys=True)


def _reached(name: str) -> tuple[State, Viewer, Changes]:
    if name in STATES:
        text, viewer, changes = STATES[name]
        return position(text), viewer, changes
    text, mover, draft = MOVES[name]
    move = msgspec.convert(draft, GAME.move_type)
    step = GAME.apply(position(text), mover, move, Chance(b"land"))
    events = [GAME.redact(event, mover) for event in step.events]
    return step.state, mover, {"events": msgspec.to_builtins(events, str_keys=True)}


def _frame(state: State, viewer: Viewer, changes: Changes) -> Any:
    over = GAME.waiting(state) is None
    match = {
        **msgspec.to_builtins(GAME.show(state, viewer), str_keys=True),
        "match": "m1",
        "seq": 19,
        "round": 1,
        "window": None,
        "events": changes.get("events", []),
        "acting": list(GAME.acting(state)),
        "clock": [] if over else [CLOCK | changes.get("clock", {})],
        "undo": changes.get("undo", False),
        "phrases": [],
        "outcome": msgspec.to_builtins(GAME.outcome(state), str_keys=True),
    }
    return {
        "me": viewer,
        "names": ["Ada", "Bo"],
        "match": match,
        "result": over,
        **changes,
    }


CLOCK = {"kind": "turn", "seats": [0], "deadline": 72_000, "length": 120_000}
