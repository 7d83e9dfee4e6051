"""Signed-in devices in memory, for tests of the services."""

from collections.abc import Sequence

from app.services.ports import Clock, Profile


class MemorySessions:
    """A `Sessions` store that lives in this process only."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._profiles: dict[str, Profile] = {}
        self._devices: dict[str, tuple[str, int]] = {}
        self._codes: dict[str, tuple[str, int]] = {}

    async def create(self, profile: Profile, token_hash: str, keep: int) -> None:
        """Sign a new player in on one device."""
        self._profiles[profile.player] = profile
        await self.add_device(profile.player, token_hash, keep)

    async def player(self, token_hash: str, keep: int) -> Profile | None:
        """Return whose token this is and keep it for that long again."""
        player, until = self._devices.get(token_hash, ("", 0))
        if until <= self._clock.now():
            self._devices.pop(token_hash, None)
            return None
        self._devices[token_hash] = (player, self._clock.now() + keep)
        return self._profiles.get(player)

    async def signed_in(self, token_hashes: Sequence[str]) -> set[str]:
        """Return those tokens that are somebody's, each kept as long as before."""
        now = self._clock.now()
        return {
            token_hash
            for token_hash in token_hashes
            for player, until in [self._devices.get(token_hash, ("", 0))]
            if until > now and player in self._profiles
        }

    async def update(self, profile: Profile) -> None:
        """Change a player's name or locale; an unknown player stays unknown."""
        if profile.player in self._profiles:
            self._profiles[profile.player] = profile

    async def profile(self, player: str) -> Profile | None:
        """Return a player."""
        return self._profiles.get(player)

    async def add_device(self, player: str, token_hash: str, keep: int) -> None:
        """Sign a known player in on one more device."""
        if player in self._profiles:
            self._devices[token_hash] = (player, self._clock.now() + keep)

    async def forget_device(self, token_hash: str) -> None:
        """Sign one device out."""
        self._devices.pop(token_hash, None)

    async def forget_player(self, player: str) -> None:
        """Sign all devices of a player out and erase the profile."""
        self._profiles.pop(player, None)
        for token_hash in [t for t, (p, _) in self._devices.items() if p == player]:
            del self._devices[token_hash]

    async def put_code(self, code_hash: str, player: str, keep: int) -> None:
        """Keep a one-time code for a second device."""
        self._codes[code_hash] = (player, self._clock.now() + keep)

    async def take_code(self, code_hash: str) -> str | None:
        """Return whose code this is, once."""
        player, until = self._codes.pop(code_hash, ("", 0))
        return player if until > self._clock.now() else None
