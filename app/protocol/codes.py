"""Every code with which the product refuses something: one table, a line each.

A game has codes of its own in `Game.refusals`; what its rules refuse carries them
through here unchanged. The client words every code in the reader's language.
"""

from collections.abc import Mapping

from app.room.codes import REFUSALS

FRAMES: Mapping[str, str] = {
    "bad-json": "The frame is not one JSON object, or nests too deep.",
    "bad-message": "A field of the message is missing, wrong or unknown.",
    "frame-too-large": "The frame is longer than a message may be.",
    "id-reused": "The id was used for another command before.",
    "too-many-messages": "The player sends faster than a player may, over all tabs.",
    "unknown-type": "There is no message of that type.",
}
"""Why a message on the room socket is refused before the room has seen it."""

CALLS: Mapping[str, str] = {
    "already-a-challenge": "The match itself played the deal of a challenge.",
    "bad-cursor": "The cursor is none that a page before has given.",
    "bad-link-code": "The one-time code is wrong, used or too old.",
    "bad-locale": "The locale has not the form of a language.",
    "bad-request": "A field of the call is missing, wrong or unknown.",
    "body-too-large": "The body is longer than a call may send.",
    "challenge-closed": "The challenge is closed: its deal is played no more.",
    "challenge-opened": "A player has opened a match of the challenge's deal.",
    "challenge-played": "A player has played the challenge's deal.",
    "challenge-sealed": "The match belongs to an open challenge and is not shown.",
    "challenge-watched": "A player has watched a match of the challenge's deal.",
    "challenges-not-offered": "The game has no challenges.",
    "content-gone": "The uploaded deck or tile list is not kept any more.",
    "content-refused": "The deck or tile list cannot be played; its line says why.",
    "content-too-large": "The deck or tile list is longer than one may be.",
    "foreign-origin": "The call comes from a page of another site.",
    "json-only": "A call that changes something sends JSON.",
    "match-not-shared": "The match is private, and the caller did not play in it.",
    "method-not-allowed": "The address does not take that method.",
    "metrics-private": "Metrics are for this machine or the token's holder.",
    "no-admin": "The server has no admin.",
    "no-code-free": "Every code that was drawn for a new table was taken.",
    "no-replay": "The rules as they are now refuse a step of the match.",
    "no-such-challenge": "There is no challenge of that id.",
    "no-such-content": "The game has no such deck or tile list at hand.",
    "no-such-game": "There is no game of that id.",
    "no-such-match": "There is no finished match of that id.",
    "no-such-page": "There is nothing at that address.",
    "no-such-room": "There is no table of that code.",
    "no-such-seat": "Nobody had that seat in the match.",
    "no-such-series": "The caller is in no series of that id.",
    "no-such-step": "The match has no step of that number.",
    "not-admin": "The caller has no admin session, or it has run out.",
    "not-signed-in": "Nobody is signed in on the device.",
    "not-your-match": "Only who played in the match may do that.",
    "reason-missing": "Hands are opened only with a reason.",
    "series-open": "A table of that series gathers or plays already.",
    "too-many-requests": "Too many calls of this kind in too short a time.",
    "too-many-rooms": "The player hosts as many tables as one may.",
    "too-many-wrong-codes": "Too many wrong codes came from the address.",
    "try-later": "A store or database does not answer now.",
    "unexpected": "A fault of the server's own.",
    "wrong-password": "That is not the admin's password.",
}
"""Why a use case or a REST call is refused."""

CODES: Mapping[str, str] = {**REFUSALS, **FRAMES, **CALLS}
"""Every code but those of the games."""
