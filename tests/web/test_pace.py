"""One measure for all sockets of a player, for as long as one is open."""

from app.web.pace import Paces


async def test_m03_all_sockets_of_a_player_share_one_measure() -> None:
    paces = Paces(2)
    one, other, another = paces.of("ada"), paces.of("ada"), paces.of("bo")

    assert one.take()
    assert other.take()

    assert not one.take()
    assert another.take()


async def test_m03_what_is_refused_does_not_count() -> None:
    pace = Paces(1).of("ada")
    pace.take()
    for _ in range(100):
        pace.take()

    assert pace._level <= 1


async def test_m04_nobody_is_measured_without_a_socket() -> None:
    paces = Paces(2)
    held = paces.of("ada")
    held.take()
    paces.of("bo")

    assert len(paces) == 1
    del held

    assert len(paces) == 0
