"""`python -m bench.weight`: what a cold page of a game in play weighs, in Chromium.

Two people sit down at a table and start; then one of them opens it in a browser that
has nothing yet, and every byte of every answer is counted as it came over the line.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from tests.servers import Server

CHROMIUM: dict[str, Any] = {
    "executable_path": "/usr/bin/chromium",
    "args": ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
}
WINDOW: Any = {"width": 1440, "height": 900}
ENCODINGS = {"gzip": ["gzip"], "brotli": ["gzip", "br"]}


class Scale:
    """Counts what one page loads, answer by answer.

    Attributes:
        content: Bytes of content by kind of thing, as they came over the line.
        answers: How many answers by kind.
        headers: Bytes of all headers; a proxy that speaks HTTP/2 packs them to a few.
    """

    def __init__(self, line: CDPSession) -> None:
        self.content: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.headers = 0
        self._kinds: dict[str, str] = {}
        line.on("Network.responseReceived", self._began)
        line.on("Network.dataReceived", self._went_on)
        line.on("Network.loadingFinished", self._ended)

    @property
    def total(self) -> int:
        """Everything, headers too."""
        return self.content.total() + self.headers

    def _began(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        self._kinds[event["requestId"]] = kind
        self.answers[kind] += 1

    def _went_on(self, event: dict[str, Any]) -> None:
        size = int(event["encodedDataLength"])
        self.content[self._kinds.get(event["requestId"], "Other")] += size
        self.headers -= size

    def _ended(self, event: dict[str, Any]) -> None:
        self.headers += int(event["encodedDataLength"])


async def weigh(browser: Browser, address: str, encoding: str) -> Scale:
    """Start a round and return what its page weighs in a cold browser.

    Args:
        browser: Where every window is a person of their own.
        address: The server.
        encoding: A key of `ENCODINGS`: what the browser is told to take.
    """
    host = await _window(browser, address)
    await _play(browser, host, address)
    cold = await _window(browser, address, await host.context.storage_state())
    line = await cold.context.new_cdp_session(cold)
    await line.send("Network.enable")
    await line.send("Network.setAcceptedEncodings", {"encodings": ENCODINGS[encoding]})
    scale = Scale(line)
    await cold.goto(host.url)
    await cold.locator(".kcard").first.wait_for()
    await cold.wait_for_load_state("networkidle")
    return scale


async def _window(browser: Browser, address: str, state: Any = None) -> Page:
    """Return an empty window; a worker would load in the page's place, uncounted."""
    context = await browser.new_context(
        base_url=address, viewport=WINDOW, storage_state=state, service_workers="block"
    )
    return await context.new_page()


async def _play(browser: Browser, host: Page, address: str) -> None:
    """Let two people sit down at a new table and start."""
    await host.goto("/")
    await host.get_by_role("button", name="Open a table").first.click()
    sheet = host.get_by_role("dialog")
    await sheet.get_by_label("What shall we call you?").fill("Ada")
    await sheet.get_by_role("button", name="Open a table").click()
    await host.wait_for_url("**/r/**")
    guest = await _window(browser, address)
    await guest.goto(host.url)
    await guest.get_by_role("textbox").first.fill("Bo")
    await guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        await page.get_by_role("button", name="I am ready").click()
    await host.get_by_role("button", name="Start", exact=True).click()
    await host.locator(".kcard").first.wait_for()


@asynccontextmanager
async def _served() -> AsyncIterator[str]:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        yield server.address


async def main() -> None:
    """Print the weight by kind, with both encodings."""
    async with _served() as address, async_playwright() as playwright:
        browser = await playwright.chromium.launch(**CHROMIUM)
        for encoding in ENCODINGS:
            scale = await weigh(browser, address, encoding)
            print(f"{encoding}: {scale.total:,} bytes in all")
            print(f"  {'headers':12} {scale.answers.total():4} {scale.headers:8,}")
            for kind, size in scale.content.most_common():
                print(f"  {kind:12} {scale.answers[kind]:4} {size:8,}")
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
