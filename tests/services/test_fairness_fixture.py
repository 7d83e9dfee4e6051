"""The client's fairness check is tested with what Python computes today."""

import json

from tests.fairness_fixture import FILE, exported


def test_the_clients_fixture_is_what_python_computes() -> None:
    assert json.loads(FILE.read_text("utf-8")) == exported()
