"""The client's files: small, kept as long as they may be, and always the right ones."""

import gzip
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from app.web.given import House
from app.web.http import errors, pages
from tests.servers import Server

SCRIPT = "start();\n" * 100
BUILT = "/static/vendor/build/main-1.js"
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
def house(tmp_path: Path) -> House:
    """Return a house with a client of a few files, built and as written."""
    build = tmp_path / "vendor" / "build"
    build.mkdir(parents=True)
    for folder, word in ((tmp_path, "plain"), (build, "built")):
        (folder / "sw.js").write_text(f"{word} worker", "utf-8")
    (tmp_path / "index.html").write_text("plain shell", "utf-8")
    (tmp_path / "main.js").write_text(SCRIPT, "utf-8")
    for page in {*pages.PAGES.values(), pages.NOWHERE}:
        (build / f"{page}.html").write_text(f"shell of {page}", "utf-8")
    (build / "main-1.js").write_text(SCRIPT, "utf-8")
    (build / "main-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (build / "main-1.js.br").write_bytes(b"as brotli")
    return House(
        allows_origin=lambda _origin, _host: True,
        secure=False,
        public_origin=None,
        static=tmp_path,
        built=lambda: build,
        metrics_token=None,
        engine="0.1.0",
    )


def client_of(house: House) -> httpx.AsyncClient:
    """Return a client of a server that has pages and files, and nothing else."""
    app = FastAPI()
    app.state.house = house
    app.include_router(pages.routes)
    pages.mount(app, house)
    errors.register(app)
    transport = httpx.ASGITransport(app=app)
    return httpx.AsyncClient(
        transport=transport, base_url="http://table", headers={"accept-encoding": ""}
    )


@pytest.fixture
async def client(house: House) -> AsyncIterator[httpx.AsyncClient]:
    """Return a client of a server with a built client."""
    async with client_of(house) as opened:
        yield opened


async def test_a_browser_that_goes_nowhere_is_shown_a_page(
    client: httpx.AsyncClient,
) -> None:
    browser = {"accept": "text/html,*/*;q=0.8", "if-none-match": "*"}
    page = await client.get("/nowhere", headers=browser)
    program = await client.get("/nowhere", headers={"accept": "*/*"})

    assert (page.status_code, page.text) == (404, "shell of missing")
    assert (program.status_code, program.json()["code"]) == (404, "no-such-page")


@pytest.mark.parametrize("path", ["/", "/m/1", "/sw.js", "/nowhere"])
async def test_the_disk_is_looked_at_in_a_thread_and_no_table_waits(
    house: House, path: str
) -> None:
    threads: list[int] = []

    def built() -> Path | None:
        threads.append(threading.get_ident())
        return house.built()

    async with client_of(replace(house, built=built)) as client:
        await client.get(path, headers={"accept": "text/html"})

    assert len(threads) == 1
    assert threading.get_ident() not in threads


async def raw(client: httpx.AsyncClient, path: str, accepts: str) -> httpx.Response:
    """Return an answer whose content was not unpacked."""
    request = client.build_request("GET", path, headers={"accept-encoding": accepts})
    return await client.send(request, stream=True)


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br;q=0.000, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
async def test_a_built_file_comes_in_the_smallest_form_that_the_browser_takes(
    client: httpx.AsyncClient, accepts: str, encoding: str | None
) -> None:
    answer = await raw(client, BUILT, accepts)

    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == FOREVER


async def test_a_compressed_file_holds_what_the_file_itself_holds(
    client: httpx.AsyncClient,
) -> None:
    answer = await client.get(BUILT, headers={"accept-encoding": "gzip"})

    assert int(answer.headers["content-length"]) < len(SCRIPT)
    assert answer.text == SCRIPT


async def test_every_form_of_a_file_has_a_tag_of_its_own(
    client: httpx.AsyncClient,
) -> None:
    answers = [await raw(client, BUILT, accepts) for accepts in ("br", "gzip", "")]

    assert len({answer.headers["etag"] for answer in answers}) == 3


@pytest.mark.parametrize("path", [BUILT, "/static/main.js", "/r/ABCD2345", "/sw.js"])
async def test_what_the_browser_has_is_not_sent_again(
    client: httpx.AsyncClient, path: str
) -> None:
    first = await client.get(path)
    tag = first.headers["etag"]

    again = await client.get(path, headers={"if-none-match": f'"other", W/{tag}'})
    other = await client.get(path, headers={"if-none-match": '"other"'})

    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert (other.status_code, other.content) == (200, first.content)


async def test_a_file_as_written_is_asked_about_at_every_load(
    client: httpx.AsyncClient,
) -> None:
    answer = await client.get("/static/main.js", headers={"accept-encoding": "gzip"})

    assert answer.headers["cache-control"] == "no-cache"
    assert "content-encoding" not in answer.headers
    assert answer.text == SCRIPT


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("/", "home"),
        ("/r/ABCD2345", "room"),
        ("/m/m1", "replay"),
        ("/me", "me"),
        ("/rules/kingless", "rules"),
        ("/admin", "admin"),
    ],
)
async def test_every_page_has_a_built_shell_of_its_own(
    client: httpx.AsyncClient, path: str, page: str
) -> None:
    answer = await client.get(path)

    assert answer.text == f"shell of {page}"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_without_a_build_every_page_is_the_shell_as_written(house: House) -> None:
    async with client_of(replace(house, built=lambda: None)) as client:
        shells = {(await client.get(path)).text for path in ("/", "/r/A", "/me")}
        worker = await client.get("/sw.js")

    assert shells == {"plain shell"}
    assert worker.text == "plain worker"


async def test_the_worker_of_a_build_is_its_own(client: httpx.AsyncClient) -> None:
    assert (await client.get("/sw.js")).text == "built worker"


@pytest.mark.parametrize("path", ["/static/none.js", "/static/../pyproject.toml"])
async def test_nothing_else_is_a_file(client: httpx.AsyncClient, path: str) -> None:
    assert (await client.get(path)).status_code == 404


async def test_public_facts_of_a_game_are_compressed_and_no_others(
    server: Server,
) -> None:
    paths = ("/api/games", "/api/games/kingless/catalogue", "/api/rooms", "/healthz")
    async with httpx.AsyncClient(base_url=server.address) as client:
        answers = {path: await client.get(path) for path in paths}
        plain = await client.get(paths[1], headers={"accept-encoding": "identity"})

    packed = {p for p, a in answers.items() if "content-encoding" in a.headers}
    assert packed == {"/api/games", "/api/games/kingless/catalogue"}
    assert plain.json() == answers[paths[1]].json()
    assert int(answers[paths[1]].headers["content-length"]) * 2 < len(plain.content)
