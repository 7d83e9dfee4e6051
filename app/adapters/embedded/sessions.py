"""Signed-in devices in the embedded file."""

from collections.abc import Sequence

import msgspec

from app.adapters.embedded.file import SqliteFile
from app.services.ports import Clock, Profile

_CREATE = """
INSERT INTO profiles (player, name, locale, created_at) VALUES (?, ?, ?, ?)
ON CONFLICT (player) DO UPDATE SET name = excluded.name, locale = excluded.locale
"""
_UPDATE = "UPDATE profiles SET name = ?, locale = ? WHERE player = ?"
_PROFILE = "SELECT player, name, locale, created_at FROM profiles WHERE player = ?"
_ERASE = "DELETE FROM profiles WHERE player = ?"
_ADD_DEVICE = """
INSERT OR REPLACE INTO devices (token_hash, player, keep_until)
SELECT ?, player, ? FROM profiles WHERE player = ?
"""
_DEVICE = """
SELECT player, name, locale, created_at, keep_until
FROM devices JOIN profiles USING (player) WHERE token_hash = ? AND keep_until > ?
"""
_SIGNED_IN = """
SELECT token_hash FROM devices JOIN profiles USING (player)
WHERE token_hash IN (SELECT value FROM json_each(?)) AND keep_until > ?
"""
_KEEP = "UPDATE devices SET keep_until = ? WHERE token_hash = ? AND keep_until < ?"
_FORGET_DEVICE = "DELETE FROM devices WHERE token_hash = ?"
_PUT_CODE = """
INSERT OR REPLACE INTO device_codes (code_hash, player, keep_until)
SELECT ?, player, ? FROM profiles WHERE player = ?
"""
_TAKE_CODE = "DELETE FROM device_codes WHERE code_hash = ? RETURNING player, keep_until"

RENEW_MS = 3_600_000
"""A device's life is written anew at most this often: seeing it is a read."""


class SqliteSessions:
    """A `Sessions` store in the file of the one process that serves it.

    Args:
        file: The open file, which the rooms close.
        clock: The server's time.
    """

    def __init__(self, file: SqliteFile, clock: Clock) -> None:
        self._file = file
        self._clock = clock

    async def create(self, profile: Profile, token_hash: str, keep: int) -> None:
        """Sign a new player in on one device."""
        row = (profile.player, profile.name, profile.locale, profile.created_at)
        device = (token_hash, self._clock.now() + keep, profile.player)
        await self._file.change((_CREATE, row), (_ADD_DEVICE, device))

    async def player(self, token_hash: str, keep: int) -> Profile | None:
        """Return whose token this is and keep it for that long again."""
        now = self._clock.now()
        found = await self._file.rows(_DEVICE, token_hash, now)
        if not found:
            return None
        *profile, keep_until = found[0]
        if now + keep - keep_until >= min(RENEW_MS, keep // 2):
            until = now + keep
            await self._file.change((_KEEP, (until, token_hash, until)))
        return Profile(*profile)

    async def signed_in(self, token_hashes: Sequence[str]) -> set[str]:
        """Return those tokens that are somebody's, each kept as long as before."""
        asked = msgspec.json.encode(token_hashes).decode()
        found = await self._file.rows(_SIGNED_IN, asked, self._clock.now())
        return {token_hash for (token_hash,) in found}

    async def update(self, profile: Profile) -> None:
        """Change a player's name or locale; an unknown player stays unknown."""
        values = (profile.name, profile.locale, profile.player)
        await self._file.change((_UPDATE, values))

    async def profile(self, player: str) -> Profile | None:
        """Return a player."""
        found = await self._file.rows(_PROFILE, player)
        return Profile(*found[0]) if found else None

    async def add_device(self, player: str, token_hash: str, keep: int) -> None:
        """Sign a known player in on one more device."""
        device = (token_hash, self._clock.now() + keep, player)
        await self._file.change((_ADD_DEVICE, device))

    async def forget_device(self, token_hash: str) -> None:
        """Sign one device out."""
        await self._file.change((_FORGET_DEVICE, (token_hash,)))

    async def forget_player(self, player: str) -> None:
        """Sign all devices of a player out and erase the profile."""
        await self._file.change((_ERASE, (player,)))

    async def put_code(self, code_hash: str, player: str, keep: int) -> None:
        """Keep a one-time code for a second device."""
        await self._file.change(
            (_PUT_CODE, (code_hash, self._clock.now() + keep, player))
        )

    async def take_code(self, code_hash: str) -> str | None:
        """Return whose code this is, once."""
        now = self._clock.now()
        found = await self._file.write(
            lambda connection: connection.execute(_TAKE_CODE, (code_hash,)).fetchall()
        )
        return found[0][0] if found and found[0][1] > now else None
