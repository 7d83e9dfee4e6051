"""Addresses of Redis are read in every customary way of writing them."""

import pytest

from app.adapters.redis.address import Address, parse


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("redis://localhost", Address(host="localhost")),
        ("redis://", Address(host="localhost")),
        ("redis://10.0.0.7:7000/3", Address(host="10.0.0.7", port=7000, database=3)),
        ("redis://[::1]:6380", Address(host="::1", port=6380)),
        ("redis://:s%40fe@db", Address(host="db", password="s@fe")),
        ("redis://ada:pw@db", Address(host="db", username="ada", password="pw")),
        ("rediss://db:6390", Address(host="db", port=6390, tls=True)),
        ("unix:///run/redis.sock", Address(path="/run/redis.sock")),
        ("unix:///run/r.sock?db=2", Address(path="/run/r.sock", database=2)),
        ("unix://:pw@/run/r.sock", Address(path="/run/r.sock", password="pw")),
    ],
)
def test_an_address_is_read(url: str, address: Address) -> None:
    assert parse(url) == address


@pytest.mark.parametrize(
    "url", ["http://localhost", "localhost:6379", "redis://db/x", "unix:///s?db=x"]
)
def test_what_is_no_address_of_redis_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="Redis"):
        parse(url)


def test_an_address_is_shown_without_its_password() -> None:
    """X10: no log holds a credential."""
    assert str(parse("redis://ada:secret@db:7000/1")) == "db:7000"
    assert str(parse("unix://:secret@/run/r.sock")) == "/run/r.sock"
