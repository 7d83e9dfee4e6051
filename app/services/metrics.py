"""What operators can watch: counted here, served by `GET /metrics`."""

from prometheus_client import Counter, Gauge

COMMANDS = Counter(
    "interregnum_commands", "Commands of members, by how they were answered", ["result"]
)
ACCEPTED = COMMANDS.labels("accepted")
REPEATED = COMMANDS.labels("repeated")
REFUSED = COMMANDS.labels("refused")
CONFLICTS = Counter("interregnum_conflicts", "Commits that lost a race")
SOCKETS = Gauge("interregnum_sockets", "Open room sockets of this process")
LAGGING = Counter("interregnum_lagging", "Sockets whose backlog became a welcome")
ARCHIVED = Counter("interregnum_archived", "Matches written to the archive")
