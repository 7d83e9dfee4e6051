"""The admin's password: hashed with Argon2, checked in the same time always."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LONGEST_PASSWORD = 256

_hasher = PasswordHasher()


def hash_password(password: str) -> str:
    """Return the hash for the setting ADMIN_PASSWORD_HASH."""
    return _hasher.hash(password)


async def is_password(password: str, password_hash: str) -> bool:
    """Return whether this is the password; takes its time, in a thread."""
    return await asyncio.to_thread(_matches, password, password_hash)


def _matches(password: str, password_hash: str) -> bool:
    try:
        return _hasher.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False
