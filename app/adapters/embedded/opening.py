"""Opening the embedded file: one process owns it, and it must be sound.

The lock belongs to the process, not to a file descriptor: children do not
inherit it, and it dies with its owner, also after `kill -9`.
"""

import fcntl
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO

BUSY_SECONDS = 10
"""How long to wait for the archive's writer; it holds the file for milliseconds."""


class UnusableFile(Exception):
    """The file cannot be used; the message says why and what to do."""


def connection(path: Path) -> sqlite3.Connection:
    """Open one more connection, for whichever thread uses it."""
    opened = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        opened.execute(f"PRAGMA {pragma}")
    return opened


def lock(path: Path) -> IO[bytes]:
    """Take the file for this process until the returned lock file is closed.

    Raises:
        UnusableFile: Another process has it, or the folder cannot be written.
    """
    _make_folder(path)
    try:
        held = path.with_name(path.name + ".lock").open("ab")
    except OSError as error:
        raise _unwritable(path, error) from error
    try:
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise UnusableFile(
            f"{path} is in use by another server. Stop that one, choose another"
            " DATA_DIR, or set REDIS_URL to serve from several processes."
        ) from None
    return held


def prepare(path: Path) -> None:
    """See that tables can be made in a file, which need not be there yet.

    Raises:
        UnusableFile: Its folder cannot be written, or it is no database.
    """
    _make_folder(path)
    if path.exists():
        _tables_of_rooms(path)


def check(path: Path) -> None:
    """Refuse a file that live rooms cannot be kept in.

    Raises:
        UnusableFile: It is no database, is damaged, or has no tables.
    """
    if _tables_of_rooms(path) == 0:
        raise UnusableFile(f"{path} has no tables yet. Run `interregnum migrate`.")


def _tables_of_rooms(path: Path) -> int:
    try:
        with closing(connection(path)) as opened:
            (count,) = opened.execute(
                "SELECT count(*) FROM sqlite_master WHERE name = 'live_rooms'"
            ).fetchone()
    except sqlite3.DatabaseError as error:
        raise UnusableFile(
            f"{path} cannot be used ({error}). Put back a copy, or move the file away"
            " to start with an empty one."
        ) from error
    return int(count)


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise UnusableFile(
            f"{path.parent} is no folder. Choose another DATA_DIR."
        ) from None
    except OSError as error:
        raise _unwritable(path, error) from error


def _unwritable(path: Path, error: OSError) -> UnusableFile:
    return UnusableFile(
        f"{path.parent} cannot be written ({error.strerror}). Make it writable,"
        " or choose another DATA_DIR."
    )
