"""A table with people at it, ready to play, for tests over real sockets."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tests.guests import Guest, Message, Socket

NAMES = ("Ada", "Bo", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal")
ENTROPY = "00112233445566778899aabbccddeeff"


@dataclass(slots=True)
class Seated:
    """Guests at one table, each with one socket, in the order of their seats."""

    code: str
    guests: list[Guest]
    sockets: list[Socket]

    @property
    def host(self) -> Socket:
        """The socket of the host, in seat 0."""
        return self.sockets[0]

    async def start(self) -> None:
        """Get everybody ready and start; returns once everybody was dealt in."""
        for socket in self.sockets:
            assert (await socket.ask("ready", ready=True, entropy=ENTROPY))[
                "type"
            ] == "ok"
        assert (await self.host.ask("start"))["type"] == "ok"
        for socket in self.sockets:
            await socket.until(lambda frame: frame["type"] == "view")

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        view = self.host.view
        assert view is not None
        seat: int = view["view"]["active"]
        return seat


@asynccontextmanager
async def a_table(
    address: str, players: int = 3, *, started: bool = True, **fields: Any
) -> AsyncIterator[Seated]:
    """Seat so many guests at a new table of Kingless, and start it."""
    async with AsyncExitStack() as stack:
        guests = [
            await stack.enter_async_context(Guest(address, name))
            for name in NAMES[:players]
        ]
        code = await guests[0].open(**fields)
        for guest in guests[1:]:
            await guest.join(code)
        seated = Seated(code, guests, [await guest.socket(code) for guest in guests])
        if started:
            await seated.start()
        yield seated


def end_turn(view: Message) -> dict[str, Any]:
    """Return the fields of the move that ends a turn, made on this view."""
    return {"seq": view["seq"], "match": view["match"], "move": {"do": "end-turn"}}


async def play_one(table: Seated) -> Message:
    """Let whoever is waited for end the turn or answer as they must; the answer."""
    seat = next(s for s, socket in enumerate(table.sockets) if _may_move(socket))
    socket = table.sockets[seat]
    view = socket.view
    assert view is not None
    window = {"window": view["window"]} if view["window"] else {}
    return await socket.ask(
        "move", seq=view["seq"], match=view["match"], move=_quiet(view), **window
    )


def _may_move(socket: Socket) -> bool:
    return bool(socket.view and socket.view["legal"])


def _quiet(view: Message) -> dict[str, Any]:
    legal: list[dict[str, Any]] = view["legal"]
    for wanted in ("end-turn", "pass", "discard", "throw"):
        for move in legal:
            if move["do"] == wanted:
                return move
    return legal[-1]
