"""How often sockets may be opened, and what a flood of them is told."""

from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app.adapters.embedded.limits import MemoryLimits
from app.services.errors import TooMany
from app.web.ws.handshakes import count_address, count_player
from tests.adapters.commits import StandingClock
from tests.guests import Guest
from tests.servers import Server

ADDRESS = "203.0.113.7"


def a_socket(host: str = ADDRESS) -> WebSocket:
    """Return the handshake of somebody at an address."""

    async def unused(*_: object) -> Any:
        raise AssertionError

    scope = {"type": "websocket", "headers": [], "client": (host, 50_000)}
    return WebSocket(scope, unused, unused)


@pytest.fixture
def clock() -> StandingClock:
    """Return a clock that the test moves."""
    return StandingClock()


@pytest.fixture
def limits(clock: StandingClock) -> MemoryLimits:
    """Return limits that nobody has used yet."""
    return MemoryLimits(clock)


async def test_m03_four_tabs_on_a_flaky_line_are_let_in_for_hours(
    clock: StandingClock, limits: MemoryLimits
) -> None:
    for _ in range(600):
        clock.at += 2_000
        for _ in range(4):
            await count_address(a_socket(), limits)
            await count_player(a_socket(), limits, "ada")


async def test_m03_who_opens_sockets_without_end_is_told_to_wait_and_then_let_in(
    clock: StandingClock, limits: MemoryLimits
) -> None:
    for _ in range(120):
        await count_player(a_socket(), limits, "ada")

    with pytest.raises(TooMany):
        await count_player(a_socket("203.0.113.8"), limits, "ada")
    clock.at += 60_000
    await count_player(a_socket(), limits, "ada")


async def test_a_player_who_floods_keeps_nobody_else_out(
    limits: MemoryLimits,
) -> None:
    for _ in range(120):
        await count_player(a_socket(), limits, "ada")

    await count_player(a_socket(), limits, "bo")


async def test_an_address_has_a_bound_of_its_own(limits: MemoryLimits) -> None:
    """All who share it come back at once after a restart."""
    for _ in range(600):
        await count_address(a_socket(), limits)

    with pytest.raises(TooMany):
        await count_address(a_socket(), limits)
    await count_address(a_socket("203.0.113.8"), limits)


async def test_sockets_of_this_machine_are_not_counted(limits: MemoryLimits) -> None:
    for _ in range(1_000):
        await count_address(a_socket("127.0.0.1"), limits)
        await count_player(a_socket("127.0.0.1"), limits, "ada")


async def closed_with(server: Server, guest: Guest, code: str) -> int:
    """Open a socket from far away and return how the server closes it."""
    headers = {"Authorization": f"Bearer {guest.token}", "X-Forwarded-For": ADDRESS}
    address = f"{server.address.replace('http', 'ws', 1)}/ws/rooms/{code}"
    async with connect(address, additional_headers=headers) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code is not None
        return socket.close_code


async def test_m03_a_flood_of_sockets_is_closed_with_a_code_that_says_wait(
    server: Server,
) -> None:
    async with Guest(server.address, "Ada") as ada, Guest(server.address, "Bo") as bo:
        code = await ada.open()

        told = [await closed_with(server, bo, code) for _ in range(121)]

    assert set(told[:-1]) == {4403}
    assert told[-1] == 4429
