"""The devices of open sockets are asked for many at a time, while there are any."""

import asyncio
from collections.abc import Iterable

import pytest
from structlog.testing import capture_logs

from app.services.ports import Unavailable
from app.web.vouching import AT_ONCE, Vouching
from tests.services.outlets import RecordingOutlet

TWO_ROUNDS = 2


class Porter:
    """Knows who is signed in, or fails as it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.signed_out: set[str] = set()
        self.fault: Exception | None = None
        self.most_at_once = 0

    async def signed_in(self, tokens: Iterable[str]) -> set[str]:
        """Say whose tokens are somebody's, a turn of the event loop later."""
        known = set(tokens)
        self.asked += known
        self.most_at_once = max(self.most_at_once, len(known))
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault
        return known - self.signed_out

    async def rounds(self, count: int, token: str) -> None:
        """Wait until a token has been asked for so often from now on."""
        before = self.asked.count(token)
        async with asyncio.timeout(60):
            while self.asked.count(token) < before + count:
                await asyncio.sleep(0)


@pytest.fixture
def porter() -> Porter:
    """Return who is asked."""
    return Porter()


@pytest.fixture
def vouching(porter: Porter) -> Vouching:
    """Return what asks all the time."""
    return Vouching(porter)


def watched(vouching: Vouching, *tokens: str) -> dict[str, RecordingOutlet]:
    """Watch a socket for each token."""
    outlets = {token: RecordingOutlet("ada", token) for token in tokens}
    for token, outlet in outlets.items():
        vouching.watch(outlet, token, 0)
    return outlets


async def test_c05_only_the_socket_of_a_signed_out_device_is_closed(
    porter: Porter, vouching: Vouching
) -> None:
    outlets = watched(vouching, "phone", "laptop")
    porter.signed_out.add("phone")

    await porter.rounds(TWO_ROUNDS, "phone")

    assert outlets["phone"].closed == (4401, "not signed in any more")
    assert outlets["laptop"].closed is None


@pytest.mark.parametrize("fault", [Unavailable("away"), ZeroDivisionError()], ids=repr)
async def test_while_nobody_can_say_so_a_socket_stays(
    porter: Porter, vouching: Vouching, fault: Exception
) -> None:
    outlets = watched(vouching, "phone")
    porter.fault = fault

    with capture_logs():
        await porter.rounds(TWO_ROUNDS, "phone")

    assert outlets["phone"].closed is None


async def test_a_fault_of_ours_is_told(porter: Porter, vouching: Vouching) -> None:
    watched(vouching, "phone")
    fault = porter.fault = ZeroDivisionError()

    with capture_logs() as told:
        await porter.rounds(TWO_ROUNDS, "phone")

    assert (told[0]["event"], told[0]["exc_info"]) == ("vouching_failed", fault)


async def test_devices_are_asked_for_in_one_go_but_not_too_many(
    porter: Porter, vouching: Vouching
) -> None:
    watched(vouching, *map(str, range(AT_ONCE + 10)))

    await porter.rounds(TWO_ROUNDS, "0")

    assert porter.most_at_once == AT_ONCE


async def test_nobody_is_asked_for_once_all_sockets_have_ended(
    porter: Porter, vouching: Vouching
) -> None:
    outlets = watched(vouching, "phone")
    await porter.rounds(1, "phone")

    vouching.forget(outlets["phone"])
    porter.asked.clear()
    for _ in range(10):
        await asyncio.sleep(0)

    assert porter.asked == []


async def test_a_socket_that_comes_after_the_last_has_ended_is_asked_for(
    porter: Porter, vouching: Vouching
) -> None:
    vouching.forget(watched(vouching, "phone")["phone"])

    watched(vouching, "laptop")

    await porter.rounds(1, "laptop")
