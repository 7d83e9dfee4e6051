"""Routes of series: the tables of friends that can be opened again."""

import msgspec
from fastapi import APIRouter, Response

from app.web.http.deps import CurrentPlayer, ServicesDep

routes = APIRouter(prefix="/api/series", tags=["series"])


@routes.get("")
async def list_series(player: CurrentPlayer, given: ServicesDep) -> Response:
    """List the series I can open again, last played first."""
    body = {"series": await given.series.of_player(player.player)}
    return Response(msgspec.json.encode(body), media_type="application/json")
