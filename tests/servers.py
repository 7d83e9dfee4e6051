"""Real servers for tests: started on a free port, killed or stopped at will."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self


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
        environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("INTERREGNUM_")},
            "DATA_DIR": str(self.data),
            "PORT": str(self._port),
            "LOG_LEVEL": "warning",
            **self._settings,
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "app", "serve"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Interregnum is open"), line
        self.address = line.split()[-1]
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
