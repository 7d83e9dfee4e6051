"""Addresses are read as they are meant, or refused with how to write them."""

import pytest

from app.addresses import database, listening, network, origin, redis


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("0.0.0.0", "0.0.0.0"),
        ("::", "::"),
        ("0:0::1", "::1"),
        ("LocalHost", "localhost"),
    ],
)
def test_an_address_of_this_machine_can_be_listened_on(
    written: str, meant: str
) -> None:
    assert listening(written) == meant


@pytest.mark.parametrize(
    "written",
    ["nonsense", "table.example", "127.0.0.1:8000", "[::1]", "256.0.0.1", " ", "1"],
)
def test_what_is_no_address_cannot_be_listened_on(written: str) -> None:
    with pytest.raises(ValueError, match=r"write 127\.0\.0\.1 for this machine"):
        listening(written)


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("https://Table.example:443/", "https://table.example"),
        ("HTTP://table.example:80", "http://table.example"),
        ("https://table.example:8443", "https://table.example:8443"),
        ("https://table.example:", "https://table.example"),
        ("https://my_table-1.example.", "https://my_table-1.example."),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("http://[0:0:0::A]", "http://[::a]"),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("https://b\u00fccher.example", "https://xn--bcher-kva.example"),
        ("https://B\u00dcCHER.example", "https://xn--bcher-kva.example"),
    ],
)
def test_x06_an_origin_is_understood_as_browsers_write_it(
    typed: str, sent: str
) -> None:
    assert origin(typed) == sent


@pytest.mark.parametrize(
    "typed",
    [
        "table.example",
        "https://",
        "https:///",
        "https:table.example",
        "ftp://x.example",
        "https://x.example/a",
        "https://x.example?a",
        "https://x.example#a",
        "https://x.example\\a",
        "https://x.example:99999",
        "https://x.example:0",
        "https://x.example:port",
        "https://x.example:80:80",
        "https://somebody@x.example",
        "https://:secret@x.example",
        "https://@x.example",
        "https://ex ample",
        "https://x.example ",
        " https://x.example",
        "https://x.exa\nmple",
        "https://x.exa\u00admple",
        "https://x..example",
        "https://.example",
        "https://-x.example",
        "https://x-.example",
        "https://x,y.example",
        "https://*.example",
        f"https://{'x' * 64}.example",
        "https://256.1.1.1",
        "https://1.2.3",
        "https://0x7f.1",
        "https://[::1",
        "https://[::1]x",
        "https://x[::1]",
        "https://[x]",
        "https://stra\u00dfe.example",
    ],
)
def test_x06_an_origin_that_no_browser_sends_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r"such as https://table\.example"):
        origin(typed)


@pytest.mark.parametrize("written", ["10.0.0.0/8", "127.0.0.1", "fd00::/8"])
def test_a_proxy_is_an_address_or_a_network(written: str) -> None:
    assert network(written) == written


@pytest.mark.parametrize(
    "written", ["everybody", "*", "10.0.0.1/8", "0.0.0.0/0", "::/0", "a.example"]
)
def test_x23_everybody_is_no_proxy(written: str) -> None:
    with pytest.raises(ValueError, match=r"everybody|write 10\.0\.0\.0/8"):
        network(written)


@pytest.mark.parametrize(
    "written",
    [
        "redis://localhost",
        "redis://localhost:6379/",
        "redis://somebody:p%40ss@redis.example:6380/3",
        "rediss://[::1]:6379/0",
        "unix:///run/redis.sock",
        "unix:///run/redis.sock?db=2",
    ],
)
def test_a_redis_is_where_its_url_says(written: str) -> None:
    assert redis(written) == written


@pytest.mark.parametrize(
    "written",
    [
        "localhost:6379",
        "http://localhost:6379",
        "redis://localhost:port/0",
        "redis://localhost:0/0",
        "redis://local host/0",
        "redis://localhost/first",
        "redis://localhost/0/1",
        "redis://localhost/0?ssl=true",
        "redis://localhost/0#1",
        "unix://",
        "unix:///run/redis.sock?db=one",
    ],
)
def test_what_is_no_redis_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="write redis://host:port/0"):
        redis(written)


@pytest.mark.parametrize(
    "written",
    [
        "postgresql://somebody:secret@localhost:5432/interregnum",
        "postgres://localhost/interregnum?sslmode=require",
        "postgresql+asyncpg://localhost/interregnum?prepared_statement_cache_size=0",
        "postgresql:///interregnum?host=/run/postgresql",
    ],
)
def test_a_database_is_where_its_url_says(written: str) -> None:
    assert database(written) == written


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("mysql://x", "write postgresql://"),
        ("postgresql://somebody@[", "write postgresql://"),
        ("postgresql://localhost:99999/x", "write postgresql://"),
        ("postgresql://local host/x", "write postgresql://"),
        ("postgresql://localhost/x#y", "write postgresql://"),
        ("postgresql://localhost/x?sslmode=always", "sslmode is one of"),
        ("postgresql://localhost/x?colour=red", "'colour' is not understood"),
    ],
)
def test_what_is_no_database_is_refused(written: str, hint: str) -> None:
    with pytest.raises(ValueError, match=hint):
        database(written)
