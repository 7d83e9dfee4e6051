"""Frames to the client carry exactly their fields, `type` first."""

import json

import msgspec
import pytest

from app.games.core.game import Outcome, Prompt, SeatResult
from app.protocol import to_client

VIEW = to_client.View(
    match="m1",
    seq=3,
    window=None,
    round=1,
    view={"hand": ["c1"]},
    events=(),
    legal=({"do": "pass"},),
    choices=(),
    acting=(0,),
    clock=(),
    undo=False,
    prompt=Prompt("play"),
    blocked=(),
)


def fields_of(frame: to_client.ToClient) -> dict[str, object]:
    """Return a frame as a client reads it, its fields in their order."""
    read: dict[str, object] = json.loads(to_client.encode(frame))
    return read


@pytest.mark.parametrize(
    ("frame", "fields"),
    [
        (
            to_client.ChatLine("p1", "Hello", 5),
            {"type": "chat", "from": "p1", "text": "Hello", "at": 5},
        ),
        (
            to_client.Heard("p1", "hurry", 5),
            {"type": "signal", "from": "p1", "phrase": "hurry", "at": 5},
        ),
        (to_client.Nudge("p1", 5), {"type": "nudge", "from": "p1", "at": 5}),
        (
            to_client.Notice("left", {"player": "p1"}, 5),
            {"type": "notice", "code": "left", "params": {"player": "p1"}, "at": 5},
        ),
        (to_client.Ok("c1"), {"type": "ok", "id": "c1"}),
        (
            to_client.Ok("c1", {"bot": "p2"}),
            {"type": "ok", "id": "c1", "result": {"bot": "p2"}},
        ),
        (
            to_client.Error("bad-json", "Send JSON."),
            {"type": "error", "code": "bad-json", "message": "Send JSON."},
        ),
        (
            to_client.Error("muted", "Not now.", "c1", {"rule": "K1"}),
            {
                "type": "error",
                "code": "muted",
                "message": "Not now.",
                "id": "c1",
                "details": {"rule": "K1"},
            },
        ),
        (to_client.Pong(9), {"type": "pong", "now": 9}),
        (to_client.Pong(9, "c1"), {"type": "pong", "now": 9, "id": "c1"}),
    ],
    ids=[
        "chat",
        "signal",
        "nudge",
        "notice",
        "ok",
        "ok with a result",
        "error",
        "error with details",
        "pong",
        "pong with an id",
    ],
)
def test_a_frame_has_its_fields_and_no_other(
    frame: to_client.ToClient, fields: dict[str, object]
) -> None:
    read = fields_of(frame)

    assert read == fields
    assert next(iter(read)) == "type"


def test_a_view_says_that_no_window_is_open() -> None:
    read = fields_of(VIEW)

    assert list(read)[:4] == ["type", "match", "seq", "window"]
    assert read["window"] is None
    assert read["undo"] is False


def test_only_a_match_that_is_over_has_an_outcome() -> None:
    outcome = Outcome("deck", (SeatResult(seat=0, placing=1, score=7),))

    over = msgspec.structs.replace(VIEW, outcome=outcome)

    assert "outcome" not in fields_of(VIEW)
    assert fields_of(over)["outcome"] == {
        "reason": "deck",
        "results": [{"seat": 0, "placing": 1, "score": 7, "breakdown": []}],
        "awards": {},
        "facts": {},
    }


def test_what_the_game_says_of_a_draft_stands_beside_the_id() -> None:
    class Total(msgspec.Struct):
        total: int
        kill: bool

    frame = to_client.preview_frame("c1", Total(7, kill=True))

    assert frame == b'{"type":"preview","id":"c1","total":7,"kill":true}'


def test_a_game_that_foresees_nothing_answers_with_the_id_alone() -> None:
    assert to_client.preview_frame("c1", {}) == b'{"type":"preview","id":"c1"}'
