"""Turns every refusal into one shape: problem details with `code` and `message`."""

from collections.abc import Mapping
from typing import Any, cast

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
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
    "not-host": 403,
    "not-a-member": 403,
    "removed-from-room": 403,
}
REFUSED = 409

events = structlog.get_logger()


def problem(
    status: int, code: str, message: str, details: Mapping[str, Any] | None = None
) -> JSONResponse:
    """Return one error as RFC 9457 problem details."""
    body: dict[str, Any] = {
        "type": f"/docs/errors#{code}",
        "title": code,
        "status": status,
        "detail": message,
        "code": code,
        "message": message,
    }
    if details:
        body["details"] = dict(details)
    return JSONResponse(body, status, media_type="application/problem+json")


async def _service_error(_: Request, error: Exception) -> JSONResponse:
    error = cast(ServiceError, error)  # registered for this class alone
    status = next(s for cls, s in STATUS.items() if isinstance(error, cls))
    return problem(status, error.code, error.message, error.details)


async def _room_refusal(_: Request, error: Exception) -> JSONResponse:
    error = cast(RoomRefusal | IllegalMove, error)
    status = ROOM_STATUS.get(error.code, REFUSED)
    return problem(status, error.code, error.message, error.details)


async def _unavailable(_: Request, error: Exception) -> JSONResponse:
    events.warning("unavailable", reason=str(error))
    later = TryLater()
    return problem(503, later.code, later.message)


async def _invalid(_: Request, error: Exception) -> JSONResponse:
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


async def _http(_: Request, error: Exception) -> JSONResponse:
    error = cast(HTTPException, error)
    codes = {404: "no-such-page", 405: "method-not-allowed", 413: "body-too-large"}
    code = codes.get(error.status_code, "bad-request")
    return problem(error.status_code, code, str(error.detail))


async def _unexpected(request: Request, error: Exception) -> JSONResponse:
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
