"""Turns every refusal into one shape: problem details with `code` and `message`."""

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, cast

import msgspec
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from app.games.core.errors import IllegalMove
from app.room.refusals import RoomRefusal
from app.services.errors import (
    Conflict,
    Forbidden,
    Invalid,
    NotFound,
    NotSignedIn,
    ServiceError,
    TooMany,
    TryLater,
)
from app.services.ports import Unavailable
from app.web.http.pages import lost

STATUS: Mapping[type[Exception], int] = {
    NotSignedIn: 401,
    Forbidden: 403,
    NotFound: 404,
    Conflict: 409,
    Invalid: 422,
    TooMany: 429,
    TryLater: 503,
}
ROOM_STATUS: Mapping[str, int] = {
    "bad-name": 422,
    "bad-options": 422,
    "members-only": 403,
    "not-host": 403,
    "not-a-member": 403,
    "removed-from-room": 403,
}
REFUSED = 409
CODE_BY_STATUS: Mapping[int, str] = {
    404: "no-such-page",
    405: "method-not-allowed",
    413: "body-too-large",
}
"""What the framework refuses by itself, before any route."""
MEDIA_TYPE = "application/problem+json"

events = structlog.get_logger()


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One error as RFC 9457 problem details, whose `title` is the status's own.

    `code` is one of `app.protocol.codes` or of a game's `refusals`; `message` says
    what to do next, in English; `details` are public facts.
    """

    title: str
    status: int
    detail: str
    code: str
    message: str
    details: dict[str, Any] = {}


def problem(
    status: int, code: str, message: str, details: Mapping[str, Any] | None = None
) -> Response:
    """Return one error as problem details."""
    title = HTTPStatus(status).phrase
    body = Problem(title, status, message, code, message, dict(details or {}))
    # In ASCII, since a refusal may quote what UTF-8 cannot hold.
    text = json.dumps(msgspec.to_builtins(body), separators=(",", ":"))
    return Response(text, status, media_type=MEDIA_TYPE)


def described() -> dict[int | str, dict[str, Any]]:
    """Return every call's errors as OpenAPI describes them: one shape."""
    schema = msgspec.json.schema_components((Problem,))[1]["Problem"]
    text = "Refused, with a code of the page of codes; nothing has changed."
    content = {MEDIA_TYPE: {"schema": schema}}
    return {"default": {"description": text, "content": content}}


async def _service_error(_: Request, error: Exception) -> Response:
    error = cast(ServiceError, error)  # registered for this class alone
    status = next(s for cls, s in STATUS.items() if isinstance(error, cls))
    return problem(status, error.code, error.message, error.details)


async def _room_refusal(_: Request, error: Exception) -> Response:
    error = cast(RoomRefusal | IllegalMove, error)
    status = ROOM_STATUS.get(error.code, REFUSED)
    return problem(status, error.code, error.message, error.details)


async def _unavailable(_: Request, error: Exception) -> Response:
    events.warning("unavailable", reason=str(error))
    later = TryLater()
    return problem(503, later.code, later.message)


async def _invalid(_: Request, error: Exception) -> Response:
    error = cast(RequestValidationError, error)
    fields = [
        {"field": ".".join(str(p) for p in e["loc"][1:]), "problem": e["msg"]}
        for e in error.errors()[:10]
    ]
    return problem(
        422,
        "bad-request",
        "The request is not right; see the fields.",
        {"fields": fields},
    )


async def _http(request: Request, error: Exception) -> Response:
    error = cast(HTTPException, error)
    if error.status_code == HTTPStatus.NOT_FOUND:
        page = await run_in_threadpool(lost, request)
        if page is not None:
            return page
    code = CODE_BY_STATUS.get(error.status_code, "bad-request")
    return problem(error.status_code, code, str(error.detail))


async def _unexpected(request: Request, error: Exception) -> Response:
    events.error("unexpected", path=request.url.path, exc_info=error)
    return problem(
        500, "unexpected", "That did not work, and it was not you. Try again."
    )


def register(app: FastAPI) -> None:
    """Answer every refusal of this app in the one shape."""
    app.add_exception_handler(ServiceError, _service_error)
    app.add_exception_handler(RoomRefusal, _room_refusal)
    app.add_exception_handler(IllegalMove, _room_refusal)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _unexpected)
