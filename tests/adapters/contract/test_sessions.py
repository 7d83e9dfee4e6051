"""A device is signed in by a token of which only the hash is kept."""

import asyncio

from app.services.ports import Profile, Sessions
from tests.adapters.commits import HOUR
from tests.adapters.places import Place, Process
from tests.adapters.waiting import outlive, until

ADA = Profile("p-ada", "Ada", "en", 1_700_000_000_000)
BOB = Profile("p-bob", "Bob ö", "de", 1_700_000_000_001)
SOON = 40


async def test_a_token_leads_to_its_player(sessions: Sessions) -> None:
    await sessions.create(ADA, "hash a", HOUR)
    await sessions.create(BOB, "hash b", HOUR)

    assert await sessions.player("hash a", HOUR) == ADA
    assert await sessions.player("hash b", HOUR) == BOB
    assert await sessions.profile("p-bob") == BOB


async def test_of_many_tokens_those_are_told_that_are_somebodys(
    sessions: Sessions,
) -> None:
    await sessions.create(ADA, "phone", HOUR)
    await sessions.add_device("p-ada", "laptop", HOUR)
    await sessions.create(BOB, "tablet", HOUR)
    await sessions.forget_device("laptop")
    await sessions.forget_player("p-bob")

    asked = ("phone", "laptop", "tablet", "guess")

    assert await sessions.signed_in(asked) == {"phone"}
    assert await sessions.signed_in(()) == set()


async def test_to_be_asked_for_makes_no_device_last_longer(sessions: Sessions) -> None:
    await sessions.create(ADA, "phone", SOON)

    async def is_signed_out() -> bool:
        return not await sessions.signed_in(["phone"])

    await until(is_signed_out)


async def test_an_unknown_token_leads_nowhere_and_stores_nothing(
    place: Place,
) -> None:
    """X24: guessing tokens costs no memory."""
    sessions = (await place.process()).sessions
    before = await place.size()

    for n in range(50):
        assert await sessions.player(f"guess {n}", HOUR) is None
        assert await sessions.profile(f"guess {n}") is None
        assert await sessions.take_code(f"guess {n}") is None
        await sessions.forget_device(f"guess {n}")
        await sessions.forget_player(f"guess {n}")

    assert await place.size() == before


async def test_a_rename_is_seen_on_every_device(sessions: Sessions) -> None:
    await sessions.create(ADA, "phone", HOUR)
    await sessions.add_device("p-ada", "laptop", HOUR)
    renamed = Profile("p-ada", "Countess", "de", ADA.created_at)

    await sessions.update(renamed)

    assert await sessions.player("phone", HOUR) == renamed
    assert await sessions.player("laptop", HOUR) == renamed


async def test_nobody_comes_into_being_by_a_rename_or_a_device(place: Place) -> None:
    sessions = (await place.process()).sessions
    before = await place.size()

    await sessions.update(ADA)
    await sessions.add_device("p-ada", "phone", HOUR)

    assert await sessions.profile("p-ada") is None
    assert await sessions.player("phone", HOUR) is None
    assert await place.size() == before


async def test_signing_one_device_out_leaves_the_other(sessions: Sessions) -> None:
    await sessions.create(ADA, "phone", HOUR)
    await sessions.add_device("p-ada", "laptop", HOUR)

    await sessions.forget_device("phone")

    assert await sessions.player("phone", HOUR) is None
    assert await sessions.player("laptop", HOUR) == ADA


async def test_an_erased_player_is_signed_in_nowhere(place: Place) -> None:
    sessions = (await place.process()).sessions
    before = await place.size()
    await sessions.create(ADA, "phone", HOUR)
    await sessions.add_device("p-ada", "laptop", HOUR)

    await sessions.forget_player("p-ada")

    assert await sessions.profile("p-ada") is None
    assert await sessions.player("phone", HOUR) is None
    assert await sessions.player("laptop", HOUR) is None
    assert await place.size() == before


async def test_an_erased_player_does_not_come_back_by_a_late_rename(
    sessions: Sessions,
) -> None:
    await sessions.create(ADA, "phone", HOUR)
    await sessions.forget_player("p-ada")

    await sessions.update(ADA)

    assert await sessions.profile("p-ada") is None


async def test_a_device_that_stays_away_is_signed_out(process: Process) -> None:
    sessions = process.sessions
    await sessions.create(ADA, "laptop", HOUR)
    await sessions.add_device("p-ada", "phone", SOON)

    await outlive(process.rooms, SOON)

    assert await sessions.player("phone", HOUR) is None
    assert await sessions.player("laptop", HOUR) == ADA


async def test_a_device_that_comes_back_is_kept_for_as_long_again(
    process: Process,
) -> None:
    first_keep = await come_back(process.sessions)

    await outlive(process.rooms, first_keep)

    assert await process.sessions.player("phone", HOUR) == ADA


async def come_back(sessions: Sessions) -> int:
    """Sign a device in for a moment and see it in time; return that moment."""
    keep = SOON
    while True:
        await sessions.create(ADA, "phone", keep)
        if await sessions.player("phone", HOUR) == ADA:
            return keep
        keep *= 2  # this machine is slower than that


async def test_a_code_is_good_for_one_use(sessions: Sessions) -> None:
    await sessions.create(ADA, "phone", HOUR)
    await sessions.put_code("code", "p-ada", HOUR)

    assert await sessions.take_code("code") == "p-ada"
    assert await sessions.take_code("code") is None


async def test_a_code_taken_by_many_at_once_is_had_by_one(sessions: Sessions) -> None:
    await sessions.create(ADA, "phone", HOUR)
    await sessions.put_code("code", "p-ada", HOUR)

    taken = await asyncio.gather(*(sessions.take_code("code") for _ in range(20)))

    assert sorted(taken, key=str) == [None] * 19 + ["p-ada"]


async def test_a_code_runs_out(process: Process) -> None:
    sessions = process.sessions
    await sessions.create(ADA, "phone", HOUR)
    await sessions.put_code("code", "p-ada", SOON)

    await outlive(process.rooms, SOON)

    assert await sessions.take_code("code") is None


async def test_another_process_knows_the_device(shared_place: Place) -> None:
    first, second = await shared_place.process(), await shared_place.process()

    await first.sessions.create(ADA, "phone", HOUR)

    assert await second.sessions.player("phone", HOUR) == ADA
