"""Cursors of lists: where to go on, as text that says nothing to anybody else."""

import base64
import binascii
import re

from app.services.ports import BadCursor

_LONGEST = 200
_TIME = re.compile("[0-9]{1,15}")
_KEY = re.compile("[A-Za-z0-9_-]{1,64}")


def to_cursor(at: int, key: str) -> str:
    """Return the cursor that points behind a row."""
    return base64.urlsafe_b64encode(f"{at}.{key}".encode()).decode().rstrip("=")


def from_cursor(cursor: str) -> tuple[int, str]:
    """Return time and key of the row that a cursor points behind.

    Raises:
        BadCursor: It is none of ours.
    """
    at, _, key = _decoded(cursor).partition(".")
    if not (_TIME.fullmatch(at) and _KEY.fullmatch(key)):
        raise BadCursor
    return int(at), key


def _decoded(cursor: str) -> str:
    if len(cursor) > _LONGEST:
        raise BadCursor
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        return base64.b64decode(padded, altchars=b"-_", validate=True).decode()
    except (binascii.Error, ValueError) as error:
        raise BadCursor from error
