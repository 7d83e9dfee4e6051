"""Files of the client, in the smallest form that the browser takes.

Sent compressed is only what stands ready compressed beside the file itself: nothing
that is made for one request, and nothing with a secret in it.
"""

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from app.web.built import BUILD

REVALIDATE: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"
FORMS: Final = {"br": ".br", "gzip": ".gz"}  # the smaller first
# The same everywhere, whatever a system's own list of types says.
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class ClientFiles(StaticFiles):
    """All files of the client; those of the build are named after what is inside."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return the file; a plain one is asked about again, a built one never."""
        del stat_result, status_code
        built = scope["path"].startswith(f"/static/{BUILD.as_posix()}/")
        cache = FOR_EVER if built else REVALIDATE
        return client_file(Path(full_path), Headers(scope=scope), cache=cache)


def client_file(path: Path, asked: Headers, *, cache: str = REVALIDATE) -> Response:
    """Return a file of the client, or word that the browser has it already.

    Args:
        path: The file; `NAME.br` and `NAME.gz` beside it are its other forms.
        asked: The headers of the request.
        cache: How long a browser may keep it, as `cache-control`.
    """
    forms = _forms(path)
    taken = encodings(asked)
    chosen = next((name for name in forms if name in taken), None)
    sent = path if chosen is None else forms[chosen]
    answer = FileResponse(
        sent, media_type=TYPES.get(path.suffix), stat_result=sent.stat()
    )
    answer.headers["cache-control"] = cache
    if forms:
        answer.headers["vary"] = "accept-encoding"
    if chosen is not None:
        answer.headers["content-encoding"] = chosen
        # Two forms of one file are two things to a cache.
        answer.headers["etag"] = f'{answer.headers["etag"][:-1]}-{chosen}"'
    if answer.headers["etag"] in _known(asked):
        return NotModifiedResponse(answer.headers)
    return answer


def _forms(path: Path) -> dict[str, Path]:
    """Return the compressed forms that stand beside the file."""
    beside = {name: path.with_name(path.name + end) for name, end in FORMS.items()}
    return {name: form for name, form in beside.items() if form.exists()}


def encodings(asked: Headers) -> set[str]:
    """Return the encodings that the browser takes (RFC 9110, 12.5.3)."""
    parts = asked.get("accept-encoding", "").lower().replace(" ", "").split(",")
    weights = dict(part.partition(";q=")[::2] for part in parts)
    return {name for name, weight in weights.items() if not weight or _is_more(weight)}


def _is_more(weight: str) -> bool:
    """Return whether a weight such as `0.5` is more than nothing."""
    return weight.strip("0.") != ""


def _known(asked: Headers) -> set[str]:
    """Return the tags of the forms that the browser has."""
    tags = asked.get("if-none-match", "").split(",")
    return {tag.strip().removeprefix("W/") for tag in tags}
