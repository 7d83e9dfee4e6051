"""What a command was answered is kept as long as its room, and decides."""

import asyncio

from app.services.ports import MOST_ANSWERS, Committed, Repeated, Rooms, Stored
from tests.adapters.commits import CODE, a_commit, an_answer
from tests.adapters.places import Place


async def test_an_answer_is_kept_with_its_commit(rooms: Rooms) -> None:
    answer = an_answer(body=b'{"type":"ok"}')

    await rooms.commit(a_commit(0, answers=(answer,)))

    assert await rooms.answer(CODE, "ada", "1") == answer


async def test_a_command_sent_twice_is_applied_once(rooms: Rooms) -> None:
    """D01, D08: the second gets the first one's answer, whatever came between."""
    answer = an_answer()
    await rooms.commit(a_commit(0))
    await rooms.commit(a_commit(1, document=b"moved", answers=(answer,)))
    await rooms.commit(a_commit(2, document=b"moved on"))
    again = a_commit(3, document=b"moved twice", answers=(an_answer(body=b"other"),))

    assert await rooms.commit(again) == Repeated(answer)
    assert await rooms.load(CODE) == Stored(3, b"moved on")
    assert len(await rooms.entries(CODE)) == 3


async def test_a_repeated_command_is_known_also_on_an_old_version(
    rooms: Rooms,
) -> None:
    """D08: the answer comes before the conflict."""
    await rooms.commit(a_commit(0, answers=(an_answer(),)))
    await rooms.commit(a_commit(1))

    assert await rooms.commit(a_commit(0, answers=(an_answer(),))) == Repeated(
        an_answer()
    )


async def test_every_answer_of_one_commit_is_kept(rooms: Rooms) -> None:
    """D08: several commands may be carried out at once."""
    answers = (an_answer("ada", "1"), an_answer("bob", "1"), an_answer("bob", "2"))

    await rooms.commit(a_commit(0, answers=answers))

    kept = [await rooms.answer(CODE, a.player, a.id) for a in answers]
    assert kept == list(answers)


async def test_one_known_command_of_several_stops_them_all(rooms: Rooms) -> None:
    """D01: nothing is carried out twice, nor the half of what belongs together."""
    known = an_answer("bob", "1", body=b"first")
    await rooms.commit(a_commit(0, answers=(known,)))
    both = (an_answer("ada", "1"), an_answer("bob", "1"))

    assert await rooms.commit(a_commit(1, answers=both)) == Repeated(known)

    assert await rooms.version(CODE) == 1
    assert await rooms.answer(CODE, "ada", "1") is None


async def test_the_same_command_at_the_same_moment_is_applied_once(
    rooms: Rooms,
) -> None:
    """D01, D05: a double click that reaches the store twice."""
    await rooms.commit(a_commit(0))
    twice = a_commit(1, answers=(an_answer(),))

    results = await asyncio.gather(*(rooms.commit(twice) for _ in range(10)))

    assert results.count(Committed(2)) == 1
    assert results.count(Repeated(an_answer())) == 9
    assert await rooms.version(CODE) == 2


async def test_ids_of_other_players_and_rooms_are_other_ids(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, answers=(an_answer("ada", "1"),)))
    await rooms.commit(a_commit(0, code="CDFGHJKL"))

    assert await rooms.answer(CODE, "bob", "1") is None
    assert await rooms.answer("CDFGHJKL", "ada", "1") is None
    assert await rooms.commit(
        a_commit(1, answers=(an_answer("bob", "1"),))
    ) == Committed(2)


async def test_players_and_ids_are_told_apart_wherever_one_ends(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, answers=(an_answer("ada1", "23"),)))

    assert await rooms.answer(CODE, "ada", "123") is None
    assert await rooms.answer(CODE, "ada12", "3") is None
    assert await rooms.answer(CODE, "ada1", "23") == an_answer("ada1", "23")


async def test_a_refusal_is_remembered_and_the_first_one_stays(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0))
    first, second = an_answer(body=b"refused"), an_answer(body=b"refused otherwise")

    assert await rooms.remember(CODE, first, 1) == first
    assert await rooms.remember(CODE, second, 1) == first
    assert await rooms.answer(CODE, "ada", "1") == first
    assert await rooms.version(CODE) == 1


async def test_a_remembered_refusal_stops_a_later_commit(rooms: Rooms) -> None:
    """D02: what was refused once is not carried out when it is sent again."""
    await rooms.commit(a_commit(0))
    refusal = an_answer(body=b"not your turn")
    await rooms.remember(CODE, refusal, 1)

    assert await rooms.commit(a_commit(1, answers=(an_answer(),))) == Repeated(refusal)


async def test_an_accepted_command_is_not_refused_afterwards(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0, answers=(an_answer(body=b"ok"),)))

    kept = await rooms.remember(CODE, an_answer(body=b"stale"), 1)

    assert kept == an_answer(body=b"ok")


async def test_a_refusal_of_a_room_that_has_changed_is_not_kept(rooms: Rooms) -> None:
    """R10: it may be right by now, and is to be decided anew."""
    await rooms.commit(a_commit(0))
    await rooms.commit(a_commit(1))

    assert await rooms.remember(CODE, an_answer(), 1) is None
    assert await rooms.answer(CODE, "ada", "1") is None


async def test_the_first_answer_is_known_whichever_version_refuses(
    rooms: Rooms,
) -> None:
    """D08: what was carried out is answered as it was, by an old copy as well."""
    done = an_answer(body=b"ok")
    await rooms.commit(a_commit(0))
    await rooms.commit(a_commit(1, answers=(done,)))

    for version in (1, 2):
        assert await rooms.remember(CODE, an_answer(body=b"no"), version) == done


async def test_of_many_refusals_at_once_all_tell_the_same(rooms: Rooms) -> None:
    await rooms.commit(a_commit(0))
    refusals = [an_answer(body=b"refusal %d" % n) for n in range(20)]

    kept = await asyncio.gather(*(rooms.remember(CODE, r, 1) for r in refusals))

    assert len(set(kept)) == 1


async def test_asking_for_unknown_rooms_stores_nothing(place: Place) -> None:
    """X24: whoever guesses codes costs no memory."""
    rooms = (await place.process()).rooms
    before = await place.size()

    for n in range(200):
        code = f"GUESS{n:03}"
        assert await rooms.load(code) is None
        assert await rooms.version(code) == 0
        assert await rooms.entries(code) == []
        assert await rooms.answer(code, "ada", "1") is None
        assert await rooms.remember(code, an_answer(), 0) is None
        await rooms.watch(code, lambda _: None)
        await rooms.unwatch(code)

    assert await place.size() == before


async def test_m04_refusals_do_not_fill_the_store(rooms: Rooms) -> None:
    """D08: what was carried out is remembered whatever was refused before."""
    await rooms.commit(a_commit(0))
    refusals = [an_answer(id=f"r{number}") for number in range(MOST_ANSWERS + 10)]
    for start in range(0, len(refusals), 256):
        some = refusals[start : start + 256]
        await asyncio.gather(*(rooms.remember(CODE, refusal, 1) for refusal in some))

    last = [await rooms.answer(CODE, r.player, r.id) for r in refusals[-20:]]
    assert last == [*refusals[-20:-10], *[None] * 10]
    later = an_answer(id="r0", body=b"later")
    assert await rooms.remember(CODE, later, 1) == refusals[0]
    done = an_answer(id="done")
    await rooms.commit(a_commit(1, answers=(done,)))
    assert await rooms.answer(CODE, done.player, done.id) == done
