"""Commits of rooms for tests of stores, with everything chosen that need not be."""

import time

from app.services.ports import Answer, Commit, Listing

CODE = "BCDFGHJK"
HOUR = 3_600_000


def now() -> int:
    """Return the time by the machine's clock, which Redis goes by as well."""
    return time.time_ns() // 1_000_000


class WallClock:
    """The machine's clock as a port."""

    def now(self) -> int:
        return now()


class StandingClock:
    """A clock that stands until it is set."""

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def now(self) -> int:
        return self.at


def a_listing(
    *,
    members: tuple[str, ...] = ("ada",),
    host: str = "ada",
    game: str = "kingless",
    status: str = "lobby",
    row: bytes | None = None,
    pending: bool = False,
) -> Listing:
    """Return a listing of a private room in the lobby."""
    assert status in ("lobby", "playing", "finished")
    return Listing(members, host, game, status, row, pending)  # type: ignore[arg-type] # checked above


def an_answer(player: str = "ada", id: str = "1", body: bytes = b"ok") -> Answer:
    """Return the answer to a command of Ada's."""
    return Answer(player, id, b"digest of " + body, body)


def a_commit(
    expected: int = 0,
    *,
    code: str = CODE,
    document: bytes | None = b"document",
    entry: bytes | None = b"entry",
    answers: tuple[Answer, ...] = (),
    deadline: int | None = None,
    keep: int = HOUR,
    listing: Listing | None = None,
    at: int | None = None,
    lasting: bool = True,
) -> Commit:
    """Return a commit that creates a room, or follows the version it expects."""
    return Commit(
        code=code,
        expected=expected,
        document=document,
        entry=entry,
        answers=answers,
        deadline=deadline,
        keep=keep,
        listing=listing or a_listing(),
        now=now() if at is None else at,
        lasting=lasting,
    )
