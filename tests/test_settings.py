"""Unsafe, unknown or ill-formed settings refuse to start and say what to do."""

from pathlib import Path

import pytest

from app.services.passwords import hash_password
from app.settings import BadSettings, Settings, load

HASH = hash_password("crown and hat")
NAMES = [name.upper() for name in Settings.model_fields]


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def refusal(monkeypatch: pytest.MonkeyPatch, **values: str) -> str:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        load()
    return str(caught.value)


def test_without_any_setting_it_is_embedded_on_loopback() -> None:
    chosen = load()

    assert (chosen.host, chosen.port) == ("127.0.0.1", 8000)
    assert chosen.embedded
    assert chosen.archive_url == "sqlite:///data/interregnum.sqlite3"


def test_a_public_host_needs_a_public_origin(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "PUBLIC_ORIGIN" in refusal(monkeypatch, HOST="0.0.0.0")


def test_a_public_host_with_its_origin_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOST", "0.0.0.0")
    monkeypatch.setenv("PUBLIC_ORIGIN", "https://Table.example")

    assert load().public_origin == "https://table.example"


@pytest.mark.parametrize("origin", ["table.example", "https://ex ample", "https:// "])
def test_x06_a_mistyped_origin_refuses_to_start(
    monkeypatch: pytest.MonkeyPatch, origin: str
) -> None:
    assert "PUBLIC_ORIGIN" in refusal(monkeypatch, PUBLIC_ORIGIN=origin)


@pytest.mark.parametrize("name", NAMES)
def test_an_empty_value_is_as_good_as_none(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, "")

    assert load() == Settings()


def test_an_unknown_name_with_our_prefix_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = refusal(monkeypatch, INTERREGNUM_HOSTT="x")

    assert "INTERREGNUM_HOSTT" in said
    assert "HOST" in said


def test_an_unknown_name_in_the_env_file_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Path(".env").write_text("# ours\nPORT=9000\nPROT=1\n", "utf-8")

    assert "PROT" in refusal(monkeypatch)


def test_the_env_file_is_read() -> None:
    Path(".env").write_text("PORT=9000\n", "utf-8")

    assert load().port == 9000


@pytest.mark.parametrize(
    ("name", "value", "hint"),
    [
        ("HOST", "nonsense", "127.0.0.1"),
        ("HOST", " ", "127.0.0.1"),
        ("HOST", "http://127.0.0.1", "127.0.0.1"),
        ("PORT", "70000", "65535"),
        ("PORT", "-1", "0"),
        ("PORT", "http", "integer"),
        ("DATA_DIR", "what?", "question mark"),
        ("COMMANDS_PER_SECOND", "0", "1"),
        ("PLAIN_CLIENT", "perhaps", "boolean"),
        ("REDIS_MAY_FORGET", "perhaps", "boolean"),
        ("METRICS_TOKEN", "two words", "one word"),
        ("METRICS_TOKEN", "Schl\u00fcssel", "one word"),
        ("LOG_LEVEL", "loud", "debug"),
        ("REDIS_URL", "localhost:6379", "redis://"),
        ("REDIS_URL", "redis://localhost:port/0", "redis://"),
        ("DATABASE_URL", "mysql://x", "postgresql://"),
        ("DATABASE_URL", "postgresql://somebody@[", "postgresql://"),
        ("DATABASE_URL", "postgresql://localhost:99999/x", "postgresql://"),
        ("ADMIN_PASSWORD_HASH", "secret", "hash-password"),
        ("ADMIN_PASSWORD_HASH", "$argon2 cut o", "hash-password"),
        ("ADMIN_PASSWORD_HASH", f"$2b$12${'x' * 53}", "hash-password"),
        ("ADMIN_PASSWORD_HASH", HASH[:-30], "hash-password"),
        ("ADMIN_PASSWORD_HASH", HASH.replace("$m=", "="), "dollar signs"),
        ("ADMIN_PASSWORD_HASH", f"{HASH} ", "hash-password"),
        ("TRUSTED_PROXIES", "10.0.0.0/8, everybody", "everybody"),
        ("TRUSTED_PROXIES", "*", "10.0.0.0/8"),
        ("TRUSTED_PROXIES", "0.0.0.0/0", "everybody"),
    ],
)
def test_an_ill_formed_value_is_refused_with_a_hint(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, hint: str
) -> None:
    said = refusal(monkeypatch, **{name: value})

    assert name in said
    assert hint in said


def test_a_hash_that_was_made_here_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADMIN_PASSWORD_HASH", HASH)

    assert load().admin_password_hash == HASH


def test_an_env_file_that_cannot_be_read_is_told_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Path(".env").write_bytes(
        "PUBLIC_ORIGIN=https://b\u00fccher.example".encode("latin-1")
    )

    assert refusal(monkeypatch).startswith(".env cannot be read")


def test_trusted_proxies_are_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRUSTED_PROXIES", "10.0.0.0/8, 127.0.0.1")

    assert load().trusted_proxies == ("10.0.0.0/8", "127.0.0.1")


def test_x06_only_the_exact_public_origin_may_talk_to_us() -> None:
    chosen = Settings(public_origin="https://table.example")

    assert chosen.allows_origin("https://table.example", "anything")
    for origin in (
        "http://table.example",
        "https://table.example.evil.example",
        "https://evil.example/https://table.example",
        "https://table.example:8443",
        "null",
        "",
    ):
        assert not chosen.allows_origin(origin, "table.example")


def test_x06_on_loopback_the_page_must_come_from_the_same_address() -> None:
    chosen = Settings()

    assert chosen.allows_origin("http://127.0.0.1:8000", "127.0.0.1:8000")
    assert chosen.allows_origin("http://localhost:8000", "localhost:8000")
    assert not chosen.allows_origin("http://127.0.0.1:9000", "127.0.0.1:8000")
    assert not chosen.allows_origin("http://evil.example", "evil.example")
    assert not chosen.allows_origin("null", "127.0.0.1:8000")
