"""Real servers for tests: started on a free port, killed or stopped at will."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

OUR_PREFIX = "INTERREGNUM_"
UNCOMPILED = "PYTHONDONTWRITEBYTECODE"
"""A shell may forbid to keep compiled code; every start would compile it all."""


def environment(data: Path, port: int, settings: Mapping[str, str]) -> dict[str, str]:
    """Return what a server is started with: ours, and nothing of the operator's.

    Args:
        data: The folder of its data.
        port: Where to listen; 0 for any free port.
        settings: Further settings by their environment names.
    """
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(OUR_PREFIX) and name != UNCOMPILED
    }
    ours = {"DATA_DIR": str(data), "PORT": str(port), "LOG_LEVEL": "warning"}
    return kept | ours | dict(settings)


def address_in(line: str) -> str:
    """Return the address in the line with which a server says that it is open."""
    assert line.startswith("Interregnum is open"), line
    return line.rsplit(maxsplit=1)[-1]


class Server:
    """One process of the product, as an operator would start it.

    Args:
        data: The folder of its data.
        port: 0 for a free one; the port of a killed server to come back on.
        settings: Further settings by their environment names.
    """

    def __init__(
        self, data: Path, *, port: int = 0, settings: Mapping[str, str] | None = None
    ) -> None:
        self.data = data
        self._settings = dict(settings or {})
        self._port = port
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def __enter__(self) -> Self:
        """Start the server and wait until it listens."""
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop it."""
        self.stop()

    @property
    def process(self) -> subprocess.Popen[str]:
        """The running process."""
        assert self._process is not None
        return self._process

    def start(self) -> None:
        """Start, and wait for the line that names the address."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "app", "serve"],
            env=environment(self.data, self._port, self._settings),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.address = address_in(self._process.stdout.readline())
        self._port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """Kill it as a power cut would."""
        self.process.kill()
        self.process.wait()
        self._close()

    def stop(self) -> None:
        """Ask it to stop, as a deploy would."""
        if self._process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self._close()

    def restart(self) -> None:
        """Start it again on the same port and data."""
        self.start()

    def _close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._process = None
