"""The client: one shell for every page, and its files."""

import os

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.web.given import House
from app.web.http.deps import HouseDep

PAGES = ("/", "/r/{code}", "/m/{match}", "/me", "/rules", "/rules/{game}", "/admin")
REVALIDATE = {"cache-control": "no-cache"}

routes = APIRouter(include_in_schema=False)


async def _shell(request: Request, house: HouseDep) -> FileResponse:
    del request
    return FileResponse(house.static / "index.html", headers=REVALIDATE)


for _path in PAGES:
    routes.add_api_route(_path, _shell, methods=["GET", "HEAD"])


@routes.get("/sw.js")
async def service_worker(house: HouseDep) -> FileResponse:
    """Return the service worker from the root, so that it may serve every page."""
    return FileResponse(
        house.static / "sw.js", media_type="text/javascript", headers=REVALIDATE
    )


class RevalidatedFiles(StaticFiles):
    """Files that a browser asks about again: a new version shows at once."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return the file, to be revalidated by its ETag."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.setdefault("cache-control", "no-cache")
        return response


def mount(app: FastAPI, house: House) -> None:
    """Serve the client's files under `/static`."""
    app.mount("/static", RevalidatedFiles(directory=house.static), name="static")
