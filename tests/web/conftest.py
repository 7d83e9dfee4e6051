"""One embedded server for all web tests; each test opens its own tables."""

from collections.abc import Iterator

import pytest

from tests.servers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a running embedded server."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running
