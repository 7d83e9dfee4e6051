"""Players that keep playing whatever happens to the servers: reconnect and resend."""

import asyncio
import json
import random
import uuid
from collections.abc import Sequence
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.guests import PATIENCE_SECONDS, Guest, Message

BETWEEN_REQUESTS = 0.5
"""Seconds until another match is asked for once more."""


class Witness(Protocol):
    """Whoever wants to know how the play goes."""

    def sent(self) -> None:
        """A command has gone out."""

    def accepted(self) -> None:
        """A move was acknowledged."""


class StubbornPlayer:
    """One guest who plays at random and remembers every answer.

    A command is sent again with the same id on the next socket until it is
    answered, as the browser client does.

    Args:
        guest: Signed in and seated.
        code: The room.
        addresses: Servers to try in turn.
        chance: Chooses the moves.
        witness: Told of each command that has gone out, and each accepted move.

    Attributes:
        guest: Who plays.
        accepted: The moves that were acknowledged, in order, each with its match.
        matches: The matches seen, in order.
        at_rest: Set once the last command was answered.
    """

    def __init__(
        self,
        guest: Guest,
        code: str,
        addresses: Sequence[str],
        chance: random.Random,
        witness: Witness,
    ) -> None:
        self.guest = guest
        self.accepted: list[tuple[str, Message]] = []
        self.matches: list[str] = []
        self.at_rest = asyncio.Event()
        self._resting = False
        self._code = code
        self._addresses = list(addresses)
        self._chance = chance
        self._witness = witness
        self._pending: Message | None = None
        self._view: Message | None = None
        self._asked_for_another = ""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to play, in the background."""
        self._task = asyncio.create_task(self._play())

    async def rest(self) -> None:
        """Wait for the last answer, then stop playing."""
        self._resting = True
        if self._pending is not None:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.at_rest.wait()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def failure(self) -> BaseException | None:
        """Return why the player gave up, if it did."""
        if self._task is not None and self._task.done():
            return self._task.exception()
        return None

    async def _play(self) -> None:
        while True:
            async with asyncio.timeout(PATIENCE_SECONDS):
                socket = await self._connected()
            try:
                await self._converse(socket)
            except ConnectionClosed:
                self._addresses.append(self._addresses.pop(0))

    async def _connected(self) -> ClientConnection:
        while True:
            origin = self._addresses[0].replace("http", "ws", 1)
            try:
                return await connect(
                    f"{origin}/ws/rooms/{self._code}",
                    additional_headers={"Authorization": f"Bearer {self.guest.token}"},
                    compression=None,
                )
            except (OSError, InvalidHandshake, EOFError, TimeoutError):
                self._addresses.append(self._addresses.pop(0))
                await asyncio.sleep(0.02)

    async def _converse(self, socket: ClientConnection) -> None:
        async for frame in socket:
            message = json.loads(frame)
            match message["type"]:
                case "welcome":
                    self._look(message["match"])
                    if self._pending is not None:
                        await self._send(socket, self._pending)
                    else:
                        await self._answer(socket)
                case "view":
                    self._look(message)
                    await self._answer(socket)
                case "ok" | "error" if message.get("id") is not None:
                    if self._is_refused_another(message):
                        self._asked_for_another = ""
                        await asyncio.sleep(BETWEEN_REQUESTS)
                    self._answered(message)
                    await self._answer(socket)
                case _:
                    pass

    def _look(self, view: Message | None) -> None:
        self._view = view
        if view is not None and view["match"] not in self.matches:
            self.matches.append(view["match"])

    def _is_refused_another(self, message: Message) -> bool:
        """Return whether another match was refused: too soon, or by a lost server."""
        if self._pending is None or message["type"] != "error":
            return False
        asked, kind = self._pending["id"], self._pending["type"]
        return bool(message["id"] == asked and kind == "rematch")

    def _answered(self, message: Message) -> None:
        if self._pending is None or message["id"] != self._pending["id"]:
            return
        if self._pending["type"] == "move" and message["type"] == "ok":
            self.accepted.append((self._pending["match"], self._pending["move"]))
            self._witness.accepted()
        self._pending = None
        if self._resting:
            self.at_rest.set()

    async def _answer(self, socket: ClientConnection) -> None:
        view = self._view
        if view is None or self._pending is not None or self._resting:
            return
        command = self._command(view)
        if command is not None:
            self._pending = {"id": uuid.uuid4().hex, **command}
            await self._send(socket, self._pending)

    def _command(self, view: Message) -> Message | None:
        if view.get("outcome") is not None:
            if view["match"] == self._asked_for_another:
                return None
            self._asked_for_another = view["match"]
            return {"type": "rematch", "accept": True}
        if not view["legal"]:
            return None
        return {
            "type": "move",
            "seq": view["seq"],
            "match": view["match"],
            "move": self._chosen(view["legal"]),
            **({"window": view["window"]} if view["window"] else {}),
        }

    async def _send(self, socket: ClientConnection, command: Message) -> None:
        await socket.send(json.dumps(command))
        self._witness.sent()

    def _chosen(self, legal: list[dict[str, Any]]) -> dict[str, Any]:
        passes = [move for move in legal if move["do"] == "pass"]
        if passes and self._chance.random() < 0.8:
            return passes[0]
        return self._chance.choice(legal)
