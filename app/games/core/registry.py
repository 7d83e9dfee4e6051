"""Finds the games: every folder beside `core` whose package has a `GAME`."""

import importlib
import pkgutil
from functools import cache

import app.games
from app.games.core.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """Return every game by id, in the alphabetical order of the folders."""
    found = {}
    for module in pkgutil.iter_modules(app.games.__path__):
        if module.name == "core":
            continue
        package = importlib.import_module(f"app.games.{module.name}")
        game: AnyGame | None = getattr(package, "GAME", None)
        if game is not None:
            found[game.id] = game
    return found
