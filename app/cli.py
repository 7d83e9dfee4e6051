"""The operator's commands: serve, migrate, verify and the like."""

import asyncio
import gc
import socket
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
import uvicorn
import uvloop
from fastapi import FastAPI

from app import logs, settings
from app.bootstrap import exported_room, migrate_databases, running_services
from app.games.core.game import ContentRefused
from app.games.core.registry import games
from app.games.regicide.cases import BrokenFile, play_cases
from app.games.two_heirs.scoringpad import explain_file
from app.main import create
from app.services.codes import normal
from app.services.errors import NotFound
from app.services.fairness import Unfair, verify_file
from app.services.passwords import hash_password
from app.services.ports import Unavailable
from app.settings import BadSettings, Settings
from app.simulation import simulate
from app.web.http.connection import HttpConnection
from app.web.ws.connection import Connection

MOST_FRAME_BYTES = 64 * 1024
"""Longer frames are closed with 1009 by the protocol itself."""
PING_SECONDS = 20.0
IDLE_SECONDS = 75
"""For how long a connection is kept for the next request: longer than a proxy before us
keeps it, or one would now and then be closed just as the proxy uses it (N06)."""
SHUTDOWN_SECONDS = 5
COLLECT_AFTER = 20_000
"""Objects that may be made before the collector looks at the young ones; 700 is
usual, and a single view makes more than a hundred."""
TEXT = "utf-8-sig"
"""UTF-8, with or without the mark that some editors put before a text."""

commands = typer.Typer(no_args_is_help=True, add_completion=False)


@commands.command()
def serve() -> None:
    """Serve the tables; without settings embedded, on http://127.0.0.1:8000."""
    chosen = _settings()
    logs.configure(chosen.log_level)
    app = create(chosen)
    config = _server_config(app, chosen)
    try:
        with _listener(chosen) as listener:
            uvloop.run(_served(app, config, chosen, listener))
    except BadSettings as error:
        _refuse(str(error))


def _listener(chosen: Settings) -> socket.socket:
    """Return the socket to listen on, which does not listen yet."""
    family = socket.AF_INET6 if ":" in chosen.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((chosen.host, chosen.port))
    except OSError as error:
        listener.close()
        raise BadSettings(
            f"HOST={chosen.host} with PORT={chosen.port} cannot be listened on"
            f" ({error.strerror}). Stop what listens there, or choose another."
        ) from error
    return listener


def _server_config(app: FastAPI, chosen: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=chosen.host,
        port=chosen.port,
        lifespan="off",
        http=HttpConnection,
        ws=Connection,
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=bool(chosen.trusted_proxies),
        forwarded_allow_ips=list(chosen.trusted_proxies),
        access_log=False,
        server_header=False,
        log_level="warning",
    )


async def _served(
    app: FastAPI, config: uvicorn.Config, chosen: Settings, listener: socket.socket
) -> None:
    # The services are opened here and not in a lifespan, so that settings that
    # turn out to be wrong end in one sentence.
    async with running_services(chosen) as services:
        app.state.services = services
        host, port = listener.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        address = chosen.public_origin or f"http://{shown}:{port}"
        _calm_collector()
        await _AnnouncedServer(config, address).serve(sockets=[listener])


def _calm_collector() -> None:
    # States and messages are trees without cycles: reference counts free them. The
    # collector would only look through the rooms at hand again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 50, 50)


class _AnnouncedServer(uvicorn.Server):
    """Prints its address once people can come in."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say where."""
        await super().startup(sockets)
        if self.started:
            typer.echo(f"Interregnum is open: {self._address}")


@commands.command()
def migrate() -> None:
    """Bring the database up to date; run it once before a new version serves."""
    try:
        asyncio.run(migrate_databases(_settings()))
    except BadSettings as error:
        _refuse(str(error))
    except Unavailable as error:
        _refuse(f"The database does not answer ({error}).")
    typer.echo("The database is up to date.")


@commands.command()
def verify(
    file: Annotated[
        Path, typer.Argument(help="A replay, as the result page saves it.")
    ],
) -> None:
    """Check that a finished match was dealt and played as it was committed to."""
    try:
        verdict = verify_file(file.read_bytes())
    except OSError as error:
        _refuse(f"The file cannot be read: {error}.")
    except Unfair as error:
        _refuse(f"NOT as committed: {error}")
    typer.echo(verdict)


@commands.command(name="hash-password")
def hash_password_command() -> None:
    """Hash the admin's password for ADMIN_PASSWORD_HASH (asked for, not echoed)."""
    # The hash alone is caught by whoever writes it into a file.
    password = typer.prompt(
        "Password", hide_input=True, confirmation_prompt=True, err=True
    )
    typer.echo(hash_password(password))


@commands.command(name="simulate")
def simulate_command(
    game: Annotated[str, typer.Argument(help="The game's id, such as kingless.")],
    rounds: Annotated[int, typer.Option(min=1, help="Rounds per player count.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed plays the same.")] = 1,
) -> None:
    """Play random matches and print how long they are and how they end."""
    if game not in games():
        _refuse(f"There is no game {game!r}. There are: {', '.join(games())}.")
    for line in simulate(games()[game], rounds, seed):
        typer.echo(line)


@commands.command(name="play-cases")
def play_cases_command(
    file: Annotated[Path, typer.Argument(help="Cases of Regicide, as JSON.")],
) -> None:
    """Play written cases of Regicide and print which pass and what differs."""
    try:
        verdicts = play_cases(file.read_bytes())
    except OSError as error:
        _refuse(f"The file cannot be read: {error}.")
    except BrokenFile as error:
        _refuse(f"The file holds no cases: {error}.")
    for verdict in verdicts:
        typer.echo(verdict)
    differing = sum(bool(verdict.faults) for verdict in verdicts)
    typer.echo(f"{len(verdicts) - differing} passed, {differing} differ.")
    if differing:
        raise typer.Exit(1)


@commands.command(name="score")
def score_command(
    file: Annotated[Path, typer.Argument(help="A position of The Two Heirs, as TOML.")],
    tiles: Annotated[Path | None, typer.Option(help="Another tile list.")] = None,
) -> None:
    """Explain what a position of The Two Heirs is worth, building by building."""
    try:
        tile_list = None if tiles is None else tiles.read_text(TEXT)
        lines = explain_file(file.read_text(TEXT), tile_list)
    except (OSError, UnicodeDecodeError) as error:
        _refuse(f"The file cannot be read: {error}.")
    except ContentRefused as refusal:
        line = f"line {refusal.line}" if refusal.line else ""
        _refuse(": ".join(filter(None, (line, refusal.field, refusal.message))))
    for line in lines:
        typer.echo(line)


@commands.command(name="export-room")
def export_room(
    code: Annotated[str, typer.Argument(help="The room's code.")],
) -> None:
    """Print a live room as a test fixture: the spectator's view and the log.

    An embedded server must be stopped first, since it owns its file.
    """
    try:
        typer.echo(asyncio.run(exported_room(_settings(), normal(code) or code)))
    except NotFound as error:
        _refuse(error.message)
    except BadSettings as error:
        _refuse(str(error))


def main() -> None:
    """Run a command; what the operator did wrong is one sentence, not a trace."""
    commands()


def _settings() -> Settings:
    try:
        return settings.load()
    except BadSettings as error:
        _refuse(str(error))


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    sys.exit(2)
