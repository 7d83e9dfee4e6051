"""A socket's way out that keeps what it was given."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from app.protocol.from_client import FromClient
from app.services.rendering import Rendering
from tests.services.house import House


class RecordingOutlet:
    """An `Outlet` whose frames a test reads."""

    def __init__(self, player: str, connection: str = "") -> None:
        self.player = player
        self.connection = connection or f"socket of {player}"
        self.lagging = False
        self.raw: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def send(self, frame: bytes) -> None:
        """Keep one frame."""
        self.raw.append(frame)

    def close(self, code: int, reason: str) -> None:
        """Keep why it was closed."""
        self.closed = (code, reason)

    @property
    def frames(self) -> list[dict[str, Any]]:
        """All frames, decoded."""
        return [json.loads(frame) for frame in self.raw]

    @property
    def types(self) -> list[str]:
        """The types of all frames, in order."""
        return [frame["type"] for frame in self.frames]

    def last(self, kind: str) -> dict[str, Any]:
        """The last frame of a type."""
        return next(f for f in reversed(self.frames) if f["type"] == kind)


def sent(rendering: Rendering, *players: str) -> list[list[bytes]]:
    """Return the frames that a socket of each player is sent of a commit."""
    outlets = [RecordingOutlet(player) for player in players]
    rendering.tell(outlets)
    return [outlet.raw for outlet in outlets]


async def attached(house: House, code: str, *players: str) -> list[RecordingOutlet]:
    """Let players of a table listen in one process."""
    outlets = [RecordingOutlet(player) for player in players]
    for outlet in outlets:
        await house.rooms.attach(code, outlet)
    return outlets


def ask(
    house: House, code: str, message: FromClient, outlet: RecordingOutlet
) -> asyncio.Future[None]:
    """Let a socket send something.

    Returns:
        Done when it is answered, or with what kept the services from it.
    """
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answered(fault: BaseException | None) -> None:
        if done.cancelled():
            return  # whoever asked has gone
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(fault)

    house.rooms.ask(code, message, outlet, answered)
    return done


async def until(holds: Callable[[], bool]) -> None:
    """Let the event loop go on until something holds."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0)
