"""What a commit does to the tables, as plain functions of a connection."""

import sqlite3

import msgspec

from app.services.ports import (
    MOST_ANSWERS,
    Answer,
    Commit,
    CommitResult,
    Committed,
    Conflict,
    Listing,
    Repeated,
)

_ANSWER = """
SELECT a.player, a.id, a.digest, a.body FROM live_answers a
JOIN live_rooms r USING (code)
WHERE a.code = ? AND a.player = ? AND a.id = ? AND r.keep_until > ?
"""
_COUNT = "SELECT count(*) FROM live_answers WHERE code = ?"
_STANDING = "SELECT version, members, keep_until FROM live_rooms WHERE code = ?"
_CREATE = """
INSERT INTO live_rooms (deadline, keep_until, host, game, status, pending, "row",
    members, document, version, code, place)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_CHANGE = """
UPDATE live_rooms SET deadline = ?, keep_until = ?, host = ?, game = ?, status = ?,
    pending = ?, "row" = ?, members = ?, document = ?, version = ?
WHERE code = ?
"""
_DELETE = "DELETE FROM live_rooms WHERE code = ?"
_NO_MEMBERS = "DELETE FROM live_members WHERE code = ?"
_MEMBER = "INSERT INTO live_members (code, player) VALUES (?, ?)"
_ENTRY = "INSERT INTO live_log (code, version, body) VALUES (?, ?, ?)"
_KEEP = """
INSERT INTO live_answers (code, player, id, digest, body) VALUES (?, ?, ?, ?, ?)
"""

_encode = msgspec.msgpack.Encoder().encode


def kept_answer(
    connection: sqlite3.Connection, code: str, asked: tuple[str, str], now: int
) -> Answer | None:
    """Return what a command was answered, if it was.

    Args:
        connection: Where to look.
        code: The room.
        asked: Player and id of the command.
        now: The server's time; a room that has run out knows no answers.
    """
    found = connection.execute(_ANSWER, (code, *asked, now)).fetchone()
    return None if found is None else Answer(*found)


def keep_answer(
    connection: sqlite3.Connection, code: str, answer: Answer, expected: int, now: int
) -> Answer | None:
    """Keep the first answer of a refused command, and return it.

    Args:
        connection: Inside a transaction.
        code: The room.
        answer: The refusal.
        expected: The version of the room that refuses.
        now: The server's time.

    Returns:
        None if there is no answer and the room has changed since.
    """
    kept = kept_answer(connection, code, (answer.player, answer.id), now)
    if kept is not None:
        return kept
    version, _ = _standing(connection, code, now)
    if version == 0 or version != expected:
        return None
    (count,) = connection.execute(_COUNT, (code,)).fetchone()
    if count < MOST_ANSWERS:
        _insert_answer(connection, code, answer)
    return answer


def apply(connection: sqlite3.Connection, commit: Commit, now: int) -> CommitResult:
    """Make one change of a room, or none, inside the open transaction.

    Args:
        connection: Inside a transaction.
        commit: The change.
        now: The server's time; a room that has run out is no longer there.
    """
    for asked in commit.answers:
        kept = kept_answer(connection, commit.code, (asked.player, asked.id), now)
        if kept is not None:
            return Repeated(kept)
    version, members = _standing(connection, commit.code, now)
    if version != commit.expected or (commit.document is None and not version):
        return Conflict()
    if commit.document is None:
        connection.execute(_DELETE, (commit.code,))
    else:
        _write(connection, commit, commit.document, members)
    return Committed(version + 1)


def _standing(
    connection: sqlite3.Connection, code: str, now: int
) -> tuple[int, bytes | None]:
    """Return a room's version and members; what has run out makes way."""
    found = connection.execute(_STANDING, (code,)).fetchone()
    if found is None:
        return 0, None
    version, members, keep_until = found
    if keep_until <= now:
        connection.execute(_DELETE, (code,))
        return 0, None
    return version, members


def _write(
    connection: sqlite3.Connection,
    commit: Commit,
    document: bytes,
    known_members: bytes | None,
) -> None:
    version = commit.expected + 1
    members = _encode(commit.listing.members)
    row = (
        commit.deadline,
        commit.now + commit.keep,
        *_facts(commit.listing),
        members,
        document,
        version,
        commit.code,
    )
    if known_members is None:
        place = f"{commit.now:013d}:{commit.code}"
        connection.execute(_CREATE, (*row, place))
    else:
        connection.execute(_CHANGE, row)
    if members != known_members:
        _write_members(connection, commit)
    if commit.entry is not None and commit.lasting:
        connection.execute(_ENTRY, (commit.code, version, commit.entry))
    for answer in commit.answers:
        _insert_answer(connection, commit.code, answer)


def _facts(listing: Listing) -> tuple[str, str, str, bool, bytes | None]:
    return (
        listing.host,
        listing.game,
        listing.status,
        listing.pending,
        listing.row,
    )


def _write_members(connection: sqlite3.Connection, commit: Commit) -> None:
    connection.execute(_NO_MEMBERS, (commit.code,))
    members = ((commit.code, player) for player in set(commit.listing.members))
    connection.executemany(_MEMBER, members)


def _insert_answer(connection: sqlite3.Connection, code: str, answer: Answer) -> None:
    row = (code, answer.player, answer.id, answer.digest, answer.body)
    connection.execute(_KEEP, row)
