"""The description of the room socket is whole, and of the structs themselves."""

import json
import re
from typing import Any

import pytest

from app.protocol.asyncapi import document
from app.protocol.from_client import TYPES

DOCUMENT = document("1.2.3")
SENT = {
    "welcome", "room", "view", "chat", "signal", "nudge", "notice", "preview", "ok",
    "error", "pong",
}  # fmt: skip


def at(reference: str) -> Any:
    """Return what a reference of the document leads to."""
    found: Any = DOCUMENT
    for key in reference.removeprefix("#/").split("/"):
        found = found[key]
    return found


def messages_of(operation: str) -> dict[str, Any]:
    """Return the messages of an operation by the `type` of their frames."""
    named = [at(message["$ref"]) for message in operation_of(operation)["messages"]]
    messages = [at(reference["$ref"]) for reference in named]
    return {message["name"]: message for message in messages}


def operation_of(name: str) -> Any:
    """Return one of the two operations."""
    return DOCUMENT["operations"][name]


def test_it_says_what_it_describes() -> None:
    assert DOCUMENT["asyncapi"] == "3.0.0"
    assert DOCUMENT["info"]["version"] == "1.2.3"
    assert DOCUMENT["channels"]["room"]["address"] == "/ws/rooms/{code}"


def test_every_reference_leads_somewhere() -> None:
    references = set(re.findall(r'"\$ref": "([^"]+)"', json.dumps(DOCUMENT)))

    assert len(references) > 50
    assert all(at(reference) for reference in references)


def test_every_message_that_is_decoded_is_received() -> None:
    assert operation_of("command")["action"] == "receive"
    assert set(messages_of("command")) == TYPES


def test_every_message_to_the_client_is_sent() -> None:
    assert operation_of("tell")["action"] == "send"
    assert set(messages_of("tell")) == SENT


@pytest.mark.parametrize("operation", ["command", "tell"])
def test_the_payload_of_a_message_has_its_type(operation: str) -> None:
    for name, message in messages_of(operation).items():
        payload = at(message["payload"]["$ref"])

        assert payload["properties"]["type"]["enum"] == [name]
        assert message["summary"].endswith(".")


def test_commands_take_no_unknown_fields_and_answers_may_grow() -> None:
    commands, answers = messages_of("command"), messages_of("tell")

    move = at(commands["move"]["payload"]["$ref"])
    preview = at(answers["preview"]["payload"]["$ref"])

    assert move["additionalProperties"] is False
    assert move["required"] == ["type", "id", "seq", "move"]
    assert preview["required"] == ["type", "id"]
    assert "additionalProperties" not in preview
