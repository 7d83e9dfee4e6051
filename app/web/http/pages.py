"""The client: a shell for every page, and its files.

Which client there is, is asked of the disk. So its routes are plain functions, which
run in threads: no live table waits for them.
"""

from collections.abc import Callable
from http import HTTPStatus

from fastapi import APIRouter, FastAPI, Request, Response
from starlette.datastructures import Headers

from app.web.given import House
from app.web.http.deps import HouseDep
from app.web.http.files import ClientFiles, client_file

# Every address of the client, with the page that `static/js/core/router.js` opens.
PAGES = {
    "/": "home",
    "/r/{code}": "room",
    "/m/{match}": "replay",
    "/c/{challenge}": "challenge",
    "/me": "me",
    "/rules": "rules",
    "/rules/{game}": "rules",
    "/admin": "admin",
}
NOWHERE = "missing"
"""The page of every other address."""

routes = APIRouter(include_in_schema=False)


def _shell(page: str) -> Callable[[Request, HouseDep], Response]:
    """Return a route to the shell; a built one asks at once for what the page needs."""

    def shell(request: Request, house: HouseDep) -> Response:
        built = house.built()
        plain = house.static / "index.html"
        file = plain if built is None else built / f"{page}.html"
        return client_file(file, request.headers)

    return shell


for _path, _page in PAGES.items():
    routes.add_api_route(_path, _shell(_page), methods=["GET", "HEAD"])


@routes.get("/sw.js")
def service_worker(request: Request, house: HouseDep) -> Response:
    """Return the service worker from the root, so that it may serve every page."""
    return client_file((house.built() or house.static) / "sw.js", request.headers)


def lost(request: Request) -> Response | None:
    """Return the shell for an address that leads nowhere, if a browser went there.

    It looks at the disk, so call it in a thread.

    Args:
        request: What was asked, of an app that has a `House`.

    Returns:
        The shell with status 404, never as "not modified", since its router says
        what is wrong in the reader's words; None for a program, which is told the
        code.
    """
    if request.method != "GET" or "text/html" not in request.headers.get("accept", ""):
        return None
    house: House = request.app.state.house
    built = house.built()
    file = house.static / "index.html" if built is None else built / f"{NOWHERE}.html"
    taken = request.headers.get("accept-encoding", "")
    answer = client_file(file, Headers({"accept-encoding": taken}))
    answer.status_code = HTTPStatus.NOT_FOUND
    return answer


def mount(app: FastAPI, house: House) -> None:
    """Serve the client's files under `/static`."""
    app.mount("/static", ClientFiles(directory=house.static), name="static")
