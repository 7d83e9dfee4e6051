"""Whom a limit counts for: the caller, as far as a trusted proxy vouches for it."""

from collections.abc import Iterator

import httpx
import pytest

from tests.servers import Server

WRONG_CODES = 30  # so many wrong codes an address may try
ADA, BO = "203.0.113.7", "203.0.113.8"


@pytest.fixture
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that no proxy stands before."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that believes what a proxy on this machine says."""
    data = tmp_path_factory.mktemp("data")
    with Server(data, settings={"TRUSTED_PROXIES": "127.0.0.1"}) as running:
        yield running


def guess(server: Server, forwarded: str) -> str:
    """Ask for a room that is not there; return the code of the refusal."""
    answer = httpx.get(
        f"{server.address}/api/rooms/ZZZZ2222", headers={"X-Forwarded-For": forwarded}
    )
    code: str = answer.json()["code"]
    return code


def test_x23_a_forged_address_does_not_go_around_a_limit(alone: Server) -> None:
    told = [guess(alone, f"203.0.113.{number}") for number in range(WRONG_CODES)]

    assert set(told) == {"no-such-room"}
    assert guess(alone, "203.0.113.200") == "too-many-wrong-codes"


def test_x21_who_guesses_codes_shuts_out_nobody_else(behind_a_proxy: Server) -> None:
    for _ in range(WRONG_CODES):
        guess(behind_a_proxy, ADA)

    assert guess(behind_a_proxy, ADA) == "too-many-wrong-codes"
    assert guess(behind_a_proxy, BO) == "no-such-room"


def test_x23_only_what_the_proxy_itself_saw_is_believed(behind_a_proxy: Server) -> None:
    for _ in range(WRONG_CODES):
        guess(behind_a_proxy, ADA)

    assert guess(behind_a_proxy, f"198.51.100.1, {ADA}") == "too-many-wrong-codes"


def test_one_address_cannot_keep_the_server_reading_decks(
    behind_a_proxy: Server,
) -> None:
    here = {"X-Forwarded-For": ADA}
    with httpx.Client(base_url=behind_a_proxy.address, headers=here) as ada:
        ada.post("/api/session", json={"name": "Ada"}).raise_for_status()
        room = ada.post("/api/rooms", json={"game": "kingless"}).json()["code"]
        path = f"/api/rooms/{room}/content"
        told = [ada.put(path, json={"text": "x"}).json()["code"] for _ in range(21)]

    assert set(told[:-1]) == {"content-refused"}
    assert told[-1] == "too-many-requests"
