"""What a server imports before it can open, to have it at hand."""

from app import cli
from app.games.core.registry import games

__all__ = ["cli"]

games()
