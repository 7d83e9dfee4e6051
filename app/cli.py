"""The operator's commands: serve, migrate, verify and the like."""

import socket
import sys
from typing import Annotated, NoReturn

import typer
import uvicorn

from app import logs, settings
from app.games.core.registry import games
from app.main import create
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
    _AnnouncedServer(config, address).run(sockets=[listener])


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
