"""Who somebody is: guests by name, devices by an opaque token, hashed at rest."""

import base64
import hashlib
from collections.abc import Callable, Iterable

from app.room.commands import Leave, Rename
from app.room.names import clean_name
from app.room.refusals import RoomRefusal
from app.services.codes import new_code, normal
from app.services.errors import Invalid, NotSignedIn, ServiceError
from app.services.ports import Archive, Clock, Entropy, Profile, Sessions
from app.services.rooms import LiveRooms

TOKEN_BYTES = 32
PLAYER_BYTES = 12
SESSION_MS = 400 * 24 * 3600 * 1000
LINK_CODE_MS = 5 * 60 * 1000
LONGEST_LOCALE = 16


def token_hash(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identity:
    """Guests, their devices, and their wish to be forgotten.

    Args:
        sessions: Who is signed in where.
        archive: Where a player can be erased.
        rooms: Their tables.
        clock: The server's time.
        entropy: The operating system's randomness.
        on_renamed: Called with player and new name, for the archive.
    """

    def __init__(
        self,
        sessions: Sessions,
        archive: Archive,
        rooms: LiveRooms,
        clock: Clock,
        entropy: Entropy,
        *,
        on_renamed: Callable[[str, str], None],
    ) -> None:
        self._sessions = sessions
        self._archive = archive
        self._rooms = rooms
        self._clock = clock
        self._entropy = entropy
        self._on_renamed = on_renamed

    async def create(self, name: str, locale: str) -> tuple[Profile, str]:
        """Sign a new guest in and return the profile and the device's token.

        Raises:
            RoomRefusal: ``bad-name``.
            Invalid: ``bad-locale``.
        """
        profile = Profile(
            player="p" + self._entropy.bytes(PLAYER_BYTES).hex(),
            name=clean_name(name),
            locale=_locale(locale),
            created_at=self._clock.now(),
        )
        token = self._token()
        await self._sessions.create(profile, token_hash(token), SESSION_MS)
        return profile, token

    async def who(self, token: str | None) -> Profile:
        """Return whose token this is.

        Raises:
            NotSignedIn: It is nobody's.
        """
        if not token:
            raise NotSignedIn
        profile = await self._sessions.player(token_hash(token), SESSION_MS)
        if profile is None:
            raise NotSignedIn
        return profile

    async def signed_in(self, tokens: Iterable[str]) -> set[str]:
        """Return those tokens that are still somebody's; no visit of theirs.

        Raises:
            Unavailable: That cannot be said just now.
        """
        by_hash = {token_hash(token): token for token in tokens}
        still = await self._sessions.signed_in(tuple(by_hash))
        return {by_hash[known] for known in still}

    async def update(
        self, profile: Profile, name: str | None, locale: str | None
    ) -> Profile:
        """Change name or locale; live rooms hear of it at once, the archive soon.

        Raises:
            RoomRefusal: ``bad-name``.
            Invalid: ``bad-locale``.
        """
        renamed = Profile(
            player=profile.player,
            name=profile.name if name is None else clean_name(name),
            locale=profile.locale if locale is None else _locale(locale),
            created_at=profile.created_at,
        )
        await self._sessions.update(renamed)
        if renamed.name != profile.name:
            await self._tell_rooms(renamed)
        return renamed

    async def forget_device(self, token: str) -> None:
        """Sign this device out."""
        await self._sessions.forget_device(token_hash(token))

    async def link_code(self, profile: Profile) -> str:
        """Return a one-time code for a second device, good for five minutes."""
        code = new_code(self._entropy)
        await self._sessions.put_code(token_hash(code), profile.player, LINK_CODE_MS)
        return code

    async def claim(self, code: str) -> tuple[Profile, str]:
        """Sign a second device in by a one-time code.

        Raises:
            Invalid: ``bad-link-code``: unknown, used or too old.
        """
        plain = normal(code)
        player = plain and await self._sessions.take_code(token_hash(plain))
        profile = player and await self._sessions.profile(player)
        if not profile:
            raise Invalid(
                "bad-link-code",
                "This code is wrong, used or too old. Ask for a new one.",
            )
        token = self._token()
        await self._sessions.add_device(profile.player, token_hash(token), SESSION_MS)
        return profile, token

    async def erase(self, profile: Profile) -> None:
        """Erase a player's name and link to past matches, and leave all tables."""
        for code in await self._rooms.store.of_player(profile.player):
            try:
                await self._rooms.act(code, Leave("erase"), profile.player)
            except (RoomRefusal, ServiceError):
                continue
        await self._archive.erase(profile.player, self._clock.now())
        await self._sessions.forget_player(profile.player)

    async def _tell_rooms(self, profile: Profile) -> None:
        for code in await self._rooms.store.of_player(profile.player):
            try:
                command = Rename(profile.player, profile.name)
                await self._rooms.act(code, command, profile.player)
            except (RoomRefusal, ServiceError):
                continue
        self._on_renamed(profile.player, profile.name)

    def _token(self) -> str:
        raw = self._entropy.bytes(TOKEN_BYTES)
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _locale(locale: str) -> str:
    plain = locale.replace("-", "").replace("_", "")
    if len(locale) > LONGEST_LOCALE or not plain.isascii() or not plain.isalnum():
        raise Invalid("bad-locale", "A locale looks like en or pt-BR.")
    return locale
