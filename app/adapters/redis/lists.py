"""Which lists a room is in: of its players, of its host, of all public rooms.

A list is split over the shards, so that each part changes with its rooms in one
step; to read one, all shards are asked at once. A member of a list sorts by when
its room was created.
"""

import msgspec

from app.services.ports import Listing

PENDING = "pending"
"""The list of rooms that owe the archive a match."""

_encode = msgspec.msgpack.Encoder().encode


def public(status: str, game: str | None) -> str:
    """Return the name of a list of public rooms, of one game or of all."""
    return f"public:{status}" if game is None else f"public:{status}:{game}"


def of_player(player: str) -> str:
    """Return the name of the list of rooms that a player is a member of."""
    return f"player:{player}"


def of_host(player: str) -> str:
    """Return the name of the list of rooms that a player is host of."""
    return f"host:{player}"


def encode(listing: Listing) -> bytes:
    """Return the names of a room's lists as the script of a commit reads them."""
    names = [of_player(player) for player in listing.members]
    names.append(of_host(listing.host))
    if listing.row is not None:
        names.append(public(listing.status, None))
        names.append(public(listing.status, listing.game))
    if listing.pending:
        names.append(PENDING)
    return _encode(names)


def code_of(member: bytes) -> str:
    """Return the code of the room that a member of a list stands for."""
    return member.partition(b":")[2].decode()
