"""The contract of `Archive`, on SQLite and on a real PostgreSQL."""

import asyncio
import base64
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import select

from app.adapters.db.archive import SqlArchive
from app.adapters.db.engine import open_engine, reading
from app.adapters.db.schema import metadata
from app.services.ports import BadCursor
from app.services.records import AuditRecord, MatchRecord
from tests.records import ADA, BO, CY, NOON, a_record, as_listed, seats


@pytest.fixture
async def archive(empty_database: str) -> AsyncIterator[SqlArchive]:
    """An archive without any match, its tables made by the migrations."""
    archive = SqlArchive(open_engine(empty_database))
    yield archive
    await archive.close()


async def everything(database_url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of all tables of the archive."""
    engine = open_engine(database_url)
    async with reading(engine) as connection:
        rows = {
            table.name: sorted(
                (tuple(row) for row in await connection.execute(select(table))),
                key=repr,
            )
            for table in metadata.sorted_tables
        }
    await engine.dispose()
    return rows


async def save_all(archive: SqlArchive, *records: MatchRecord) -> None:
    for record in records:
        await archive.save(record)


async def test_a_result_is_a_match_without_its_moves_and_its_deck(
    archive: SqlArchive,
) -> None:
    await archive.save(a_record("m1"))

    assert await archive.result("m1") == as_listed(a_record("m1"))
    assert await archive.result("m2") is None


async def test_a_match_is_read_back_as_it_was_written(archive: SqlArchive) -> None:
    record = a_record()

    await archive.save(record)

    assert await archive.match("m1") == record


async def test_an_unknown_match_is_none(archive: SqlArchive) -> None:
    assert await archive.match("m1") is None


async def test_a_match_without_moves_or_deck_is_kept(archive: SqlArchive) -> None:
    record = a_record(moves=(), content=None, content_text=None, entropies=())

    await archive.save(record)

    assert await archive.match("m1") == record


async def test_writing_a_match_again_changes_nothing_d05_p09(
    archive: SqlArchive, empty_database: str
) -> None:
    await archive.save(a_record())
    before = await everything(empty_database)

    await archive.save(a_record())
    await archive.save(a_record(room="ZZZZZZZZ", outcome=b"{}", players=seats(BO)))

    assert await everything(empty_database) == before


async def test_two_processes_write_a_match_at_once_and_it_is_there_once_d05(
    archive: SqlArchive, empty_database: str
) -> None:
    others = [SqlArchive(open_engine(empty_database)) for _ in range(3)]

    await asyncio.gather(*(one.save(a_record()) for one in [archive, *others] * 4))

    rows = await everything(empty_database)
    assert [len(rows[name]) for name in ("matches", "awards", "series")] == [1, 1, 1]
    assert [len(rows[name]) for name in ("match_players", "moves")] == [3, 4]
    for other in others:
        await other.close()


async def test_a_match_that_cannot_be_written_leaves_nothing_behind(
    archive: SqlArchive, empty_database: str
) -> None:
    twice_the_same_seat = (*seats(ADA), *seats(BO))
    before = await everything(empty_database)

    with pytest.raises(Exception, match="match_players"):
        await archive.save(a_record(players=twice_the_same_seat))

    assert await everything(empty_database) == before


async def test_an_uploaded_deck_is_found_by_its_hash(archive: SqlArchive) -> None:
    await save_all(archive, a_record("m1"), a_record("m2", content="12" * 32, round=2))

    assert await archive.content("ab" * 32) == 'name = "Our deck"\n'
    assert await archive.content("00" * 32) is None


async def test_sharing_opens_a_match_and_nothing_else(archive: SqlArchive) -> None:
    await save_all(archive, a_record("m1"), a_record("m2", round=2))

    await archive.share("m1")
    await archive.share("unknown")

    assert await archive.match("m1") == a_record("m1", shared=True)
    assert await archive.match("m2") == a_record("m2", round=2)


async def test_lists_are_newest_first_without_moves_and_decks(
    archive: SqlArchive,
) -> None:
    old = a_record("m1", ended_at=NOON)
    new = a_record("m2", ended_at=NOON + 1, round=2)
    of_others = a_record(
        "m3", ended_at=NOON + 2, series="s2", players=seats(BO), awards=()
    )
    await save_all(archive, new, old, of_others)

    mine, rest = await archive.matches_of(ADA, None, 10)
    everybodys, _ = await archive.matches(None, 10)

    assert (mine, rest) == ([as_listed(new), as_listed(old)], None)
    assert everybodys == [as_listed(of_others), as_listed(new), as_listed(old)]
    assert await archive.results_of(ADA) == mine
    assert await archive.matches_of("nobody", None, 10) == ([], None)


async def pages(archive: SqlArchive, limit: int) -> list[list[str]]:
    found = []
    cursor = None
    while True:
        records, cursor = await archive.matches_of(ADA, cursor, limit)
        found.append([record.id for record in records])
        if cursor is None:
            return found


async def test_pages_of_matches_that_ended_together_leave_nothing_out(
    archive: SqlArchive,
) -> None:
    await save_all(
        archive, *(a_record(f"m{n}", round=n, ended_at=NOON + n // 3) for n in range(7))
    )

    assert await pages(archive, 3) == [["m6", "m5", "m4"], ["m3", "m2", "m1"], ["m0"]]
    assert await pages(archive, 7) == [["m6", "m5", "m4", "m3", "m2", "m1", "m0"]]


async def test_a_cursor_stands_still_while_newer_matches_land(
    archive: SqlArchive,
) -> None:
    await save_all(
        archive, *(a_record(f"m{n}", round=n, ended_at=NOON + n) for n in range(4))
    )
    first, cursor = await archive.matches_of(ADA, None, 2)

    await archive.save(a_record("m9", round=9, ended_at=NOON + 9))
    second, end = await archive.matches_of(ADA, cursor, 2)

    assert [record.id for record in first + second] == ["m3", "m2", "m1", "m0"]
    assert end is None


def encoded(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


FOREIGN = {
    "empty": "",
    "no base64": "***",
    "half a byte": "A",
    "no letters of ours": "päge",
    "not UTF-8": base64.urlsafe_b64encode(b"\xff\xfe").decode(),
    "no key": encoded("17"),
    "no time": encoded(".m1"),
    "time below zero": encoded("-1.m1"),
    "time of a thousand digits": encoded("1" * 1000 + ".m1"),
    "a NUL": encoded("17.m\x001"),
    "a statement": encoded("17.m1'; DROP TABLE matches; --"),
    "something after it": encoded("17.m1") + "!",
}


@pytest.mark.parametrize("cursor", FOREIGN.values(), ids=FOREIGN.keys())
async def test_a_cursor_that_is_none_of_ours_is_refused(
    archive: SqlArchive, cursor: str
) -> None:
    await archive.save(a_record())

    with pytest.raises(BadCursor):
        await archive.matches_of(ADA, cursor, 10)
    with pytest.raises(BadCursor):
        await archive.matches(cursor, 10)
    with pytest.raises(BadCursor):
        await archive.audit(cursor, 10)


@pytest.mark.parametrize("key", ["m1", "-1", "9" * 30, "٣"])
async def test_a_cursor_of_matches_is_none_of_the_audit(
    archive: SqlArchive, key: str
) -> None:
    with pytest.raises(BadCursor):
        await archive.audit(encoded(f"17.{key}"), 10)


async def test_the_ledger_has_one_row_for_a_series_and_round_r05(
    archive: SqlArchive, empty_database: str
) -> None:
    """The unique constraint decides; the match itself is kept all the same."""
    first = a_record("m1")
    second = a_record("m2", awards=(("king", BO), ("fool", ADA)))

    await save_all(archive, first, second)

    assert (await everything(empty_database))["awards"] == [("s1", 1, "m1", ADA, CY)]
    assert await archive.match("m2") == msgspec.structs.replace(second, awards=())
    series = await archive.series("s1")
    assert series is not None
    assert (series.rounds, series.awards) == (1, (("king", ADA), ("fool", CY)))


async def test_two_processes_cannot_give_a_round_two_kings_r05(
    archive: SqlArchive, empty_database: str
) -> None:
    other = SqlArchive(open_engine(empty_database))

    await asyncio.gather(
        *(
            one.save(a_record(f"m{n}", awards=(("king", king),)))
            for n in range(6)
            for one, king in ((archive, ADA), (other, BO))
        )
    )

    rows = await everything(empty_database)
    assert len(rows["awards"]) == 1
    assert len(rows["matches"]) == 6
    await other.close()


async def test_awards_without_a_column_stay_in_the_outcome(
    archive: SqlArchive,
) -> None:
    await archive.save(a_record(awards=(("jester", BO), ("king", ADA))))

    saved = await archive.match("m1")

    assert saved is not None
    assert saved.awards == (("king", ADA),)
    assert saved.outcome == a_record().outcome


async def test_a_series_stands_as_its_newest_round_left_it(
    archive: SqlArchive,
) -> None:
    await save_all(
        archive,
        a_record("m1", round=1),
        a_record("m2", round=2, ended_at=NOON + 2, awards=(("king", BO),)),
        a_record(
            "m3",
            round=3,
            ended_at=NOON + 3,
            options=b'{"window": 2}',
            players=seats(CY, ADA),
            awards=(("king", ADA), ("fool", CY)),
        ),
    )

    series = await archive.series("s1")

    assert series is not None
    assert (series.rounds, series.last_played_at) == (3, NOON + 3)
    assert series.options == b'{"window": 2}'
    assert series.members == ((CY, "Cy"), (ADA, "Ada"))
    assert series.awards == (("king", ADA), ("fool", CY))
    assert series.tally == ((ADA, "king", 2), (BO, "king", 1), (CY, "fool", 2))


async def test_an_older_round_that_lands_late_does_not_turn_a_series_back_p09(
    archive: SqlArchive,
) -> None:
    newer = a_record("m2", round=2, ended_at=NOON + 2, awards=(("king", BO),))
    older = a_record("m1", round=1, ended_at=NOON + 1)

    await save_all(archive, newer, older)

    series = await archive.series("s1")
    assert series is not None
    assert (series.rounds, series.awards) == (2, (("king", BO),))
    assert series.tally == ((ADA, "king", 1), (BO, "king", 1), (CY, "fool", 1))


async def test_series_of_a_player_are_last_played_first(archive: SqlArchive) -> None:
    await save_all(
        archive,
        a_record("m1", series="s1", ended_at=NOON + 1),
        a_record("m2", series="s2", ended_at=NOON + 2),
        a_record("m3", series="s1", round=2, ended_at=NOON + 3, players=seats(BO, CY)),
        a_record("m4", series="s3", ended_at=NOON + 4, players=seats(BO), awards=()),
    )

    assert [series.id for series in await archive.series_of(ADA)] == ["s1", "s2"]
    assert [series.id for series in await archive.series_of(BO)] == ["s3", "s1", "s2"]
    assert await archive.series_of("nobody") == []
    assert await archive.series("unknown") is None


async def test_a_series_calls_its_members_by_their_present_names(
    archive: SqlArchive,
) -> None:
    await archive.save(a_record())

    await archive.rename(ADA, "Countess")

    series = await archive.series("s1")
    assert series is not None
    assert series.members == ((ADA, "Countess"), (BO, "Bo"), (CY, "Cy"))
    assert await archive.match("m1") == a_record()


async def test_a_name_taken_before_the_first_match_is_not_overwritten_by_it(
    archive: SqlArchive,
) -> None:
    await archive.rename(ADA, "Countess")
    await archive.save(a_record())

    series = await archive.series("s1")

    assert series is not None
    assert series.members[0] == (ADA, "Countess")


async def test_erasing_leaves_no_name_and_no_id_but_all_results_l22(
    archive: SqlArchive, empty_database: str
) -> None:
    await save_all(archive, a_record("m1"), a_record("m2", series="s2"))
    await archive.rename(ADA, "Countess")
    await archive.record(AuditRecord(NOON, "remove", "BCDFGHJK", ADA, "rude"))

    await archive.erase(ADA, NOON)

    rows = await everything(empty_database)
    tombstone = (ADA, None, True)
    rows["players"].remove(tombstone)
    for name in ("Ada", "Countess", ADA):
        assert name not in str(rows)
    saved = await archive.match("m1")
    assert saved is not None
    first, *others = saved.players
    assert first == msgspec.structs.replace(seats(ADA)[0], player=None, name="")
    assert tuple(others) == seats(ADA, BO, CY)[1:]
    assert saved.awards == (("fool", CY),)
    assert await archive.matches_of(ADA, None, 10) == ([], None)
    assert await archive.results_of(ADA) == []
    assert await archive.series_of(ADA) == []


async def test_an_erased_player_is_no_member_and_has_no_tally(
    archive: SqlArchive,
) -> None:
    await archive.save(a_record())

    await archive.erase(ADA, NOON)

    series = await archive.series("s1")
    assert series is not None
    assert series.members == ((BO, "Bo"), (CY, "Cy"))
    assert series.awards == (("fool", CY),)
    assert series.tally == ((CY, "fool", 1),)


async def test_a_result_that_lands_after_the_erasure_brings_no_name_back_l22(
    archive: SqlArchive, empty_database: str
) -> None:
    await archive.erase(ADA, NOON)

    await archive.save(a_record())
    await archive.rename(ADA, "Ada")

    assert "Ada" not in str(await everything(empty_database))
    saved = await archive.match("m1")
    assert saved is not None
    assert saved.players[0].player is None
    assert saved.awards == (("fool", CY),)


async def test_erasing_while_a_result_lands_leaves_no_name_either_way_round_l22(
    archive: SqlArchive, empty_database: str
) -> None:
    other = SqlArchive(open_engine(empty_database))

    await asyncio.gather(
        *(archive.save(a_record(f"m{n}", round=n)) for n in range(8)),
        other.erase(ADA, NOON),
        *(archive.save(a_record(f"n{n}", series="s2", round=n)) for n in range(8)),
    )

    assert "Ada" not in str(await everything(empty_database))
    await other.close()


async def test_erasing_twice_or_a_stranger_is_harmless(archive: SqlArchive) -> None:
    await archive.save(a_record())

    for player in (ADA, ADA, "nobody"):
        await archive.erase(player, NOON)

    series = await archive.series("s1")
    assert series is not None
    assert len(series.members) == 2


async def test_acts_of_admins_are_listed_newest_first(archive: SqlArchive) -> None:
    acts = [
        AuditRecord(NOON, "sign-in", None, None, ""),
        AuditRecord(NOON, "reveal", "BCDFGHJK", None, "a dispute"),
        AuditRecord(NOON, "mute", None, ADA, "shouting; <b>'\"--"),
    ]
    for act in acts:
        await archive.record(act)

    first, cursor = await archive.audit(None, 2)
    second, end = await archive.audit(cursor, 2)

    assert first + second == acts[::-1]
    assert end is None


async def test_a_database_that_answers_answers_a_ping(archive: SqlArchive) -> None:
    await archive.ping()
