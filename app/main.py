"""The ASGI entry: settings, then the product, then its two doors."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.responses import JSONResponse

from app import logs, settings
from app.bootstrap import house_of, running_services
from app.protocol.asyncapi import document
from app.settings import Settings
from app.web.http import (
    admin,
    challenges,
    errors,
    games,
    health,
    matches,
    pages,
    rooms,
    series,
    session,
)
from app.web.http.guard import Guard
from app.web.ws import room_socket
from app.web.ws.wire import WireTap


def from_environment() -> FastAPI:
    """Return the product as the environment sets it (an ASGI factory).

    Raises:
        BadSettings: The settings do not allow a start.
    """
    chosen = settings.load()
    logs.configure(chosen.log_level)
    return create(chosen)


def create(chosen: Settings) -> FastAPI:
    """Return the product with these settings; it starts with the lifespan."""
    house = house_of(chosen)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running_services(chosen) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="Interregnum",
        version=house.engine,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses=errors.described(),
    )
    app.state.house = house
    errors.register(app)
    app.add_middleware(Guard, house=house)
    app.add_middleware(WireTap)
    doors = (session, rooms, games, matches, challenges, series, admin, health, pages)
    for door in doors:
        app.include_router(door.routes)
    app.include_router(room_socket.routes)
    app.add_api_route(
        "/asyncapi.json", _asyncapi(house.engine), include_in_schema=False
    )
    pages.mount(app, house)
    return app


def _asyncapi(engine: str) -> Callable[[], Awaitable[JSONResponse]]:
    described = document(engine)

    async def asyncapi() -> JSONResponse:
        return JSONResponse(described)

    return asyncapi
