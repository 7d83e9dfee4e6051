"""What must never happen on a page, whoever is before it."""

from playwright.sync_api import ConsoleMessage, Dialog, Page

EXPECTED = ("Failed to load resource", "WebSocket connection to")
"""Words of a browser about a line that is down or a request that was refused."""


class Watch:
    """Collects errors, dialogs and breaches of the content policy of pages."""

    def __init__(self) -> None:
        self.troubles: list[str] = []

    def over(self, page: Page) -> None:
        """Watch over a page from now on."""
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._said)
        page.on("dialog", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        # What axe does through the debugger has no address and is not the page's.
        ours = bool(message.location["url"])
        expected = message.text.startswith(EXPECTED)
        if message.type == "error" and ours and not expected:
            self.troubles.append(f"console: {message.text}")

    def _asked(self, dialog: Dialog) -> None:
        self.troubles.append(f"dialog: {dialog.message}")
        dialog.dismiss()
