"""One measure for all sockets of a player, for as long as one is open."""

from app.web.pace import Paces


def test_m03_all_sockets_of_a_player_share_one_measure() -> None:
    paces = Paces(2)
    one, other, another = paces.of("ada"), paces.of("ada"), paces.of("bo")

    assert one.take(1)
    assert other.take(1)

    assert not one.take(1)
    assert another.take(1)


def test_m03_what_is_refused_does_not_count() -> None:
    pace = Paces(1).of("ada")
    pace.take(1)
    for _ in range(100):
        assert not pace.take(1)

    assert pace.take(2)


def test_m03_a_pause_makes_room_for_a_second_and_no_more() -> None:
    pace = Paces(20).of("ada")

    assert [pace.take(1) for _ in range(21)] == [True] * 20 + [False]
    assert [pace.take(1.5) for _ in range(11)] == [True] * 10 + [False]
    assert [pace.take(3600) for _ in range(21)] == [True] * 20 + [False]


def test_m04_nobody_is_measured_without_a_socket() -> None:
    paces = Paces(2)
    held = paces.of("ada")
    held.take(1)
    paces.of("bo")

    assert len(paces) == 1
    del held

    assert len(paces) == 0
