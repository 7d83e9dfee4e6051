"""Whoever is not signed in any more leaves nothing on Redis."""

import pytest

from app.services.ports import Profile
from tests.adapters.commits import HOUR
from tests.adapters.places import RedisPlace
from tests.adapters.waiting import until

pytestmark = pytest.mark.live

ADA = Profile("p-ada", "Ada", "en", 1)


async def test_a_player_who_never_comes_back_is_forgotten(place: RedisPlace) -> None:
    """M04: everything about a guest ends with their last device."""
    sessions = (await place.process()).sessions
    await sessions.create(ADA, "phone", 40)
    await sessions.add_device("p-ada", "laptop", 30)
    await sessions.put_code("code", "p-ada", 20)

    async def nothing_is_left() -> bool:
        return await place.size() == 0

    await until(nothing_is_left)


async def test_a_device_for_longer_keeps_the_player_for_longer(
    place: RedisPlace,
) -> None:
    sessions = (await place.process()).sessions
    await sessions.create(ADA, "phone", HOUR)
    await sessions.add_device("p-ada", "laptop", 20)

    async def laptop_is_gone() -> bool:
        return await place.size() == 3

    await until(laptop_is_gone)

    assert await sessions.player("phone", HOUR) == ADA
    await sessions.forget_player("p-ada")
    assert await place.size() == 0


async def test_the_profile_of_an_erased_player_goes_first(place: RedisPlace) -> None:
    """A process that dies while it erases has already signed everybody out."""
    sessions = (await place.process()).sessions
    await sessions.create(ADA, "phone", HOUR)
    await sessions._link.call("DEL", sessions._profile("p-ada"))

    assert await sessions.player("phone", HOUR) is None
    await sessions.add_device("p-ada", "tablet", HOUR)
    assert await sessions.player("tablet", HOUR) is None
