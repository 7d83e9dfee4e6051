"""What holds for every board in every state: nothing too wide, too small or unnamed."""

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser

from tests.e2e.galleries import WINDOWS, open_board
from tests.e2e.walks import Noted, Walk, Walker


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


Walks = Mapping[str, Walk]
"""By the name of the window."""


@pytest.fixture(scope="module", params=BOARDS)
def game(request: pytest.FixtureRequest) -> str:
    """Return the game whose board is looked at."""
    return str(request.param)


@pytest.fixture(scope="module")
def walks(browser: Browser, gallery: str, game: str) -> Walks:
    """Return what was noted of a board, whose windows were all walked at once."""
    with ExitStack() as stack:
        walkers = {}
        for window in WINDOWS:
            page = stack.enter_context(open_board(browser, gallery, game, window))
            board = BOARDS[game]
            # A tablet has the parts of the two others.
            walkers[window] = Walker(
                page, board.controls, board.telling, judges_all=window != "tablet"
            )
        for walker in walkers.values():
            walker.set_out()
        return {window: walker.arrive() for window, walker in walkers.items()}


@pytest.fixture(params=WINDOWS)
def walk(walks: Walks, request: pytest.FixtureRequest) -> Walk:
    """Return what was noted in one of the windows."""
    return walks[request.param]


def faulty(noted: Mapping[str, Noted]) -> dict[str, list[str]]:
    """Return what axe has found, by state."""
    return {state: look["faults"] for state, look in noted.items() if look["faults"]}


def test_no_state_goes_sideways_or_has_small_controls(walk: Walk) -> None:
    cramped = {
        state: look
        for state, look in walk.night.items()
        if look["wide"] or look["small"]
    }

    assert walk.night
    assert cramped == {}
    assert walk.errors == []


def test_axe_finds_nothing_in_any_state(walk: Walk) -> None:
    assert faulty(walk.night) == {}


def test_axe_finds_nothing_by_day(walk: Walk) -> None:
    assert walk.day
    assert faulty(walk.day) == {}


def test_the_sign_hangs_at_the_same_place_in_every_state(walk: Walk, game: str) -> None:
    elsewhere = BOARDS[game].elsewhere

    (place,) = {
        look["sign"] and tuple(look["sign"])
        for state, look in walk.night.items()
        if state not in elsewhere
    }
    assert place
