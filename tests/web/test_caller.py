"""Who calls: by token, by address, from this machine or through a proxy."""

import pytest
from starlette.requests import HTTPConnection

from app.web.caller import client_key, is_local, token_of


def a_connection(address: str | None = None, **headers: str) -> HTTPConnection:
    """Return a connection from an address."""
    return HTTPConnection(
        {
            "type": "http",
            "client": None if address is None else (address, 5000),
            "headers": [
                (name.replace("_", "-").encode(), value.encode())
                for name, value in headers.items()
            ],
        }
    )


def test_the_header_of_a_program_wins_over_a_cookie() -> None:
    cookie = "interregnum_session=from-the-cookie"

    assert token_of(a_connection(cookie=cookie)) == "from-the-cookie"
    both = a_connection(cookie=cookie, authorization="bearer from-the-header ")
    assert token_of(both) == "from-the-header"
    assert token_of(a_connection(authorization="Basic abc")) is None


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("/run/socket", "/run/socket"),
        (None, "unknown"),
    ],
    ids=["version 4", "version 6", "4 in 6", "no address", "nobody"],
)
def test_limits_count_for_an_address_or_its_network(
    address: str | None, key: str
) -> None:
    assert client_key(a_connection(address)) == key


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.8.8", "::1"])
def test_a_program_on_this_machine_is_local(address: str) -> None:
    assert is_local(a_connection(address))


@pytest.mark.parametrize("address", ["10.0.0.1", "203.0.113.7", "testserver", None])
def test_everybody_else_is_not(address: str | None) -> None:
    assert not is_local(a_connection(address))


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "x_real_ip"])
def test_who_comes_through_a_proxy_is_not_local(header: str) -> None:
    assert not is_local(a_connection("127.0.0.1", **{header: "127.0.0.1"}))
