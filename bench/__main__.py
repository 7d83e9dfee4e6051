"""`python -m bench`: rooms of players in a closed loop against one pinned server.

The server has one core for itself; Redis and the load generator share another.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import psutil
import typer

from app.games.core.registry import games
from bench import load, machine, parts, rules
from tests.engines import redis_binary

SERVER_CORE, LOAD_CORE = 0, 1
SETTINGS = {"PORT": "0", "LOG_LEVEL": "warning", "COMMANDS_PER_SECOND": "10000"}
"""One player alone makes more moves a second than people are allowed to, in games
whose turns have many; the pace of a socket is not what is measured."""
Played = Annotated[str, typer.Option("--game", help="The game's id.")]
commands = typer.Typer(no_args_is_help=False, add_completion=False)


@commands.command(name="rooms")
def rooms_command(
    rooms: Annotated[list[int] | None, typer.Option(help="How many rooms.")] = None,
    store: Annotated[list[str] | None, typer.Option(help="embedded, redis")] = None,
    seconds: Annotated[float, typer.Option(help="How long each row runs.")] = 20.0,
    profile: Annotated[bool, typer.Option(help="Also record with py-spy.")] = False,
    game: Played = "kingless",
) -> None:
    """Measure moves a second, latency, CPU and memory for each size.

    What the load generator takes for the same moves is printed beside: when the
    machine has less to give, both rise, and their ratio stays. So is what the
    server's core takes for half a million additions, before and after the run.
    """
    print(f"Python {sys.version}")
    print(
        f"{'store':9} rooms  moves/s passes/s  p50 ms  p99 ms  CPU s/1000"
        "  of load  ratio  MiB/room    core ms"
    )
    for kind in store or ["embedded", "redis"]:
        for count in rooms or [1, 25, 100, 250]:
            load_of = (str(count), str(seconds), "--game", game)
            before = _core_ms()
            found = _measured(kind, count, load_of, profile=profile)
            print(_row(kind, count, found, (before, _core_ms())))


@commands.command(name="rules")
def rules_command(game: Played = "kingless") -> None:
    """Measure what the rules, and deciding and rendering around them, cost."""
    rules.main(games()[game])
    print()
    parts.main(games()[game])


@commands.command(name="core", hidden=True)
def core_command() -> None:
    """Measure the core that this runs on."""
    print(machine.milliseconds())


@commands.command(name="load", hidden=True)
def load_command(
    address: str, rooms: int, seconds: float, game: Played = "kingless"
) -> None:
    """Be the load generator."""
    asyncio.run(load.run(address, rooms, seconds, games()[game]))


def _row(
    kind: str, count: int, found: dict[str, Any], core_ms: tuple[float, float]
) -> str:
    commands_made = found["moves"] + found["passes"]
    cpu, of_load = (
        found[spent] / commands_made * 1000 if commands_made else float("nan")
        for spent in ("cpu_s", "load_cpu_s")
    )
    return (
        f"{kind:9} {count:5}  {found['moves'] / found['seconds']:7.1f}"
        f" {found['passes'] / found['seconds']:8.1f}  {found['p50_ms']:6.1f}"
        f"  {found['p99_ms']:6.1f}  {cpu:10.3f}  {of_load:7.3f}  {cpu / of_load:5.2f}"
        f"  {found['mib_per_room']:8.3f}  {core_ms[0]:4.1f} {core_ms[1]:4.1f}"
        f"   ({found['matches']} matches, {found['refusals']} refusals)"
    )


def _core_ms() -> float:
    asked = _pinned(SERVER_CORE, "-m", "bench", "core")
    return float(subprocess.run(asked, capture_output=True, check=True).stdout)


def _measured(
    kind: str, rooms: int, load_of: tuple[str, ...], *, profile: bool
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, _served(kind, Path(folder)) as server:
        process, address = server
        before = process.memory_info().rss
        generator = subprocess.Popen(
            _pinned(LOAD_CORE, "-m", "bench", "load", address, *load_of),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert generator.stdout is not None
        json.loads(generator.stdout.readline())
        load_process = psutil.Process(generator.pid)
        busy, load_busy = _cpu(process), _cpu(load_process)
        recorder = _recorded(process.pid, float(load_of[1])) if profile else None
        found: dict[str, Any] = json.loads(generator.stdout.readline())
        found["cpu_s"] = _cpu(process) - busy
        found["load_cpu_s"] = _cpu(load_process) - load_busy
        found["mib_per_room"] = (process.memory_info().rss - before) / 2**20 / rooms
        generator.wait()
        if recorder is not None:
            recorder.wait()
        return found


@contextmanager
def _served(kind: str, folder: Path) -> Iterator[tuple[psutil.Process, str]]:
    environment = {**os.environ, **SETTINGS, "DATA_DIR": str(folder)}
    with _redis(folder) if kind == "redis" else _nothing() as url:
        if url:
            environment["REDIS_URL"] = url
        server = subprocess.Popen(
            _pinned(SERVER_CORE, "-m", "app", "serve"),
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            yield psutil.Process(server.pid), address
        finally:
            server.terminate()
            server.wait()


@contextmanager
def _nothing() -> Iterator[None]:
    yield None


@contextmanager
def _redis(folder: Path) -> Iterator[str]:
    socket = folder / "redis.sock"
    server = subprocess.Popen(
        [
            *_taskset(LOAD_CORE),
            redis_binary(),
            *("--port", "0", "--unixsocket", str(socket), "--appendonly", "yes"),
            *("--dir", str(folder), "--loglevel", "warning"),
        ],
        stdout=subprocess.DEVNULL,
    )
    try:
        yield f"unix://{socket}"
    finally:
        server.terminate()
        server.wait()


def _recorded(pid: int, seconds: float) -> subprocess.Popen[bytes]:
    Path("bench/results").mkdir(exist_ok=True)
    return subprocess.Popen(
        [
            *(
                str(Path(sys.executable).with_name("py-spy")),
                "record",
                "--pid",
                str(pid),
                "--duration",
                str(int(seconds)),
            ),
            *("--format", "raw", "--output", "bench/results/profile.txt"),
        ]
    )


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _pinned(core: int, *arguments: str) -> list[str]:
    return [*_taskset(core), sys.executable, *arguments]


def _taskset(core: int) -> list[str]:
    pin = shutil.which("taskset")
    return [pin, "-c", str(core)] if pin and (os.cpu_count() or 1) > 1 else []


if __name__ == "__main__":
    commands()
