"""One measure for all sockets of a player, for as long as one is open."""

from app.web.pace import Paces


async def test_m03_all_sockets_of_a_player_share_one_measure() -> None:
    paces = Paces(2)
    one, other, another = paces.of("ada"), paces.of("ada"), paces.of("bo")

    await one.acquire()
    await other.acquire()

    assert not one.has_capacity()
    assert another.has_capacity()


async def test_m04_nobody_is_measured_without_a_socket() -> None:
    paces = Paces(2)
    held = paces.of("ada")
    await held.acquire()
    paces.of("bo")

    assert len(paces) == 1
    del held

    assert len(paces) == 0
