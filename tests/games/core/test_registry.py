"""Every game folder is found, and nothing else."""

from app.games.core.registry import games
from app.games.kingless import GAME


def test_games_are_found_by_their_id() -> None:
    assert games()["kingless"] is GAME


def test_games_stand_in_the_order_of_their_folders() -> None:
    assert list(games()) == sorted(games())
    assert "core" not in games()
