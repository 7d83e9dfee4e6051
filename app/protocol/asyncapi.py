"""The room socket described as AsyncAPI 3, from the structs that decode it."""

from typing import Any

import msgspec

from app.protocol.from_client import FromClient
from app.protocol.to_client import Previewed, ToClient

CHANNEL = "room"
REF = "#/components/schemas/{name}"


def document(version: str) -> dict[str, Any]:
    """Return the AsyncAPI 3 document of the room socket."""
    received, sent = FromClient.__args__, (*ToClient.__args__, Previewed)
    kinds = (*received, *sent)
    payloads, schemas = msgspec.json.schema_components(kinds, ref_template=REF)
    messages = {
        _name(kind): {
            "name": str(kind.__struct_config__.tag),
            "summary": _summary(kind),
            "payload": payload,
        }
        for kind, payload in zip(kinds, payloads, strict=True)
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Interregnum, the room socket", "version": version},
        "channels": {
            CHANNEL: {
                "address": "/ws/rooms/{code}",
                "parameters": {"code": {"description": "The room's code."}},
                "messages": {
                    name: {"$ref": f"#/components/messages/{name}"} for name in messages
                },
            }
        },
        "operations": {
            "command": _operation("receive", received),
            "tell": _operation("send", sent),
        },
        "components": {"messages": messages, "schemas": schemas},
    }


def _operation(action: str, kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{CHANNEL}"},
        "messages": [
            {"$ref": f"#/channels/{CHANNEL}/messages/{_name(kind)}"} for kind in kinds
        ],
    }


def _name(kind: type[msgspec.Struct]) -> str:
    direction = "received" if kind in FromClient.__args__ else "sent"
    return f"{direction}.{kind.__struct_config__.tag}"


def _summary(kind: type[msgspec.Struct]) -> str:
    return (kind.__doc__ or "").split("\n", 1)[0]
