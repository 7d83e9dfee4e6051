"""The admin's password is hashed with Argon2 and checked without a shortcut."""

import pytest

from app.services.passwords import hash_password, is_password

HASH = hash_password("open sesame")


def test_a_hash_is_argon2_and_salted() -> None:
    assert HASH.startswith("$argon2id$")
    assert hash_password("open sesame") != HASH


async def test_the_password_is_known_by_its_hash() -> None:
    assert await is_password("open sesame", HASH)


@pytest.mark.parametrize("wrong", ["", "open sesame ", "Open sesame", "x" * 256, "é"])
async def test_another_password_is_not(wrong: str) -> None:
    assert not await is_password(wrong, HASH)


@pytest.mark.parametrize("broken", ["", "open sesame", "$argon2id$v=19$m=65536"])
async def test_a_broken_hash_lets_nobody_in(broken: str) -> None:
    assert not await is_password("open sesame", broken)
