"""What every level of the tests may ask for: engines, a browser, the clock's report."""

import shutil
from collections import defaultdict
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.engines import EngineFailed, PostgresEngine, RedisEngine

# How long one example takes tells of the machine, which may be busy.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

_seconds_per_level: defaultdict[str, float] = defaultdict(float)


@pytest.fixture(scope="session")
def _redis() -> Iterator[RedisEngine]:
    with RedisEngine.running() as engine:
        yield engine


@pytest.fixture(scope="session")
def _postgres() -> Iterator[PostgresEngine]:
    with PostgresEngine.running() as engine:
        yield engine


@pytest.fixture(scope="session")
def redis_url(_redis: RedisEngine) -> str:
    """Return the address of this run's Redis; what a test leaves there stays."""
    return _redis.url


@pytest.fixture(scope="session")
def postgres_url(_postgres: PostgresEngine) -> str:
    """Return the address of this run's PostgreSQL, `postgresql+asyncpg://...`."""
    return _postgres.url


@pytest.fixture
def redis_engine(_redis: RedisEngine) -> Iterator[RedisEngine]:
    """Lend this run's Redis to a test that stops or kills it; it runs afterwards."""
    yield _redis
    _redis.thaw()
    _redis.start()


@pytest.fixture
def postgres_engine(_postgres: PostgresEngine) -> Iterator[PostgresEngine]:
    """Lend this run's PostgreSQL to a test that stops or kills it, as above."""
    yield _postgres
    _postgres.thaw()
    _postgres.start()


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of the system's Chromium, for Playwright's `executable_path`."""
    if found := shutil.which("chromium"):
        return found
    msg = "chromium is missing; scripts/test installs it"
    raise EngineFailed(msg)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up what each level, a folder of the tests, has taken."""
    level = report.nodeid.removeprefix("tests/").partition("/")[0].partition("::")[0]
    _seconds_per_level[level] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the seconds of every level, the longest first."""
    terminalreporter.section("seconds per level")
    ranked = sorted(_seconds_per_level.items(), key=lambda item: -item[1])
    for level, seconds in ranked:
        terminalreporter.write_line(f"{seconds:8.1f}  {level}")
