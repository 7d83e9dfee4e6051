"""uvicorn's side of a WebSocket, with a short way in for ordinary frames.

Measured: a frame that goes through the library's parser, the server's queue and the
framework costs as much before anybody has looked at it as deciding a move does. An
ordinary frame, whole and alone, is therefore read here; whatever else arrives, and
whenever the library is in the middle of something, is left to the library.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol,
)
from websockets.frames import (  # type: ignore[attr-defined] # of apply_mask
    Frame,
    apply_mask,  # in C, where the library's compiled part is there
)
from websockets.protocol import OPEN

from app.web.ws.intake import Intake

WHOLE_TEXT = 0x81
"""The first byte of a text message that is one frame (RFC 6455, 5.2)."""
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that stand for a longer one, in so many further bytes."""
MASK_LENGTH = 4
MOST_PIECES = 1024
"""Pieces of one message; empty ones would count for nothing, and be kept."""
NO_TEXT, TOO_BIG = 1007, 1009


class Connection(WebSocketsSansIOProtocol):
    """The connection of one WebSocket.

    Attributes:
        intake: Where text and binary messages go; None leaves them to `receive`,
            which still tells of the end.
    """

    intake: Intake | None = None
    _at_rest = False
    """The library is between two messages, and has not moved since that was seen."""
    _heard_at = 0.0
    """When anything came last, in seconds of the loop's clock."""

    def data_received(self, data: bytes) -> None:
        """Take in what the client has sent."""
        self._heard_at = self.loop.time()
        intake = self.intake
        if intake is not None and self.conn.close_sent is None:
            frame = whole_text(data) if self._at_rest or self._rests() else None
            if frame is not None:
                if not intake.put(frame):
                    self._pause()
                return
        self._at_rest = False
        super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        """Take in one more piece of a message, unless there are too many."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._fail(TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """Hand in a message that the library has read."""
        text = self.curr_msg_data_type == "text"
        frame = b"".join(self.frames)
        if text and not _is_utf8(frame):
            # Left to the library this would be an error in our log.
            self._fail(NO_TEXT)
        elif self.intake is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            if not self.intake.put(frame if text else None):
                self._pause()

    def _fail(self, code: int) -> None:
        """Close for what a client must not send; the rest of it is passed over."""
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def _rests(self) -> bool:
        """Note, and return, whether the library waits for the start of a message."""
        conn = self.conn
        self._at_rest = (
            conn.state is OPEN
            and conn.current_size is None
            and _waits_in(conn.parser) == "at_eof"
        )
        return self._at_rest

    def _pause(self) -> None:
        """Read no more until the intake is empty."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life if there has been none for as long as that may take.

        Most clients say something in that time, and to ask them costs each of them and
        us as much as a pass does. But who talks and reads nothing is asked: its answer
        can only follow what waits for it here, and without one it is let go.
        """
        due_in = self._heard_at + (self.ping_interval or 0) - self.loop.time()
        if due_in > 0 and not self.transport.get_write_buffer_size():
            self.ping_timer = self.loop.call_later(due_in, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Let go of a client that answers no ping.

        What it has not taken yet would else hold the connection until TCP gives up, and
        its player would count as there for a quarter of an hour.
        """
        super().keepalive_timeout()
        self.transport.abort()

    def go_on(self) -> None:
        """Read on, after everything has been taken from the intake."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()


def _waits_in(generator: object) -> str:
    """Return the name of the generator in which another waits for more.

    The library's parser is made of generators; between two frames it looks for the
    end of the stream.
    """
    while (inner := getattr(generator, "gi_yieldfrom", None)) is not None:
        generator = inner
    return getattr(generator, "__name__", "")


def whole_text(data: bytes) -> bytes | None:
    """Return the text that bytes from a client hold as one frame and nothing else.

    Returns:
        None for everything that is not as ordinary as that.
    """
    size = len(data)
    if size < 2 + MASK_LENGTH or data[0] != WHOLE_TEXT:
        return None
    length, start = data[1] - MASKED, 2
    if length < 0 or length == EIGHT_BYTES:
        return None
    if length == TWO_BYTES:
        length, start = int.from_bytes(data[2:4]), 4
    begin = start + MASK_LENGTH
    if size != begin + length:
        return None
    text = apply_mask(data[begin:], data[start:begin])
    return text if text.isascii() or _is_utf8(text) else None


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
