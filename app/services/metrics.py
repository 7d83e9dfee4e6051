"""What operators can watch: counted here, served by `GET /metrics`."""

import time
from collections.abc import Iterator

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector


class Tally:
    """How often something has happened; a counter of the library takes a lock."""

    def __init__(self) -> None:
        self.count = 0

    def inc(self) -> None:
        """Count once more."""
        self.count += 1


ACCEPTED, REPEATED, REFUSED = Tally(), Tally(), Tally()


class Commands(Collector):
    """Tells the registry what was counted of every command, when it is asked."""

    def __init__(self) -> None:
        self._since = time.time()

    def collect(self) -> Iterator[Metric]:
        """Yield the commands by how they were answered."""
        what = "Commands of members, by how they were answered"
        family = CounterMetricFamily("interregnum_commands", what, labels=["result"])
        tallies = {"accepted": ACCEPTED, "repeated": REPEATED, "refused": REFUSED}
        for result, tally in tallies.items():
            family.add_metric([result], tally.count, self._since)
        yield family


REGISTRY.register(Commands())
CONFLICTS = Counter("interregnum_conflicts", "Commits that lost a race")
SOCKETS = Gauge("interregnum_sockets", "Open room sockets of this process")
LAGGING = Counter("interregnum_lagging", "Sockets whose backlog became a welcome")
ARCHIVED = Counter("interregnum_archived", "Matches written to the archive")
