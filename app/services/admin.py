"""The admin: signs in with the password of the settings, for a short while."""

import base64
import hashlib

from app.services.desk import Desk
from app.services.errors import Forbidden, NotFound, NotSignedIn, ServiceError, TooMany
from app.services.looks import Looks
from app.services.passwords import is_password
from app.services.ports import AdminSessions, Archive, Entropy, Limits
from app.services.records import AuditRecord
from app.services.rooms import LiveRooms

SESSION_MS = 60 * 60 * 1000
TOKEN_BYTES = 32
TRIES = "5/300s"
"""Passwords that one address may try."""


class NotAdmin(NotSignedIn):
    """The caller has no admin session, or it has run out."""

    def __init__(self) -> None:
        ServiceError.__init__(
            self, "not-admin", "Sign in as admin first; a session lasts an hour."
        )


class Admin:
    """The door to the admin's desk.

    Args:
        password_hash: From the settings; None for no admin at all.
        rooms: The live rooms.
        archive: Finished matches and the audit.
        sessions: Where admins' sessions are kept.
        looks: Writes down what is looked at, where that is seen for good.
        limits: Counts wrong passwords for all processes.
        entropy: Where tokens come from.
    """

    def __init__(
        self,
        *,
        password_hash: str | None,
        rooms: LiveRooms,
        archive: Archive,
        sessions: AdminSessions,
        looks: Looks,
        limits: Limits,
        entropy: Entropy,
    ) -> None:
        self._password_hash = password_hash
        self._rooms = rooms
        self._archive = archive
        self._sessions = sessions
        self._looks = looks
        self._limits = limits
        self._entropy = entropy

    async def sign_in(self, password: str, client: str) -> tuple[str, int]:
        """Open a session and return its token and when it ends.

        Args:
            password: As typed.
            client: Whose tries are counted: an address.

        Raises:
            NotFound: ``no-admin``: this server has none.
            TooMany: ``too-many-requests``.
            Forbidden: ``wrong-password``.
        """
        known = self._known_hash()
        if not await self._limits.hit(TRIES, f"admin:{client}"):
            raise TooMany("too-many-requests", "Too many tries. Wait five minutes.")
        if not await is_password(password, known):
            raise Forbidden("wrong-password", "That is not the admin's password.")
        token = self._token()
        now = self._rooms.clock.now()
        await self._archive.record(AuditRecord(now, "sign-in", None, None, ""))
        until = now + SESSION_MS
        await self._sessions.sign_in(_hash(token), until=until, now=now)
        return token, until

    async def desk(self, token: str | None, looker: str = "") -> Desk:
        """Return the desk of a session.

        Args:
            token: Of the admin's session.
            looker: The player who is signed in on the same device, if any.

        Raises:
            NotFound: ``no-admin``: this server has none.
            NotAdmin: The token is none, or its hour is over.
        """
        self._known_hash()
        if not token:
            raise NotAdmin
        session = _hash(token)
        if not await self._sessions.signed_in(session, self._rooms.clock.now()):
            raise NotAdmin
        return Desk(
            session, self._rooms, self._archive, self._sessions, self._looks, looker
        )

    def _known_hash(self) -> str:
        if self._password_hash is None:
            raise NotFound("no-admin", "This server has no admin.")
        return self._password_hash

    def _token(self) -> str:
        raw = self._entropy.bytes(TOKEN_BYTES)
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
