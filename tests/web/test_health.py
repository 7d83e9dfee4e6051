"""What operators ask: does it live, do its stores answer, what does it count."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI

from app.services.ports import Unavailable
from app.web.given import House
from app.web.http.errors import register
from app.web.http.health import routes

NEAR, FAR = "127.0.0.1", "203.0.113.7"


class Store:
    """A store that answers, or does not."""

    def __init__(self, *, away: bool = False) -> None:
        self._away = away

    async def ping(self) -> None:
        """Answer, or not."""
        if self._away:
            raise Unavailable("away")


@asynccontextmanager
async def a_caller(
    *,
    host: str = NEAR,
    token: str | None = None,
    store: bool = True,
    archive: bool = True,
) -> AsyncIterator[httpx.AsyncClient]:
    """Return somebody at an address, and say what of the house answers."""
    app = FastAPI()
    app.include_router(routes)
    register(app)
    app.state.services = SimpleNamespace(
        rooms=SimpleNamespace(store=Store(away=not store)),
        archive=Store(away=not archive),
    )
    app.state.house = House(
        allows_origin=lambda _origin, _host: True,
        secure=False,
        public_origin=None,
        static=Path(),
        built=lambda: None,
        metrics_token=token,
        engine="0",
    )
    door = httpx.ASGITransport(app, client=(host, 50_000))
    async with httpx.AsyncClient(transport=door, base_url="http://house") as caller:
        yield caller


async def test_a_process_lives_though_nothing_behind_it_answers() -> None:
    async with a_caller(store=False, archive=False) as caller:
        answer = await caller.get("/healthz")

    assert (answer.status_code, answer.json()) == (200, {"status": "alive"})


async def test_it_is_ready_once_store_and_database_answer() -> None:
    async with a_caller() as caller:
        answer = await caller.get("/readyz")

    assert (answer.status_code, answer.json()) == (200, {"status": "ready"})


@pytest.mark.parametrize(
    ("store", "archive"), [(False, True), (True, False)], ids=["store", "database"]
)
async def test_p09_it_is_not_ready_while_one_of_them_is_away(
    *, store: bool, archive: bool
) -> None:
    async with a_caller(store=store, archive=archive) as caller:
        answer = await caller.get("/readyz")

    assert (answer.status_code, answer.json()["code"]) == (503, "try-later")


async def test_this_machine_reads_the_metrics() -> None:
    async with a_caller() as caller:
        answer = await caller.get("/metrics")

    assert answer.status_code == 200
    assert "python_info" in answer.text


@pytest.mark.parametrize(
    ("token", "given", "status"),
    [
        (None, "", 403),
        (None, "Bearer ", 403),
        ("a secret", "", 403),
        ("a secret", "Bearer another", 403),
        ("a secret", "Bearer a secret", 200),
    ],
)
async def test_from_outside_only_the_tokens_holder_reads_the_metrics(
    token: str | None, given: str, status: int
) -> None:
    async with a_caller(host=FAR, token=token) as caller:
        answer = await caller.get("/metrics", headers={"authorization": given})

    assert answer.status_code == status
    if status != 200:
        assert answer.json()["code"] == "metrics-private"
