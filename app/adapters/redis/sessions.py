"""Signed-in devices on Redis.

A token's hash leads to a player and a player to a profile, on whichever server
each stands. Whoever has no profile is signed in nowhere, so that erasing it is
the one step that counts; tokens are written last and erased after it.
"""

from collections.abc import Sequence

import msgspec

from app.adapters.redis.link import Link
from app.adapters.redis.scripts import ADD_DEVICE
from app.services.ports import Profile

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Profile).decode


class RedisSessions:
    """A `Sessions` store on Redis.

    Args:
        link: To the server, which the rooms close.
        prefix: Keeps products, and tests, that share a server apart.
    """

    def __init__(self, link: Link, prefix: str) -> None:
        self._link = link
        self._prefix = prefix

    async def create(self, profile: Profile, token_hash: str, keep: int) -> None:
        """Sign a new player in on one device."""
        name = self._profile(profile.player)
        await self._link.call("SET", name, _encode(profile), "PX", keep)
        await self.add_device(profile.player, token_hash, keep)

    async def player(self, token_hash: str, keep: int) -> Profile | None:
        """Return whose token this is and keep it for that long again."""
        found = await self._link.call("GETEX", self._token(token_hash), "PX", keep)
        if found is None:
            return None
        player = found.decode()
        profile, _, _ = await self._link.call_all(
            [
                ("GET", self._profile(player)),
                ("PEXPIRE", self._profile(player), keep, "GT"),
                ("PEXPIRE", self._devices(player), keep, "GT"),
            ]
        )
        return None if profile is None else _decode(profile)

    async def signed_in(self, token_hashes: Sequence[str]) -> set[str]:
        """Return those tokens that are somebody's, each kept as long as before."""
        asked = [("GET", self._token(token_hash)) for token_hash in token_hashes]
        found = await self._link.call_all(asked)
        players = {
            token_hash: player.decode()
            for token_hash, player in zip(token_hashes, found, strict=True)
            if player is not None
        }
        there = await self._link.call_all(
            [("EXISTS", self._profile(player)) for player in players.values()]
        )
        return {
            token_hash
            for token_hash, is_there in zip(players, there, strict=True)
            if is_there
        }

    async def update(self, profile: Profile) -> None:
        """Change a player's name or locale; an unknown player stays unknown."""
        name = self._profile(profile.player)
        await self._link.call("SET", name, _encode(profile), "XX", "KEEPTTL")

    async def profile(self, player: str) -> Profile | None:
        """Return a player."""
        found = await self._link.call("GET", self._profile(player))
        return None if found is None else _decode(found)

    async def add_device(self, player: str, token_hash: str, keep: int) -> None:
        """Sign a known player in on one more device."""
        keys = (self._profile(player), self._devices(player))
        if await self._link.run(ADD_DEVICE, keys, token_hash, keep):
            await self._link.call("SET", self._token(token_hash), player, "PX", keep)

    async def forget_device(self, token_hash: str) -> None:
        """Sign one device out."""
        found = await self._link.call("GETDEL", self._token(token_hash))
        if found is not None:
            await self._link.call("SREM", self._devices(found.decode()), token_hash)

    async def forget_player(self, player: str) -> None:
        """Sign all devices of a player out and erase the profile."""
        await self._link.call("DEL", self._profile(player))
        for token_hash in await self._link.call("SMEMBERS", self._devices(player)):
            await self._link.call("DEL", self._token(token_hash.decode()))
        await self._link.call("DEL", self._devices(player))

    async def put_code(self, code_hash: str, player: str, keep: int) -> None:
        """Keep a one-time code for a second device."""
        await self._link.call("SET", self._code(code_hash), player, "PX", keep)

    async def take_code(self, code_hash: str) -> str | None:
        """Return whose code this is, once."""
        found = await self._link.call("GETDEL", self._code(code_hash))
        return None if found is None else found.decode()

    def _profile(self, player: str) -> str:
        return f"{self._prefix}:{{{player}}}:profile"

    def _devices(self, player: str) -> str:
        return f"{self._prefix}:{{{player}}}:devices"

    def _token(self, token_hash: str) -> str:
        return f"{self._prefix}:token:{token_hash}"

    def _code(self, code_hash: str) -> str:
        return f"{self._prefix}:code:{code_hash}"
