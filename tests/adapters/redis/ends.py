"""A wire with both of its ends in the test's hands."""

import asyncio

from app.adapters.redis.wire import Push, Wire


class Line(asyncio.Transport):
    """A transport that keeps what is written and can be told to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def abort(self) -> None:
        self.aborted = True


class Ends:
    """A wire, what it has written, and whom it has told."""

    def __init__(self, patience: float = 60.0) -> None:
        self.pushes: list[Push] = []
        self.lost: list[Wire] = []
        self.line = Line()
        self.wire = Wire(self.pushes.append, self.lost.append, patience)
        self.wire.connection_made(self.line)
