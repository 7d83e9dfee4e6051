"""What holds for every board in every state: nothing too wide, too small or unnamed."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.galleries import (
    WINDOWS,
    cramped,
    every_state,
    faulty,
    open_board,
    sign_places,
)


@dataclass(frozen=True, slots=True)
class Board:
    """What is looked at on a board.

    Attributes:
        controls: Selector of what fingers have to hit.
        telling: States that show every part of the board between them.
        elsewhere: States in which the Sign hangs elsewhere: the ends, and where
            whoever watches has no hand above it.
    """

    controls: str
    telling: tuple[str, ...]
    elsewhere: tuple[str, ...]


FELL = ("won", "won-gold", "abandoned", "spectator", "lost")

BOARDS = {
    "kingless": Board(
        ".sign .btn, .kindex-card, .kpeek",
        ("my-turn", "reaction", "tunnel", "contest", "reading", "result"),
        ("result", "spectator"),
    ),
    "regicide": Board(
        ".sign .btn, .rseat-head, .rpile.is-discard, .rtip .btn, .again",
        ("picked", "exact", "why-not", "pay-over", "choose", "solo-flip", *FELL),
        FELL,
    ),
    "two-heirs": Board(
        ".sign .btn, .hzoom, .hscore-open, button.hunit, .hhenry .btn, .htour .btn,"
        ":is(.on-phone, .on-tablet) :is(button.hline, .huse-row > button)",
        ("ghost", "too-dear", "siege", "road", "reading", "henry", "won"),
        (
            *("won", "lost", "watched-end", "henry-wins", "left"),
            *("spectator", "watched-sources"),
        ),
    ),
}


@pytest.fixture(scope="module", params=product(BOARDS, WINDOWS), ids="-".join)
def opened(
    browser: Browser, gallery: str, request: pytest.FixtureRequest
) -> Iterator[tuple[Board, str, Page]]:
    """Return a board, the name of its window, and the page it is shown on."""
    game, window = request.param
    with open_board(browser, gallery, game, window) as page:
        yield BOARDS[game], window, page


def test_no_state_goes_sideways_or_has_small_controls(
    opened: tuple[Board, str, Page],
) -> None:
    board, _, page = opened

    assert cramped(page, board.controls) == {}


def test_axe_finds_nothing_in_any_state(opened: tuple[Board, str, Page]) -> None:
    board, window, page = opened

    # A tablet has the parts of the two others.
    states = board.telling if window == "tablet" else every_state(page)
    assert faulty(page, states, "night") == {}


def test_axe_finds_nothing_by_day(opened: tuple[Board, str, Page]) -> None:
    board, _, page = opened

    assert faulty(page, board.telling, "day") == {}


def test_the_sign_hangs_at_the_same_place_in_every_state(
    opened: tuple[Board, str, Page],
) -> None:
    board, _, page = opened

    assert len(sign_places(page, board.elsewhere)) == 1
