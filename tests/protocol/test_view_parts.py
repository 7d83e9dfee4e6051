"""A `view` frame put together from its parts holds what a whole one holds."""

import json

import msgspec
import pytest

from app.games.core.game import Outcome, Prompt
from app.protocol import to_client, view_parts


class Seen(msgspec.Struct, frozen=True):
    """A view whose last field is each viewer's own."""

    pot: int
    hand: tuple[str, ...] | None


class Own(msgspec.Struct, frozen=True):
    """The own field."""

    hand: tuple[str, ...] | None


class Nothing(msgspec.Struct, frozen=True):
    """The own fields where all is told to all."""


OVER = Outcome("won", ())


def put_together(
    own_of_all: msgspec.Struct, own: msgspec.Struct, outcome: Outcome | None
) -> object:
    """Return what a client reads of a frame that was made in parts."""
    head = view_parts.Head(
        "m1", "w1", 2, (0, 1), (), msgspec.UNSET if outcome is None else outcome
    )
    shared = view_parts.shared_part(head, Seen(3, None), own_of_all, bytearray())
    rest = view_parts.Rest(
        own,
        7,
        ("dealt",),
        undo=False,
        prompt=Prompt("go"),
        legal=("pass",),
        choices=(),
        blocked=(),
    )
    return json.loads(view_parts.frame(shared, rest, bytearray()))


def whole(view: msgspec.Struct, outcome: Outcome | None) -> object:
    """Return what a client reads of the frame in one piece."""
    frame = to_client.View(
        match="m1",
        seq=7,
        window="w1",
        round=2,
        view=view,
        events=("dealt",),
        legal=("pass",),
        choices=(),
        acting=(0, 1),
        clock=(),
        undo=False,
        prompt=Prompt("go"),
        blocked=(),
        outcome=outcome,
    )
    return json.loads(to_client.encode(frame))


@pytest.mark.parametrize("outcome", [None, OVER], ids=["running", "over"])
def test_the_parts_of_a_frame_hold_what_the_whole_holds(
    outcome: Outcome | None,
) -> None:
    made = put_together(Own(None), Own(("ace",)), outcome)

    assert made == whole(Seen(3, ("ace",)), outcome)


def test_a_view_that_is_the_same_for_all_is_shared_whole() -> None:
    made = put_together(Nothing(), Nothing(), None)

    assert made == whole(Seen(3, None), None)


def test_a_view_of_which_nothing_is_shared_goes_out_whole() -> None:
    made = put_together(Seen(3, None), Seen(4, ("ace",)), None)

    assert made == whole(Seen(4, ("ace",)), None)


def test_what_is_not_the_end_of_a_view_is_no_own_part_of_it() -> None:
    with pytest.raises(ValueError, match="is not the end of"):
        put_together(Own(("ace",)), Own(None), None)


def test_every_field_of_a_view_frame_is_in_one_of_its_parts() -> None:
    parts = [*view_parts.Head.__struct_fields__, *view_parts.Rest.__struct_fields__]

    assert sorted(parts) == sorted(to_client.View.__struct_fields__)


def test_what_several_are_told_goes_out_as_what_each_is_told() -> None:
    told = {"one": ["dealt"], "all": view_parts.encoded(["dealt"])}

    assert json.loads(msgspec.json.encode(told)) == {"one": ["dealt"], "all": ["dealt"]}
