"""What both doors are given by `bootstrap`: services, and the rules of the house."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.games.core.game import AnyGame
from app.services.admin import Admin
from app.services.challenge_board import ChallengeBoard
from app.services.history import History
from app.services.identity import Identity
from app.services.lobby import Lobby
from app.services.ports import Archive, Clock, Entropy, Limits
from app.services.rooms import LiveRooms
from app.services.series import SeriesBook
from app.web.pace import Paces
from app.web.vouching import Vouching

COOKIE = "interregnum_session"


@dataclass(frozen=True, slots=True)
class Services:
    """The use cases, ready to be called."""

    rooms: LiveRooms
    lobby: Lobby
    identity: Identity
    history: History
    series: SeriesBook
    challenges: ChallengeBoard
    admin: Admin
    archive: Archive
    limits: Limits
    paces: Paces
    vouching: Vouching
    clock: Clock
    entropy: Entropy
    games: Mapping[str, AnyGame]


@dataclass(frozen=True, slots=True)
class House:
    """How this server is reached, as far as the doors must know.

    Attributes:
        allows_origin: Whether a page of this origin may talk to us, given the
            request's own host.
        secure: Whether people reach us by https.
        public_origin: The address people type; None on loopback.
        static: The folder of the client.
        built: Gives the folder of the client that was built, as it is now; None
            serves the modules as written.
        metrics_token: Bearer token for `/metrics` from outside; None for none.
        vouch_seconds: How often a socket's device is asked for again: who has signed
            out is to be gone within twenty, however long the asking takes.
        engine: The product's version.
    """

    allows_origin: Callable[[str, str], bool]
    secure: bool
    public_origin: str | None
    static: Path
    built: Callable[[], Path | None]
    metrics_token: str | None
    engine: str
    vouch_seconds: float = 15.0
