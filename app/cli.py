"""The operator's commands: serve, migrate, verify and the like."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
import uvicorn

from app import logs, settings
from app.bootstrap import exported_room, migrate_archive
from app.games.core.registry import games
from app.main import create
from app.services.fairness import Unfair, verify_file
from app.services.passwords import hash_password
from app.simulation import simulate
from app.settings import BadSettings, Settings

MOST_FRAME_BYTES = 64 * 1024
"""Longer frames are closed with 1009 by the protocol itself."""
PING_SECONDS = 20.0
SHUTDOWN_SECONDS = 5

commands = typer.Typer(no_args_is_help=True, add_completion=False)


@commands.command()
def serve() -> None:
    """Serve the tables; without settings embedded, on http://127.0.0.1:8000."""
    chosen = _settings()
    logs.configure(chosen.log_level)
    config = uvicorn.Config(
        create(chosen),
        host=chosen.host,
        port=chosen.port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=bool(chosen.trusted_proxies),
        forwarded_allow_ips=list(chosen.trusted_proxies),
        access_log=False,
        server_header=False,
        log_level="warning",
    )
    listener = config.bind_socket()
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = chosen.public_origin or f"http://{shown}:{port}"
    typer.echo(f"Interregnum is open: {address}")
    uvicorn.Server(config).run(sockets=[listener])


@commands.command()
def migrate() -> None:
    """Bring the database up to date; run it once before a new version serves."""
    asyncio.run(migrate_archive(_settings()))
    typer.echo("The database is up to date.")


@commands.command()
def verify(
    file: Annotated[
        Path, typer.Argument(help="A replay, as the result page saves it.")
    ],
) -> None:
    """Check that a finished match was dealt and played as it was committed to."""
    try:
        report = verify_file(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        _refuse(f"The file cannot be read: {error}.")
    except Unfair as error:
        _refuse(f"NOT as committed: {error}")
    typer.echo(report)


@commands.command(name="hash-password")
def hash_password_command() -> None:
    """Hash the admin's password for ADMIN_PASSWORD_HASH (asked for, not echoed)."""
    password = typer.prompt("Password", hide_input=True, confirmation_prompt=True)
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


@commands.command(name="export-room")
def export_room(code: str) -> None:
    """Print a live room as a test fixture: the spectator's view and the log."""
    exported = asyncio.run(exported_room(_settings(), code))
    if exported is None:
        _refuse("There is no such room.")
    typer.echo(exported)


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
