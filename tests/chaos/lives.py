"""Servers that come back within moments, for tests that kill them again and again.

Each is forked off a process that has done the imports, on which a start spends most of
its time; from there on it is started as an operator's is, by the same command. Nobody
looks at a page of it, so it does not look for a built client.
"""

import os
import signal
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Self

from tests import warm
from tests.servers import address_in, environment

NO_PAGES = {"PLAIN_CLIENT": "true"}


def serve(surroundings: Mapping[str, str], output: Connection) -> None:
    """Be a server, as `python -m app serve` is.

    Args:
        surroundings: The whole environment.
        output: Where what it prints goes.
    """
    from app.cli import main  # noqa: PLC0415 - here it has been imported already

    os.environ.clear()
    os.environ.update(surroundings)
    os.dup2(output.fileno(), sys.stdout.fileno())
    output.close()
    sys.argv[:] = ["interregnum", "serve"]
    main()


class WarmServer:
    """One process of the product that keeps its data and its port over its lives.

    Args:
        data: The folder of its data.
        settings: Settings by their environment names.
    """

    def __init__(self, data: Path, settings: Mapping[str, str]) -> None:
        self.address = ""
        self._data = data
        self._settings = settings
        self._port = 0

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
        """Ask it to stop, as a deploy would."""
        self._process.terminate()
        self._process.join()

    def start(self) -> None:
        """Start, for the first time or again, and wait until it listens."""
        told, output = os.pipe()
        with os.fdopen(told, encoding="utf-8") as lines:
            with Connection(output, readable=False) as connection:
                settings = {**NO_PAGES, **self._settings}
                surroundings = environment(self._data, self._port, settings)
                self._process = warm.CONTEXT.Process(
                    target=serve, args=(surroundings, connection)
                )
                self._process.start()
            self.address = address_in(lines.readline())
        self._port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """Kill it as a power cut would (`kill -9`); it must not have ended before."""
        self._process.kill()
        self._process.join()
        assert self._process.exitcode == -signal.SIGKILL
