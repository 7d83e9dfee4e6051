"""What is counted of commands is told to whoever reads the metrics."""

from prometheus_client import CollectorRegistry

from app.services.metrics import ACCEPTED, Commands


def told(result: str) -> float | None:
    """Return how many commands were answered so, as the metrics say."""
    registry = CollectorRegistry()
    registry.register(Commands())
    return registry.get_sample_value("interregnum_commands_total", {"result": result})


def test_every_command_is_counted_by_its_answer() -> None:
    accepted, refused = told("accepted"), told("refused")
    assert accepted is not None

    ACCEPTED.inc()
    ACCEPTED.inc()

    assert told("accepted") == accepted + 2
    assert told("refused") == refused
