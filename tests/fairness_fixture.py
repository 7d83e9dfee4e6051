"""What the client's fairness check is tested with: Python's own outcomes as JSON.

`python -m tests.fairness_fixture` writes it anew.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from app.games.core.chance import Chance, commitment, derive_key
from app.games.core.registry import games
from app.services.replay_file import replay_file
from tests.played import a_played_match

FILE = Path(__file__).parent / "static" / "fixtures" / "fairness.json"
SECRET = bytes(range(32))
SHARES = (bytes([0xAA]) * 16, b"", bytes(range(1, 18)))
MATCH = "example-match"
DRAWS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("deal", (6, 5, 4, 3, 2)),
    ("swipe/17", (3,)),
    ("wide", (4294967295, 3000000000, 3000000000, 3000000000)),
    ("long", (3000000000,) * 300),
    ("löwe", (1, 84)),
)
"""Few numbers, one, wide bounds that reject often, more than the first bytes hold."""


def exported() -> dict[str, Any]:
    """Return the fixture: an example, and a whole match as its replay file."""
    key = derive_key(SECRET, SHARES, MATCH)
    chance = Chance(key)
    kingless = games()["kingless"]
    file = replay_file(kingless, a_played_match(kingless, 4))
    played = json.loads(msgspec.json.encode(file))
    return {
        "example": {
            "secret": SECRET.hex(),
            "shares": [share.hex() for share in SHARES],
            "match": MATCH,
            "commitment": commitment(SECRET),
            "key": key.hex(),
            "draws": [
                {
                    "label": label,
                    "bounds": list(bounds),
                    "numbers": list(chance.numbers(label, bounds)),
                }
                for label, bounds in DRAWS
            ],
        },
        "played": {part: played[part] for part in ("match", "fairness", "chance")},
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(exported(), indent=1) + "\n", "utf-8")
