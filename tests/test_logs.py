"""A log line is an event and its fields, from the chosen level up."""

import subprocess
import sys

PROGRAM = """
import structlog
from app import logs
logs.configure({level!r})
log = structlog.get_logger()
log.debug("too_quiet")
log.info("table_closed", table="BCDFGHJK", players=3, late=True)
log.warning("two words", note="a = b")
"""


def logged(level: str) -> list[str]:
    """Return what a process logs at a level."""
    program = PROGRAM.format(level=level)
    run = [sys.executable, "-c", program]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    assert done.stdout == ""
    return done.stderr.splitlines()


def test_one_line_holds_one_event_with_its_fields() -> None:
    closed, warned = logged("info")

    assert "level=info event=table_closed table=BCDFGHJK players=3 late=true" in closed
    assert warned.endswith('level=warning event="two words" note="a = b"')
    assert closed.startswith("timestamp=")


def test_what_is_below_the_level_is_not_logged() -> None:
    assert len(logged("warning")) == 1
    assert len(logged("debug")) == 3
