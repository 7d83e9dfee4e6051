"""The product in one piece: opened by its settings, served, and closed again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from app.main import create, from_environment
from app.settings import Settings

LOCAL = ("127.0.0.1", 5000)
FAR = ("203.0.113.7", 5000)


@asynccontextmanager
async def served(
    chosen: Settings, client: tuple[str, int] = LOCAL
) -> AsyncIterator[httpx.AsyncClient]:
    """Serve with these settings to one caller."""
    app = create(chosen)
    transport = httpx.ASGITransport(app, client=client)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as caller,
    ):
        yield caller


async def test_a_server_says_that_it_lives_and_is_ready(tmp_path: Path) -> None:
    async with served(Settings(data_dir=tmp_path)) as caller:
        alive = await caller.get("/healthz")
        ready = await caller.get("/readyz")

    assert (alive.json(), ready.json()) == ({"status": "alive"}, {"status": "ready"})


async def test_both_doors_are_described(tmp_path: Path) -> None:
    async with served(Settings(data_dir=tmp_path)) as caller:
        calls = (await caller.get("/openapi.json")).json()
        frames = (await caller.get("/asyncapi.json")).json()

    assert "/api/rooms/{code}/join" in calls["paths"]
    assert frames["asyncapi"] == "3.0.0"
    assert calls["info"]["version"] == frames["info"]["version"]


async def test_metrics_are_for_this_machine_or_the_tokens_holder(
    tmp_path: Path,
) -> None:
    chosen = Settings(data_dir=tmp_path, metrics_token="a-long-secret-token")
    async with served(chosen, FAR) as far:
        nobody = await far.get("/metrics")
        wrong = await far.get(
            "/metrics", headers={b"authorization": "Bearer é".encode()}
        )
        holder = await far.get(
            "/metrics", headers={"authorization": "Bearer a-long-secret-token"}
        )
    async with served(Settings(data_dir=tmp_path)) as near:
        here = await near.get("/metrics")

    assert [a.status_code for a in (nobody, wrong, holder, here)] == [
        403, 403, 200, 200,
    ]  # fmt: skip
    assert nobody.json()["code"] == "metrics-private"
    assert "interregnum" in here.text


async def test_without_a_token_nobody_from_outside_reads_metrics(
    tmp_path: Path,
) -> None:
    async with served(Settings(data_dir=tmp_path), FAR) as far:
        answer = await far.get("/metrics", headers={"authorization": "Bearer "})

    assert answer.status_code == 403


async def test_the_same_file_serves_again_after_a_stop(tmp_path: Path) -> None:
    chosen = Settings(data_dir=tmp_path)
    async with served(chosen) as caller:
        signed_in = await caller.post("/api/session", json={"name": "Ada"})
        bearer = {"authorization": f"Bearer {signed_in.json()['token']}"}
        body = {"game": "kingless"}
        opened = await caller.post("/api/rooms", json=body, headers=bearer)

    async with served(chosen) as caller:
        code = opened.json()["code"]
        found = await caller.get(f"/api/rooms/{code}", headers=bearer)

    assert found.json()["seats"][0]["name"] == "Ada"


async def test_the_environment_is_enough(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.setenv("PUBLIC_ORIGIN", "https://table.example")

    app = from_environment()

    assert app.state.house.secure
    assert app.state.house.public_origin == "https://table.example"
