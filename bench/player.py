"""A player that plays at random as fast as the table lets it."""

import asyncio
import random
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

QUIET = frozenset({"pass", "discard", "throw"})
"""Moves that may be secret until a window closes: nobody else need be told."""
CHANGE_SECONDS = 1.0
"""After which time a table takes one more change of somebody who was too fast."""
ANSWER_SHARE = 0.15
"""How often a player who holds an answer uses it instead of passing."""


@dataclass(slots=True)
class Measures:
    """What one room of players measures.

    `latencies` are seconds from sending a turn's move to the last of all views
    that tell of it; `passes` are counted apart, since they tell nobody else.
    """

    moves: int = 0
    passes: int = 0
    refusals: int = 0
    matches: int = 0
    latencies: list[float] = field(default_factory=list)


class Table:
    """One room: who sits there, and the move whose views are being timed."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.measures = Measures()
        self.players: list[Player] = []
        self._sent: float | None = None
        self._missing = 0

    def sent(self) -> None:
        """A move that everybody will be told of has been sent."""
        self._sent, self._missing = time.perf_counter(), self.seats

    def seen(self) -> None:
        """One player has received a view; the last one stops the watch."""
        if self._sent is None:
            return
        self._missing -= 1
        if self._missing == 0:
            self.measures.latencies.append(time.perf_counter() - self._sent)
            self._sent = None


class Player:
    """One guest with one socket."""

    def __init__(self, address: str, table: Table, chance: random.Random) -> None:
        self._address = address
        self._table = table
        self._chance = chance
        self._socket: ClientConnection | None = None
        self.token = ""
        self.host = False

    async def sign_in(self, http: httpx.AsyncClient, name: str) -> None:
        """Become a guest."""
        answer = await http.post("/api/session", json={"name": name})
        self.token = answer.raise_for_status().json()["token"]

    async def open(self, code: str) -> None:
        """Open the room socket."""
        self._socket = await connect(
            f"{self._address.replace('http', 'ws', 1)}/ws/rooms/{code}",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            ping_interval=None,
            max_queue=None,
        )

    async def send(self, kind: str, **fields: Any) -> None:
        """Send one command."""
        assert self._socket is not None
        message = {"type": kind, "id": uuid.uuid4().hex, **fields}
        await self._socket.send(msgspec.json.encode(message).decode())

    async def get_ready(self) -> None:
        """Be ready, and wait until the table knows."""
        assert self._socket is not None
        await self.send(
            "ready", ready=True, entropy=f"{self._chance.getrandbits(128):032x}"
        )
        while msgspec.json.decode(await self._socket.recv())["type"] != "ok":
            pass

    async def play(self, until: float) -> None:
        """Answer every view with a random move until the time is over."""
        assert self._socket is not None
        while (left := until - time.monotonic()) > 0:
            try:
                frame = await asyncio.wait_for(self._socket.recv(), left)
            except TimeoutError:
                return
            await self._heard(msgspec.json.decode(frame))

    async def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()

    async def _heard(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view":
                self._table.seen()
                await self._answer(message)
            case "welcome" if message["match"] is not None:
                await self._answer(message["match"])
            case "error":
                self._table.measures.refusals += 1
                if message["code"] == "too-fast":
                    # So many matches have ended in the last minute: room for one more.
                    await asyncio.sleep(CHANGE_SECONDS)
                    await self._play_again()
            case _:
                pass

    async def _answer(self, view: dict[str, Any]) -> None:
        if view.get("outcome") is not None:
            self._table.measures.matches += self.host
            await self._play_again()
            return
        if not view["legal"]:
            return
        move = self._chosen(view)
        quiet = move.get("do") in QUIET
        if quiet:
            self._table.measures.passes += 1
        else:
            self._table.measures.moves += 1
            self._table.sent()
        window = {"window": view["window"]} if view["window"] is not None else {}
        await self.send(
            "move", seq=view["seq"], match=view["match"], move=move, **window
        )

    async def _play_again(self) -> None:
        await self.send("rematch", accept=True, entropy=uuid.uuid4().hex)

    def _chosen(self, view: dict[str, Any]) -> dict[str, Any]:
        legal: list[dict[str, Any]] = view["legal"]
        passes = [move for move in legal if move.get("do") == "pass"]
        if passes and self._chance.random() > ANSWER_SHARE:
            return passes[0]
        return self._chance.choice(legal)
