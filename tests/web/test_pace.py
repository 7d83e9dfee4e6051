"""One measure for all sockets of a player, for as long as one is open."""

from app.web.pace import Paces
from tests.web.test_connection import SetClock


def test_m03_all_sockets_of_a_player_share_one_measure() -> None:
    paces = Paces(2)
    one, other, another = paces.of("ada"), paces.of("ada"), paces.of("bo")

    assert one.take()
    assert other.take()

    assert not one.take()
    assert another.take()


def test_m03_what_is_refused_does_not_count() -> None:
    clock = SetClock()
    pace = Paces(1, clock.time).of("ada")
    pace.take()
    for _ in range(100):
        assert not pace.take()

    clock.now += 1

    assert pace.take()


def test_m03_a_pause_makes_room_for_a_second_and_no_more() -> None:
    clock = SetClock()
    pace = Paces(20, clock.time).of("ada")
    assert [pace.take() for _ in range(21)] == [True] * 20 + [False]

    clock.now += 0.5
    assert [pace.take() for _ in range(11)] == [True] * 10 + [False]

    clock.now += 3600
    assert [pace.take() for _ in range(21)] == [True] * 20 + [False]


def test_m04_nobody_is_measured_without_a_socket() -> None:
    paces = Paces(2)
    held = paces.of("ada")
    held.take()
    paces.of("bo")

    assert len(paces) == 1
    del held

    assert len(paces) == 0
