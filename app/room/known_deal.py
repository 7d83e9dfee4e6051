"""A table of a challenge: its first match plays a deal that was played before.

The deal is the first match's own: the same secret, shares, seats, options, deck and
awards carried in, under the same salt. What comes after it at the table is fresh.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from app.games.core.game import AnyGame, SeatCount
from app.room.decision import Decision
from app.room.draft import Draft
from app.room.model import KnownDeal, Onlooker, Room, SeatEntry
from app.room.refusals import RoomRefusal


class KnownChance(msgspec.Struct, frozen=True):
    """What a deal was shuffled from and with.

    Attributes:
        secret: The secret of the first match, hex.
        commitment: Its SHA-256, hex, as the first table was shown it.
        content: Hash of the deck it was played with; None where there is none.
    """

    secret: str
    commitment: str
    content: str | None


def lay_out(decision: Decision, deal: KnownDeal, chance: KnownChance) -> Decision:
    """Return a table just opened as one of a challenge, its host in the first seat.

    Args:
        decision: From `open_room`, with the options of the first match.
        deal: What its first match is to play.
        chance: What that grows from.

    Raises:
        LookupError: No table was opened.
    """
    room = decision.room
    if room is None:
        msg = "no table was opened"
        raise LookupError(msg)
    known = replace(
        room,
        known_deal=deal,
        seats=tuple(replace(entry, seat=deal.seats[0]) for entry in room.seats),
        secret=chance.secret,
        commitment=chance.commitment,
        content=chance.content,
    )
    return replace(decision, room=known)


def seats_taken(game: AnyGame, room: Room) -> SeatCount:
    """Return how many seats the next match of a room takes."""
    if room.known_deal is not None:
        seats = len(room.known_deal.seats)
        return SeatCount(seats, seats)
    return game.seat_count(msgspec.convert(room.options, game.options_type))


def require_free_rules(room: Room) -> None:
    """Let a change of the rules pass, unless they belong to a challenge.

    Raises:
        RoomRefusal: ``challenge-fixed``.
    """
    if room.known_deal is not None:
        raise RoomRefusal(
            "challenge-fixed",
            "A challenge is played as it was the first time. Open another table.",
        )


def in_order_of_deal(room: Room, entries: Iterable[SeatEntry]) -> list[SeatEntry]:
    """Return seats clockwise, as the deal to come has them."""
    if room.known_deal is None:
        return list(entries)
    seats = room.known_deal.seats
    return sorted(entries, key=lambda entry: seats.index(entry.seat))


def fields_of(deal: KnownDeal) -> Mapping[str, Any]:
    """Return what a match has from the known deal that it plays."""
    return {
        "id": deal.run,
        "entropies": deal.entropies,
        "carry_in": deal.carry_in,
        "challenge": deal.challenge,
        "origin": deal.origin,
    }


def require_onlookers_noted(draft: Draft) -> None:
    """Let somebody come who may have to be noted, unless too many wait for that.

    So many wait only while the archive is away and people come and go (M04).

    Raises:
        RoomRefusal: ``too-fast``.
    """
    if len(draft.room.onlookers) >= draft.limits.onlookers:
        raise RoomRefusal(
            "too-fast",
            "Too many have come to see this match. Wait a moment.",
            again_at=draft.now + draft.limits.change_span,
        )


def note_onlookers(draft: Draft) -> None:
    """Note who came to see the match on the table without being dealt in.

    Only where the game offers challenges: nobody who saw a deal may play it. The
    match knows who of them is still here; who comes back is noted once more.
    """
    match = draft.room.match
    if match is None or not draft.game.challenge:
        return
    dealt = set(match.players.values())
    here = tuple(player for player in _members(draft.room) if player not in dealt)
    if here == match.onlookers:
        return
    new = set(here) - set(match.onlookers) - _waiting(draft.room, match.id)
    seen = tuple(Onlooker(match.id, who, draft.now) for who in here if who in new)
    draft.change_match(onlookers=here)
    draft.change(onlookers=(*draft.room.onlookers, *seen))


def _waiting(room: Room, match: str) -> set[str]:
    """Return who is noted already, and waits for the archive."""
    return {seen.player for seen in room.onlookers if seen.match == match}


def _members(room: Room) -> Iterable[str]:
    yield from (entry.player for entry in room.seats if entry.player is not None)
    yield from (spectator.player for spectator in room.spectators)
