"""The contract of `Challenges`, on SQLite and on a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select, text

from app.adapters.db.archive import SqlArchive
from app.adapters.db.challenges import SqlChallenges
from app.adapters.db.engine import open_engine, reading, writing
from app.adapters.db.schema import challenges
from app.services.challenge_port import Claimed, Refused
from app.services.records import (
    ChallengeRecord,
    RunRecord,
    SightKind,
    SightRecord,
)
from tests.adapters.waiting import until
from tests.databases import POSTGRES
from tests.records import ADA, BO, CY, NOON, a_record, as_listed, seats

DOV, EVE, FIN = "p-dov", "p-eve", "p-fin"
WAITING = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE wait_event_type = 'Lock' AND datname = current_database()"
)
MARKED = ChallengeRecord("c1", "m1", ADA, NOON)


class Data:
    """The archive and its challenges, as one process has them."""

    def __init__(self, database: str) -> None:
        self.engine = open_engine(database)
        self.archive = SqlArchive(self.engine)
        self.challenges = SqlChallenges(self.engine)

    async def marked(self) -> None:
        """Archive a match of Ada, Bo and Cy and mark it."""
        await self.archive.save(a_record("m1"))
        await self.challenges.mark(MARKED)

    async def kinds(self, player: str) -> list[tuple[str, str]]:
        """Return which matches of the challenge a player has seen, and how."""
        found = await self.challenges.sights("c1", player)
        return [(sight.match, sight.kind) for sight in found]


@pytest.fixture
async def data(empty_database: str) -> AsyncIterator[Data]:
    """No match and no challenge."""
    there = Data(empty_database)
    yield there
    await there.engine.dispose()


def a_run(match: str, *players: str, watchers: tuple[str, ...] = ()) -> RunRecord:
    return RunRecord(match, "c1", players, watchers, NOON + 5)


async def test_a_marked_match_is_a_challenge_that_its_players_know(data: Data) -> None:
    await data.marked()

    assert await data.challenges.challenge("c1") == MARKED
    assert await data.challenges.of_match("m1") == MARKED
    assert await data.kinds(BO) == [("m1", "played")]
    assert await data.kinds(DOV) == []


async def test_what_is_unknown_is_none(data: Data) -> None:
    await data.archive.save(a_record("m1"))

    assert await data.challenges.challenge("c1") is None
    assert await data.challenges.of_match("m1") is None
    assert await data.challenges.results("c1") == []


async def test_a_match_is_marked_once_whoever_comes_first(data: Data) -> None:
    await data.marked()

    again = await data.challenges.mark(ChallengeRecord("c2", "m1", BO, NOON + 9))

    assert again == MARKED
    assert await data.challenges.challenge("c2") is None


async def test_players_mark_a_match_at_once_and_it_is_one_challenge(
    data: Data, empty_database: str
) -> None:
    await data.archive.save(a_record("m1"))
    others = [Data(empty_database) for _ in range(3)]
    marks = [ChallengeRecord(f"c{n}", "m1", ADA, NOON) for n in range(4)]

    answers = await asyncio.gather(
        *(
            one.challenges.mark(mark)
            for one, mark in zip([data, *others], marks, strict=True)
        )
    )

    assert len({answer.id for answer in answers}) == 1
    for other in others:
        await other.engine.dispose()


async def test_a_challenge_is_closed_once_for_good(data: Data) -> None:
    await data.marked()

    await data.challenges.close("c1", BO, NOON + 7)
    await data.challenges.close("c1", CY, NOON + 9)

    closed = await data.challenges.challenge("c1")
    assert closed == ChallengeRecord("c1", "m1", ADA, NOON, BO, NOON + 7)


async def test_a_claim_makes_everybody_there_know_the_deal(data: Data) -> None:
    await data.marked()

    claim = await data.challenges.claim(a_run("r1", DOV, EVE, watchers=(FIN,)))

    assert claim == Claimed()
    assert await data.kinds(DOV) == [("r1", "played")]
    assert await data.kinds(FIN) == [("r1", "watched")]
    assert await data.challenges.of_match("r1") == MARKED


async def test_who_played_the_deal_claims_it_no_more(data: Data) -> None:
    await data.marked()
    await data.challenges.claim(a_run("r1", DOV))

    claim = await data.challenges.claim(a_run("r2", EVE, DOV))
    first = await data.challenges.claim(a_run("r3", ADA))

    assert claim == Refused((SightRecord("r1", DOV, "played", NOON + 5),))
    assert first == Refused((SightRecord("m1", ADA, "played", NOON),))
    assert await data.kinds(EVE) == []
    assert await data.challenges.of_match("r2") is None


@pytest.mark.parametrize("kind", ["watched", "opened", "looked"])
async def test_who_saw_the_deal_claims_it_no_more(data: Data, kind: SightKind) -> None:
    await data.marked()
    sight = SightRecord("m1", DOV, kind, NOON + 1)
    await data.challenges.saw(sight)

    assert await data.challenges.claim(a_run("r1", DOV)) == Refused((sight,))


async def test_who_knows_the_deal_does_not_watch_it_being_claimed(data: Data) -> None:
    """Whoever sits as a spectator at one table plays or watches at another first."""
    await data.marked()
    await data.challenges.claim(a_run("r1", DOV, watchers=(FIN,)))

    sights = (
        SightRecord("r1", DOV, "played", NOON + 5),
        SightRecord("r1", FIN, "watched", NOON + 5),
    )
    for seen in sights:
        claim = await data.challenges.claim(a_run("r2", EVE, watchers=(seen.player,)))
        assert claim == Refused((seen,))
    again = await data.challenges.claim(a_run("r1", DOV, watchers=(FIN,)))

    assert again == Claimed()
    assert await data.kinds(EVE) == []


async def test_who_saw_another_match_may_claim(data: Data) -> None:
    await data.marked()
    await data.challenges.saw(SightRecord("m2", DOV, "opened", NOON))

    assert await data.challenges.claim(a_run("r1", DOV)) == Claimed()


async def test_two_tables_claim_for_one_player_at_once_and_one_gets_it(
    data: Data, empty_database: str
) -> None:
    """A player with two tabs plays a challenge once."""
    await data.marked()
    others = [Data(empty_database) for _ in range(3)]

    claims = await asyncio.gather(
        *(
            one.challenges.claim(a_run(f"r{number}", DOV, f"p-{number}"))
            for number, one in enumerate([data, *others])
        )
    )

    assert claims.count(Claimed()) == 1
    assert len(await data.kinds(DOV)) == 1
    for other in others:
        await other.engine.dispose()


@pytest.mark.parametrize("empty_database", [POSTGRES], indirect=True)
async def test_a_sight_waits_for_a_claim_under_way(data: Data) -> None:
    """On SQLite one writer waits for another anyhow."""
    await data.marked()
    await data.challenges.claim(a_run("r1", EVE))

    async def somebody_waits() -> bool:
        async with reading(data.engine) as connection:
            return bool(await connection.scalar(text(WAITING)))

    async with writing(data.engine) as claiming:
        await claiming.execute(select(challenges).with_for_update())
        sight = SightRecord("r1", DOV, "watched", NOON)
        saw = asyncio.create_task(data.challenges.saw(sight))
        await until(somebody_waits)
        unseen = await data.kinds(DOV)
    await saw

    assert unseen == []
    assert await data.kinds(DOV) == [("r1", "watched")]


async def test_the_same_table_claims_again_with_who_is_there_then(data: Data) -> None:
    await data.marked()
    await data.challenges.claim(a_run("r1", DOV, watchers=(FIN,)))

    claim = await data.challenges.claim(a_run("r1", EVE, DOV))

    assert claim == Claimed()
    assert await data.kinds(DOV) == [("r1", "played")]
    assert await data.kinds(FIN) == []


async def test_a_closed_or_unknown_challenge_is_claimed_by_nobody(data: Data) -> None:
    assert await data.challenges.claim(a_run("r1", DOV)) == Refused(())
    await data.marked()
    await data.challenges.close("c1", ADA, NOON)

    assert await data.challenges.claim(a_run("r1", DOV)) == Refused(())


async def test_a_sight_is_kept_as_it_was_the_first_time(data: Data) -> None:
    await data.marked()
    first = SightRecord("m1", DOV, "opened", NOON + 1)

    await data.challenges.saw(first, SightRecord("m1", DOV, "opened", NOON + 2))
    await data.challenges.saw(SightRecord("m1", DOV, "watched", NOON + 3))

    assert await data.challenges.sights("c1", DOV) == (
        first,
        SightRecord("m1", DOV, "watched", NOON + 3),
    )


async def test_who_cannot_be_named_is_kept_without_a_name(data: Data) -> None:
    await data.marked()

    await data.challenges.saw(SightRecord("m1", "", "opened", NOON))

    assert await data.kinds("") == [("m1", "opened")]


async def test_the_results_are_the_ended_matches_of_the_deal(data: Data) -> None:
    await data.marked()
    run = a_record("r1", series="s2", players=seats(DOV), awards=(), origin="m1")
    await data.challenges.claim(a_run("r1", DOV))
    await data.challenges.claim(a_run("r2", EVE))
    await data.archive.save(a_record("m2", round=2))

    await data.archive.save(run)
    await data.archive.save(run)

    found = await data.challenges.results("c1")
    assert {record.id for record in found} == {"m1", "r1"}
    assert as_listed(run) in found
    assert len(found) == 2


async def test_erasing_takes_marks_and_sights_away_and_none_come_back_l22(
    data: Data,
) -> None:
    await data.marked()
    await data.challenges.saw(SightRecord("m1", DOV, "opened", NOON))
    await data.challenges.close("c1", ADA, NOON + 7)

    for player in (ADA, DOV):
        await data.archive.erase(player, NOON)
        await data.challenges.saw(SightRecord("m1", player, "opened", NOON + 8))
    await data.challenges.mark(ChallengeRecord("c2", "m1", ADA, NOON + 9))

    closed = await data.challenges.challenge("c1")
    assert closed == ChallengeRecord("c1", "m1", None, NOON, None, NOON + 7)
    assert await data.kinds(ADA) == []
    assert await data.kinds(DOV) == []
    assert await data.kinds(BO) == [("m1", "played")]


async def test_a_challenge_is_closed_once_nobody_is_left_to_close_it(
    data: Data,
) -> None:
    await data.marked()
    await data.archive.erase(ADA, NOON + 1)
    await data.archive.erase(BO, NOON + 2)
    still = await data.challenges.challenge("c1")

    await data.archive.erase(CY, NOON + 3)

    gone = await data.challenges.challenge("c1")
    assert still == ChallengeRecord("c1", "m1", None, NOON)
    assert gone == ChallengeRecord("c1", "m1", None, NOON, None, NOON + 3)


async def test_a_challenge_is_closed_though_the_last_go_at_once(data: Data) -> None:
    await data.marked()

    await asyncio.gather(*(data.archive.erase(p, NOON + 1) for p in (ADA, BO, CY)))

    gone = await data.challenges.challenge("c1")
    assert gone is not None
    assert gone.closed_at == NOON + 1


async def test_a_match_that_nobody_is_left_of_becomes_no_open_challenge(
    data: Data,
) -> None:
    await data.archive.save(a_record("m1"))
    for player in (ADA, BO, CY):
        await data.archive.erase(player, NOON)

    marked = await data.challenges.mark(MARKED)

    assert marked == ChallengeRecord("c1", "m1", None, NOON, None, NOON)


async def test_a_closed_challenge_stays_as_it_was_closed(data: Data) -> None:
    await data.marked()
    await data.challenges.close("c1", BO, NOON + 1)

    for player in (ADA, BO, CY):
        await data.archive.erase(player, NOON + 2)

    found = await data.challenges.challenge("c1")
    assert found == ChallengeRecord("c1", "m1", None, NOON, None, NOON + 1)


async def test_an_erased_player_marks_and_plays_without_a_trace_l22(data: Data) -> None:
    await data.archive.save(a_record("m1"))
    await data.archive.erase(ADA, NOON)
    await data.archive.erase(DOV, NOON)

    marked = await data.challenges.mark(MARKED)
    await data.challenges.claim(a_run("r1", DOV))

    assert marked.marked_by is None
    assert await data.kinds(DOV) == []


async def test_a_player_first_seen_as_onlooker_has_a_name_once_they_play(
    data: Data,
) -> None:
    await data.challenges.saw(SightRecord("m9", ADA, "watched", NOON))

    await data.archive.save(a_record("m1"))

    series = await data.archive.series("s1")
    assert series is not None
    assert (ADA, "Ada") in series.members


async def test_the_match_whose_deal_was_played_again_is_read_back(data: Data) -> None:
    record = a_record("m1", origin="m0")

    await data.archive.save(record)

    assert await data.archive.match("m1") == record
