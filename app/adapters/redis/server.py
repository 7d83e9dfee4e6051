"""Whether a Redis server may be trusted with live rooms."""

from hiredis import ReplyError

from app.adapters.redis.link import Link

OLDEST = (7, 0)
"""Sharded announcements came with this version."""


class UnusableServer(Exception):
    """The server would lose rooms, or cannot hold them; says what to change."""


async def check_server(link: Link, *, may_forget: bool) -> None:
    """Refuse a server that would throw rooms away (fault P08).

    Args:
        link: To the server.
        may_forget: Accept one that forgets everything when it stops: for
            development and tests only.

    Raises:
        UnusableServer: It is too old, a cluster of several nodes, evicts keys, or
            keeps nothing on disk.
        Unavailable: It does not answer.
    """
    facts = _facts(await link.call("INFO"))
    _check_version(facts["redis_version"])
    _check_eviction(facts["maxmemory_policy"])
    if facts.get("cluster_enabled") == "1":
        _check_cluster(_facts(await link.call("CLUSTER", "INFO")))
    if not may_forget and facts["aof_enabled"] != "1":
        await _check_snapshots(link)


def _check_version(version: str) -> None:
    major, minor = (int(part) for part in version.split(".")[:2])
    if (major, minor) < OLDEST:
        raise UnusableServer(
            f"This is Redis {version}; live rooms need Redis"
            f" {'.'.join(map(str, OLDEST))} or newer."
        )


def _check_eviction(policy: str) -> None:
    if policy != "noeviction":
        raise UnusableServer(
            f"This Redis throws rooms away when its memory is full (maxmemory-policy"
            f" {policy}). Set maxmemory-policy to noeviction, or give live rooms a"
            " Redis of their own."
        )


async def _check_snapshots(link: Link) -> None:
    try:
        reply = await link.call("CONFIG", "GET", "save")
    except ReplyError:
        reply = {}  # a hosted server that does not tell
    if not reply.get(b"save"):
        raise UnusableServer(
            "This Redis keeps nothing on disk, so that a restart would lose every"
            " room. Set appendonly yes, or, for development only,"
            " REDIS_MAY_FORGET=true."
        )


def _check_cluster(facts: dict[str, str]) -> None:
    if facts["cluster_size"] != "1":
        raise UnusableServer(
            f"This is a Redis Cluster of {facts['cluster_size']} nodes. Give live rooms"
            " one server, with replicas for safety."
        )


def _facts(report: bytes) -> dict[str, str]:
    """Return what a report of the server says, line by line."""
    pairs = (line.split(":", 1) for line in report.decode().splitlines() if ":" in line)
    return {name: value.strip() for name, value in pairs}
