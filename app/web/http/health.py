"""Routes for operators: alive, ready, metrics."""

import hmac

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from app.services.errors import Forbidden
from app.web.caller import is_local
from app.web.http.deps import HouseDep, ServicesDep

routes = APIRouter(tags=["operations"])


@routes.get("/healthz")
async def alive() -> dict[str, str]:
    """Say that the process lives."""
    return {"status": "alive"}


@routes.get("/readyz")
async def ready(given: ServicesDep) -> dict[str, str]:
    """Say that the store could take a move, and that the database answers."""
    await given.rooms.store.ping()
    await given.archive.ping()
    return {"status": "ready"}


@routes.get("/metrics")
async def metrics(request: Request, house: HouseDep) -> Response:
    """Return Prometheus metrics, to this machine or to who has the token."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token = house.metrics_token
    if not is_local(request) and (
        token is None or not hmac.compare_digest(given.encode(), token.encode())
    ):
        raise Forbidden(
            "metrics-private", "Metrics are for this machine or the token's holder."
        )
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
