"""Real browsers before a real server; each test opens tables of its own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.e2e.galleries import WINDOWS, fitted, open_board, open_gallery
from tests.e2e.watch import Watch
from tests.servers import Server
from tests.services.house import PASSWORD_HASH

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
LOOK = Path(__file__).parent / "look.js"
PATIENCE_MS = 60_000
LAPTOP = (1440, 900)

OpenWindow = Callable[..., Page]
Resize = Callable[[int, int], None]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a running embedded server that has an admin."""
    settings = {"ADMIN_PASSWORD_HASH": PASSWORD_HASH}
    with Server(tmp_path_factory.mktemp("evening"), settings=settings) as running:
        yield running


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """Return a browser; its end at the module's end frees the event loop."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """Return the address of the boards' gallery."""
    with open_gallery() as address:
        yield address


@pytest.fixture(scope="module")
def board(
    browser: Browser, gallery: str, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """Return the gallery of the module's `GAME`; its window is of any size."""
    with open_board(browser, gallery, request.module.GAME, "laptop") as opened:
        yield opened


@pytest.fixture(params=WINDOWS)
def page(board: Page, request: pytest.FixtureRequest) -> Page:
    """Return the gallery of the module's `GAME`, in each of the three windows."""
    return fitted(board, request.param)


@pytest.fixture
def laptop(board: Page) -> Page:
    """Return the gallery of the module's `GAME` on a laptop."""
    return fitted(board, "laptop")


@pytest.fixture
def resize(laptop: Page) -> Resize:
    """Return a function that gives the laptop a window of other measures."""

    def resized(width: int, height: int) -> None:
        laptop.set_viewport_size({"width": width, "height": height})

    return resized


@pytest.fixture
def phone(board: Page) -> Page:
    """Return the gallery of the module's `GAME` on a phone."""
    return fitted(board, "phone")


@pytest.fixture(scope="module")
def keep_window(browser: Browser, server: Server) -> Iterator[OpenWindow]:
    """Return a function that opens windows which stay open for all of the module.

    What any of them complains about in the meantime fails the module at its end.
    """
    with _windows(browser, server) as opened:
        yield opened


@pytest.fixture
def open_window(browser: Browser, server: Server) -> Iterator[OpenWindow]:
    """Return a function that opens windows which are closed again after the test.

    What any of them complains about in the meantime fails the test at its end.
    """
    with _windows(browser, server) as opened:
        yield opened


@contextmanager
def _windows(browser: Browser, server: Server) -> Iterator[OpenWindow]:
    """Yield a function that opens a window of a person of their own."""
    watch = Watch()
    contexts: list[BrowserContext] = []

    def opened(size: tuple[int, int] = LAPTOP) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, base_url=server.address
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(path=LOOK)
        context.on("page", watch.over)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()
    assert watch.troubles == []
