"""How often sockets may be opened: a flood is told to wait, a flaky line is not.

A client whose line breaks comes back after a third of a second, and a player may
have four tabs; a whole household, or a school, may share one address. Both bounds
leave room for that. Calls from this machine are not counted, as everywhere.
"""

from starlette.websockets import WebSocket

from app.services.errors import TooMany
from app.services.ports import Limits
from app.web.caller import client_key, is_local

OF_PLAYER = "120/60s"
"""Four tabs of one player that lose their line every two seconds."""
OF_ADDRESS = "600/60s"


async def count_address(socket: WebSocket, limits: Limits) -> None:
    """Count a handshake for the address it comes from.

    Raises:
        TooMany: ``too-many-requests``.
        Unavailable: The limits cannot be counted.
    """
    await _count(socket, limits, OF_ADDRESS, client_key(socket))


async def count_player(socket: WebSocket, limits: Limits, player: str) -> None:
    """Count a handshake for the player who makes it, wherever they are.

    Raises:
        TooMany: ``too-many-requests``.
        Unavailable: The limits cannot be counted.
    """
    await _count(socket, limits, OF_PLAYER, player)


async def _count(socket: WebSocket, limits: Limits, rule: str, whose: str) -> None:
    if not is_local(socket) and not await limits.hit(rule, f"sockets:{whose}"):
        raise TooMany("too-many-requests", "Too many at once. Wait a moment.")
