"""What the store's indexes need of a room, and the public row of open tables."""

import msgspec

from app.room.lifetime import awaits_archive
from app.room.model import Room
from app.services.ports import Listing

_encoder = msgspec.json.Encoder()
GONE = Listing((), "", "", "finished", None, pending=False)


class TableRow(msgspec.Struct, frozen=True):
    """One row of the list of public tables: what a stranger may know."""

    code: str
    game: str
    status: str
    host: str
    players: int
    names: tuple[str, ...]
    spectators: int
    round: int
    created_at: int


def relisted(before: Room, listing: Listing | None, room: Room | None) -> Listing:
    """Return what the indexes need after a change, which is mostly what they have.

    Args:
        before: The room before the change.
        listing: What the indexes were told of it, where that is known.
        room: The room after it; None when it was deleted.
    """
    if listing is not None and room is not None and _alike(before, room):
        return listing
    return listing_of(room)


def _alike(before: Room, room: Room) -> bool:
    """Return whether nothing has changed of which a listing or its row is made."""
    return (
        before.seats is room.seats
        and before.spectators is room.spectators
        and before.unarchived is room.unarchived
        and before.onlookers is room.onlookers
        and before.host == room.host
        and before.status == room.status
        and before.visibility == room.visibility
        and before.round == room.round
    )


def listing_of(room: Room | None) -> Listing:
    """Return what the indexes need; for a deleted room nothing at all."""
    if room is None:
        return GONE
    seated = tuple(s.player for s in room.seats if s.player is not None)
    return Listing(
        members=seated + tuple(s.player for s in room.spectators),
        host=room.host,
        game=room.game,
        status=room.status,
        row=_row(room) if room.visibility == "public" else None,
        pending=awaits_archive(room),
    )


def _row(room: Room) -> bytes:
    names = tuple(s.name for s in room.seats if s.player is not None)
    host = next((s.name for s in room.seats if s.player == room.host), "")
    return _encoder.encode(
        TableRow(
            code=room.code,
            game=room.game,
            status=room.status,
            host=host,
            players=len(names),
            names=names,
            spectators=len(room.spectators),
            round=room.round,
            created_at=room.created_at,
        )
    )
