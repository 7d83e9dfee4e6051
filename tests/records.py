"""Builders of what the archive keeps."""

import msgspec

from app.services.records import MatchPlayer, MatchRecord, MoveRecord

ADA, BO, CY = "p-ada", "p-bo", "p-cy"
NAMES = {ADA: "Ada", BO: "Bo", CY: "Cy"}
NOON = 1_796_040_000_000
"""A time in ms; which one does not matter."""

MOVES = (
    MoveRecord(1, NOON + 1, "move", 2, b'{"do":"end-turn"}'),
    MoveRecord(2, NOON + 2, "timeout", None, None),
    MoveRecord(3, NOON + 3, "undo", 2, None),
    MoveRecord(4, NOON + 4, "leave", 0, None),
)


def seats(*players: str | None) -> tuple[MatchPlayer, ...]:
    """Return the seats of these players, dealt in this order, best first."""
    return tuple(
        MatchPlayer(
            seat=(position + 2) % 8,
            player=player,
            name=NAMES.get(player or "", player or ""),
            placing=position + 1,
            score=10 - position,
        )
        for position, player in enumerate(players)
    )


def a_record(match: str = "m1", **changes: object) -> MatchRecord:
    """Return a finished match of Ada, Bo and Cy; Ada is King and Cy the Fool."""
    record = MatchRecord(
        id=match,
        room="BCDFGHJK",
        series="s1",
        game="kingless",
        round=1,
        public=False,
        options=b'{"window": 4.0,  "unbalanced": false}',
        content="ab" * 32,
        content_text='name = "Our deck"\n',
        carry_in=b'{"king": 3}',
        outcome=b'{"reason": "five", "results": [], "awards": {"king": 2, "fool": 4}}',
        secret="cd" * 32,
        commitment="ef" * 32,
        entropies=("01" * 16, "", "02" * 32),
        started_at=NOON,
        ended_at=NOON + 60_000,
        engine="0.1.0",
        players=seats(ADA, BO, CY),
        awards=(("king", ADA), ("fool", CY)),
        moves=MOVES,
    )
    return msgspec.structs.replace(record, **changes)


def as_listed(record: MatchRecord) -> MatchRecord:
    """Return a record as it stands in lists: without moves and deck."""
    return msgspec.structs.replace(record, moves=(), content_text=None)
