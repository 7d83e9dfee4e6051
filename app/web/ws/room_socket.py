"""`WS /ws/rooms/{code}`: accept a member, pump frames both ways, let go.

Checks before accepting are the handshake's (Origin); those after it close the
accepted socket at once with a code that says why.
"""

import asyncio
from collections.abc import Iterable, Mapping

import structlog
from fastapi import APIRouter, WebSocket

from app.protocol import to_client
from app.protocol.from_client import FromClient, ProtocolError, decode
from app.room.refusals import RoomRefusal
from app.services import metrics
from app.services.codes import normal
from app.services.errors import Forbidden, NotFound, NotSignedIn, ServiceError, TooMany
from app.services.ports import Unavailable
from app.web.caller import WRONG_CODES, client_key, is_local, token_of
from app.web.given import House, Services
from app.web.vouching import NOT_SIGNED_IN
from app.web.ws.handshakes import count_address, count_player
from app.web.ws.intake import Intake
from app.web.ws.outlet import QueuedOutlet, end
from app.web.ws.wire import SCOPE_KEY, Wire

NOT_A_MEMBER, NO_SUCH_ROOM = 4403, 4404
IDLE, TOO_MANY, RESTARTING, BAD_FRAMES = 4408, 4429, 1012, 1008
CLOSED_FOR: Mapping[type[ServiceError], tuple[int, str]] = {
    NotSignedIn: (NOT_SIGNED_IN, "not signed in"),
    Forbidden: (NOT_A_MEMBER, "not a member"),
    NotFound: (NO_SUCH_ROOM, "no such room"),
    TooMany: (TOO_MANY, "too many connections"),
}
"""How a socket that is not let in, or cannot go on, is closed."""
MOST_BAD_FRAMES = 20
IDLE_SECONDS = 1800.0
"""Clients ping every twenty seconds; this closes what has been forgotten."""
FLOOD = 4
"""A socket that has sent so many seconds' worth of messages too many is closed."""
CLOSE_SECONDS = 5.0
DISCONNECT = "websocket.disconnect"
TRY_LATER = "The server cannot do this just now. Send it again."

routes = APIRouter()
events = structlog.get_logger()


@routes.websocket("/ws/rooms/{code}")
async def room_socket(socket: WebSocket, code: str) -> None:
    """Serve one socket from handshake to close."""
    given: Services = socket.app.state.services
    house: House = socket.app.state.house
    origin = socket.headers.get("origin")
    if origin is not None and not house.allows_origin(
        origin, socket.headers.get("host", "")
    ):
        await socket.close()
        return
    await socket.accept()
    outlet = await _admitted(socket, code, given)
    if outlet is not None:
        await Conversation(socket, normal(code) or "", outlet, given, house).run()


async def _admitted(
    socket: WebSocket, code: str, given: Services
) -> QueuedOutlet | None:
    try:
        await count_address(socket, given.limits)
        profile = await given.identity.who(token_of(socket))
        await count_player(socket, given.limits, profile.player)
        outlet = QueuedOutlet(socket, profile.player, given.entropy.bytes(8).hex())
        await _attach(socket, code, outlet, given)
    except (ServiceError, Unavailable) as error:
        await end(socket, *_closing_for(error))
    else:
        return outlet
    return None


async def _attach(
    socket: WebSocket, code: str, outlet: QueuedOutlet, given: Services
) -> None:
    key = f"codes:{client_key(socket)}"
    local = is_local(socket)
    if not local and not await given.limits.allows(WRONG_CODES, key):
        raise NotFound("no-such-room", "Too many wrong codes.")
    plain = normal(code)
    try:
        if plain is None:
            raise NotFound("no-such-room", "This is no room code.")
        await given.rooms.attach(plain, outlet)
    except NotFound:
        if not local:
            await given.limits.hit(WRONG_CODES, key)
        raise


class Conversation:
    """One accepted socket of a member: reads, writes, and lets go."""

    def __init__(
        self,
        socket: WebSocket,
        code: str,
        outlet: QueuedOutlet,
        given: Services,
        house: House,
    ) -> None:
        self._socket = socket
        self._wire: Wire | None = socket.scope.get(SCOPE_KEY)
        self._intake = Intake() if self._wire is None else self._wire.intake
        self._code = code
        self._outlet = outlet
        self._rooms = given.rooms
        self._vouching = given.vouching
        self._vouch_seconds = house.vouch_seconds
        self._pace = given.paces.of(outlet.player)
        self._most_over = self._pace.max_rate * FLOOD
        self._over = 0
        self._bad_frames = 0
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._timer: asyncio.TimerHandle
        self._asked: str | None = None
        """The id of what is asked of the room just now."""
        self._finished = self._loop.create_future()
        """Done once nothing more is read."""

    async def run(self) -> None:
        """Pump both ways until either side closes, then detach."""
        self._watch()
        token = token_of(self._socket)
        self._vouching.watch(self._outlet, token, self._vouch_seconds)
        writer = asyncio.create_task(self._write())
        listener = asyncio.create_task(self._listen())
        ends = (writer, self._finished)
        try:
            self._intake.begin(self._read, self._finish)
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self._outlet.closing is not None:
                # Let the writer say why before it goes.
                await asyncio.wait((writer,), timeout=CLOSE_SECONDS)
        finally:
            self._finish()
            self._timer.cancel()
            self._vouching.forget(self._outlet)
            tasks = (writer, listener)
            for task in tasks:
                task.cancel()
            _report(await asyncio.gather(*tasks, return_exceptions=True))
            await self._rooms.detach(self._code, self._outlet)

    def _watch(self) -> None:
        left = self._heard + IDLE_SECONDS - self._loop.time()
        if left <= 0:
            self._outlet.close(IDLE, "idle too long")
        self._timer = self._loop.call_later(max(left, 1), self._watch)

    async def _write(self) -> None:
        while True:
            await self._outlet.pump()
            if not self._outlet.lagging or self._outlet.closing is not None:
                return
            metrics.LAGGING.inc()
            try:
                await self._rooms.welcome(self._code, self._outlet)
            except (ServiceError, Unavailable) as error:
                self._outlet.close(*_closing_for(error))

    async def _listen(self) -> None:
        """Wait for the end; where there is no wire, also for what is said before."""
        read = asyncio.Event()
        if self._wire is None:
            self._intake.emptied = read.set
        try:
            while (message := await self._socket.receive())["type"] != DISCONNECT:
                text = message.get("text")
                if not self._intake.put(None if text is None else text.encode()):
                    await read.wait()
                    read.clear()
        finally:
            self._intake.end()

    def _read(self, frame: bytes | None) -> bool:
        """Ask the room for what a frame says; return whether that is under way."""
        # Who is being let go, and does not read that, is not heard meanwhile either.
        if self._finished.done() or self._outlet.closing is not None:
            return False
        self._heard = self._loop.time()
        try:
            message = self._understood(frame)
            if message is None:
                return False
            self._asked = message.id
            self._rooms.ask(self._code, message, self._outlet, self._answered)
        except Exception as fault:  # noqa: BLE001 - a boundary: others must be read
            self._fail(fault)
            return False
        return True

    def _finish(self) -> None:
        if not self._finished.done():
            self._finished.set_result(None)

    def _fail(self, fault: BaseException) -> None:
        """Let this socket alone go for a fault of ours."""
        _report((fault,))
        self._finish()

    def _answered(self, fault: BaseException | None) -> None:
        if fault is not None:
            self._own_up(fault)
        self._intake.go_on()

    def _own_up(self, fault: BaseException) -> None:
        """Tell the peer what kept us from an answer, or let this socket go for it."""
        if isinstance(fault, ServiceError | RoomRefusal | Unavailable):
            self._refuse("try-later", TRY_LATER, self._asked)
        else:
            self._fail(fault)

    def _understood(self, frame: bytes | None) -> FromClient | None:
        """Return what a frame says; None if it was refused, or the socket closed."""
        if not self._pace.take():
            self._too_fast(frame)
            return None
        try:
            if frame is None:
                raise ProtocolError("bad-json", "Send text frames, not binary ones.")
            return decode(frame)
        except ProtocolError as error:
            self._bad_frame(error)
            return None

    def _too_fast(self, frame: bytes | None) -> None:
        self._over += 1
        if self._over >= self._most_over:
            self._close(TOO_MANY, "too many messages")
            return
        slower = "Slower, please: wait a second."
        self._refuse("too-many-messages", slower, _id_of(frame))

    def _bad_frame(self, error: ProtocolError) -> None:
        self._bad_frames += 1
        self._refuse(error.code, error.message, error.id)
        if self._bad_frames >= MOST_BAD_FRAMES:
            self._close(BAD_FRAMES, "too many malformed frames")

    def _close(self, code: int, reason: str) -> None:
        """Close for what the peer has sent, and read no more of it."""
        self._outlet.close(code, reason)
        self._finish()

    def _refuse(self, code: str, message: str, command: str | None) -> None:
        self._outlet.send(
            to_client.encode(to_client.Error(code=code, message=message, id=command))
        )


def _closing_for(error: Exception) -> tuple[int, str]:
    for kind, closing in CLOSED_FOR.items():
        if isinstance(error, kind):
            return closing
    events.warning("socket_not_served", reason=repr(error))
    return RESTARTING, "try again"


def _id_of(frame: bytes | None) -> str | None:
    # Who sent it waits for an answer to this very command.
    try:
        message = decode(frame or b"")
    except ProtocolError as error:
        return error.id
    return message.id


def _report(ends: Iterable[BaseException | None]) -> None:
    for fault in ends:
        if fault is not None and not isinstance(fault, asyncio.CancelledError):
            # A fault of ours: it costs this socket alone, and is told.
            events.error("socket_failed", exc_info=fault)
