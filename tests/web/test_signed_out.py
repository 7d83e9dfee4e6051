"""A device that is signed out hears nothing more, wherever it was signed out."""

import asyncio
import socket
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn

from app.main import create
from app.settings import Settings
from tests.guests import Guest


@pytest.fixture
async def vouching(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a server that asks for the devices of sockets all the time."""
    app = create(Settings(data_dir=tmp_path))
    app.state.house = replace(app.state.house, vouch_seconds=0.01)
    config = uvicorn.Config(app, ws="websockets-sansio", log_level="warning")
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        await serving


async def test_c05_a_socket_does_not_outlive_its_device(vouching: str) -> None:
    async with Guest(vouching, "Ada") as ada, Guest(vouching, "Bo") as bo:
        code = await ada.open()
        await bo.join(code)
        here, there = await ada.socket(code), await bo.socket(code)
        await bo.call("DELETE", "/api/session")

        assert await there.until_closed() == 4401
        assert (await here.ask("chat", text="alone now"))["type"] == "ok"
