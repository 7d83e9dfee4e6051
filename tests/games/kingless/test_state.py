"""Questions that a state answers about its seats."""

import msgspec
import pytest

from app.games.kingless.state import VERSION, State
from tests.games.kingless.story import Story

STATE = Story("2: oaf |\n0 out: |\n5: | pot\n1: |").state


def test_seats_stand_clockwise_without_those_who_left() -> None:
    assert STATE.seated() == (2, 5, 1)
    assert STATE.clockwise(2) == (5, 1, 2)
    assert STATE.clockwise(5) == (1, 2, 5)


def test_k58_the_turn_of_a_leaver_passes_to_the_left() -> None:
    assert STATE.clockwise(0) == (5, 1, 2)


def test_who_is_in_takes_part_and_has_not_left() -> None:
    assert [STATE.is_in(seat) for seat in (2, 0, 7)] == [True, False, False]


def test_a_seat_that_does_not_take_part_has_nothing_before_it() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        STATE.player(7)


def test_a_state_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        STATE.turn = 3  # type: ignore[misc]  # what is tested


def test_a_state_names_the_version_that_wrote_it() -> None:
    packed = msgspec.msgpack.encode(STATE)

    assert msgspec.msgpack.decode(packed)[0] == VERSION
    assert msgspec.msgpack.decode(packed, type=State) == STATE
