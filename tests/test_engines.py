"""The engines that other tests rely on are real and come back with their data."""

import shutil
import subprocess

import asyncpg
import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisUnreachable

from tests.engines import PostgresEngine, RedisEngine

pytestmark = pytest.mark.live


async def test_redis_keeps_every_write_and_evicts_nothing(redis_url: str) -> None:
    async with Redis.from_url(redis_url) as client:
        settings = await client.config_get("appendonly", "maxmemory-policy")

    assert settings == {"appendonly": "yes", "maxmemory-policy": "noeviction"}


async def test_a_killed_redis_comes_back_with_its_data(
    redis_engine: RedisEngine,
) -> None:
    async with Redis.from_url(redis_engine.url) as client:
        await client.set("before", "the kill")

    redis_engine.kill()
    async with Redis.from_url(redis_engine.url) as client:
        with pytest.raises(RedisUnreachable):
            await client.ping()
    redis_engine.start()

    async with Redis.from_url(redis_engine.url, decode_responses=True) as client:
        assert await client.get("before") == "the kill"


async def test_postgres_is_a_real_server(postgres_url: str) -> None:
    connection = await asyncpg.connect(_plain(postgres_url))
    version = await connection.fetchval("select version()")
    await connection.close()

    assert version.startswith("PostgreSQL 18")


async def test_a_killed_postgres_comes_back_with_its_data(
    postgres_engine: PostgresEngine,
) -> None:
    address = _plain(postgres_engine.create_database("survivor"))
    connection = await asyncpg.connect(address)
    await connection.execute("create table kept as select 7 as number")

    postgres_engine.kill()
    with pytest.raises((OSError, asyncpg.PostgresError)):
        await asyncpg.connect(address)
    postgres_engine.start()

    again = await asyncpg.connect(address)
    assert await again.fetchval("select number from kept") == 7
    await again.close()
    connection.terminate()


async def test_stopping_in_good_order_waits_for_the_end(
    redis_engine: RedisEngine, postgres_engine: PostgresEngine
) -> None:
    redis_engine.stop()
    postgres_engine.stop()

    assert not redis_engine.is_running
    assert not postgres_engine.is_running


def test_chromium_is_on_this_machine(chromium: str) -> None:
    said = subprocess.run(
        [chromium, "--version"], capture_output=True, text=True, check=True
    )

    assert "Chromium" in said.stdout
    assert shutil.which(chromium)


def _plain(url: str) -> str:
    """Return the address as asyncpg itself takes it."""
    return url.replace("+asyncpg", "")
