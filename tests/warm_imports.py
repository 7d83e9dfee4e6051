"""What the process has imported that warm ones are forked off (`tests.warm`)."""

from app import cli
from app.games.core.registry import games

__all__ = ["cli"]

games()
