"""People at a table, as programs: the protocol spoken over REST and sockets."""

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE_SECONDS = 60.0
"""How long a test waits for something that must come; never how long it sleeps."""
Message = dict[str, Any]


class Socket:
    """One open room socket that keeps every frame it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.frames: list[Message] = []
        self.raw: list[str] = []
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())
        self.closed: int | None = None

    async def send(self, kind: str, *, id: str | None = None, **fields: Any) -> str:
        """Send one message and return its id."""
        command = id or uuid.uuid4().hex
        await self.send_raw(json.dumps({"type": kind, "id": command, **fields}))
        return command

    async def send_raw(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        await self._connection.send(frame)

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Return the first frame, old or new, that is wanted."""
        async with asyncio.timeout(PATIENCE_SECONDS), self._news:
            start = 0
            while True:
                for frame in self.frames[start:]:
                    if wanted(frame):
                        return frame
                start = len(self.frames)
                if self.closed is not None:
                    raise AssertionError(f"closed with {self.closed}")
                await self._news.wait()

    async def answer(self, command: str) -> Message:
        """Return what answers a message of ours, `ok` or `error` for most."""
        answers = {"ok", "error", "preview", "pong"}
        return await self.until(
            lambda frame: frame["type"] in answers and frame.get("id") == command
        )

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command and return its answer."""
        return await self.answer(await self.send(kind, **fields))

    async def until_closed(self) -> int:
        """Return the code with which the server closed the socket."""
        async with asyncio.timeout(PATIENCE_SECONDS), self._news:
            while self.closed is None:
                await self._news.wait()
            return self.closed

    @property
    def view(self) -> Message | None:
        """The latest view there was, also inside a `welcome`."""
        for frame in reversed(self.frames):
            if frame["type"] == "view":
                return frame
            if frame["type"] == "welcome":
                match: Message | None = frame["match"]
                return match
        return None

    async def close(self) -> None:
        """Close from this side."""
        await self._connection.close()
        await self._reader

    async def drop(self) -> None:
        """Cut the wire without a word."""
        self._connection.transport.abort()
        await self._reader

    async def _read(self) -> None:
        try:
            async for frame in self._connection:
                assert isinstance(frame, str)
                async with self._news:
                    self.raw.append(frame)
                    self.frames.append(json.loads(frame))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.closed = self._connection.close_code or 1006
            self._news.notify_all()


class Guest:
    """Somebody with a name and a token, on one server or another."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.address = address
        self.token = ""
        self.id = ""
        self._http = httpx.AsyncClient(base_url=address, timeout=PATIENCE_SECONDS)
        self._sockets: list[Socket] = []

    async def __aenter__(self) -> Self:
        """Sign in."""
        answer = await self._http.post("/api/session", json={"name": self.name})
        body = answer.raise_for_status().json()
        self.token, self.id = body["token"], body["player"]["id"]
        # The cookie would do as well; programs use the header.
        self._http.cookies.clear()
        self._http.headers["Authorization"] = f"Bearer {self.token}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close everything."""
        for socket in self._sockets:
            await socket.close()
        await self._http.aclose()

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Make one REST call."""
        return await self._http.request(method, path, json=body)

    async def send_body(
        self, method: str, path: str, body: bytes | AsyncIterator[bytes]
    ) -> httpx.Response:
        """Make one REST call whose body claims to be JSON."""
        kind = {"content-type": "application/json"}
        return await self._http.request(method, path, content=body, headers=kind)

    async def open(self, game: str = "kingless", **fields: Any) -> str:
        """Open a table and return its code."""
        answer = await self.call("POST", "/api/rooms", {"game": game, **fields})
        code: str = answer.raise_for_status().json()["code"]
        return code

    async def join(self, code: str, role: str = "player") -> None:
        """Sit down, or watch."""
        path = f"/api/rooms/{code}/join"
        (await self.call("POST", path, {"as": role})).raise_for_status()

    async def socket(self, code: str, address: str | None = None) -> Socket:
        """Open a room socket, on this server or another, and see `welcome`."""
        opened = await self.raw_socket(code, address)
        await opened.until(lambda frame: frame["type"] == "welcome")
        return opened

    async def raw_socket(self, code: str, address: str | None = None) -> Socket:
        """Open a room socket and wait for nothing."""
        origin = (address or self.address).replace("http", "ws", 1)
        connection = await connect(
            f"{origin}/ws/rooms/{code}",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            max_size=None,
        )
        socket = Socket(connection)
        self._sockets.append(socket)
        return socket
