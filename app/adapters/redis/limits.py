"""Rate limits on Redis, counted by the `limits` library for all processes."""

from limits import RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError
from redis.asyncio import BlockingConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff

from app.services import rates
from app.services.ports import Unavailable

CONNECTIONS = 8
ATTEMPTS = 3
ANSWER_SECONDS = 3.0
"""How long to wait for a connection, and for Redis."""


class RedisLimits:
    """A `Limits` on Redis.

    Args:
        url: Where Redis is; connections are made when they are needed.
        prefix: Keeps products, and tests, that share a server apart.
    """

    def __init__(self, url: str, prefix: str) -> None:
        self._pool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=ANSWER_SECONDS,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            # After a restart every connection is dead, and none knows. At worst an
            # event is counted twice.
            retry=Retry(ExponentialBackoff(cap=0.1, base=0.01), ATTEMPTS),
        )
        storage = RedisStorage(
            "async+redis://",  # the pool knows where it is
            implementation="redispy",
            key_prefix=f"{prefix}:limit",
            wrap_exceptions=True,
            connection_pool=self._pool,  # type: ignore[arg-type] # an option, and documented
        )
        self._limiter = MovingWindowRateLimiter(storage)

    async def hit(self, rule: str, key: str) -> bool:
        """Count one event; return False when it is over the rule's limit.

        Raises:
            ValueError: The rule is not written like ``5/10s``.
            Unavailable: Redis does not answer.
        """
        try:
            return await self._limiter.hit(_item(rule), key)
        except StorageError as error:
            raise Unavailable(str(error.storage_error)) from error

    async def allows(self, rule: str, key: str) -> bool:
        """Return whether one more event would be under the limit.

        Raises:
            ValueError: The rule is not written like ``5/10s``.
            Unavailable: Redis does not answer.
        """
        try:
            return await self._limiter.test(_item(rule), key)
        except StorageError as error:
            raise Unavailable(str(error.storage_error)) from error

    async def close(self) -> None:
        """Let go of the connections."""
        await self._pool.aclose()


def _item(rule: str) -> RateLimitItemPerSecond:
    rate = rates.parse(rule)
    return RateLimitItemPerSecond(rate.most, rate.seconds)
