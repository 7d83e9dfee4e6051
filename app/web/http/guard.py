"""The ASGI guard before every request: origin, content type, size, headers."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.web.given import House
from app.web.http.errors import problem

MOST_BODY_BYTES = 192 * 1024
"""A deck of 128 KiB as a JSON string fits."""
TOO_LARGE = "The request is too large."
CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
SENDABLE = ("application/json", "application/toml")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses what no route wants to see, and marks every answer."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass an allowed request on, with limits and headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        app = self._refusal(scope["method"], headers) or self._app
        bounded = _Bounded(receive, self._marking(send, scope["path"]))
        await app(scope, bounded.receive, bounded.send)

    def _refusal(self, method: str, headers: Headers) -> ASGIApp | None:
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > MOST_BODY_BYTES:
            return problem(413, "body-too-large", TOO_LARGE)
        if method not in CHANGING:
            return None
        origin = headers.get("origin")
        if origin is not None and not self._house.allows_origin(
            origin, headers.get("host", "")
        ):
            return problem(403, "foreign-origin", "Open the table on its own site.")
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        has_body = headers.get("content-length", "0") != "0"
        if (has_body or "transfer-encoding" in headers) and kind not in SENDABLE:
            sentence = "Send JSON with Content-Type: application/json."
            return problem(415, "json-only", sentence)
        return None

    def _marking(self, send: Send, path: str) -> Send:
        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._house.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                if path.startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        return marked


class _Bounded:
    """One request, of whose body only so much is read."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._read = 0
        self._answered = False

    async def receive(self) -> Message:
        """Return what comes next, unless it is too much."""
        message = await self._receive()
        self._read += len(message.get("body", b""))
        # No route of ours reads on once it answers; only the end is waited for then.
        if self._read > MOST_BODY_BYTES and not self._answered:
            # The one exception that the framework lets through while it reads.
            raise HTTPException(413, TOO_LARGE)
        return message

    async def send(self, message: Message) -> None:
        """Answer."""
        self._answered = True
        await self._send(message)
