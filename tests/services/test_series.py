"""Series: what can be opened again, by whom, and who carries what."""

from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.archive import SqlArchive
from app.room.commands import Resign
from app.services.series import Member, SeriesBook
from tests.records import ADA, BO, CY, NOON, a_record, seats
from tests.services.house import House


def a_book(archive: SqlArchive) -> SeriesBook:
    """Return the series where no table is open."""
    return SeriesBook(archive, House(archive._engine).rooms)


async def test_a_series_is_listed_with_members_awards_and_tally(
    archive: SqlArchive,
) -> None:
    await archive.save(a_record("m1"))
    await archive.save(
        a_record("m2", round=2, ended_at=NOON, awards=(("king", ADA), ("fool", BO)))
    )

    [series] = await a_book(archive).of_player(CY)

    assert (series.id, series.game, series.rounds) == ("s1", "kingless", 2)
    assert series.members == (
        Member(ADA, "Ada", {"king": 2}),
        Member(BO, "Bo", {"fool": 1}),
        Member(CY, "Cy", {"fool": 1}),
    )
    assert series.awards == {"king": ADA, "fool": BO}
    assert series.options == {"window": 4.0, "unbalanced": False}
    assert series.last_played_at == NOON


async def test_a_series_is_open_to_the_players_of_its_last_round_only(
    archive: SqlArchive,
) -> None:
    await archive.save(a_record("m1"))
    await archive.save(a_record("m2", round=2, players=seats(ADA, BO), awards=()))
    book = a_book(archive)

    assert len(await book.of_player(ADA)) == 1
    assert await book.of_player(CY) == ()
    assert await book.of_player("stranger") == ()


async def test_an_erased_player_finds_no_series_and_is_in_none(
    archive: SqlArchive,
) -> None:
    await archive.save(a_record("m1"))

    await archive.erase(ADA, NOON)

    assert await a_book(archive).of_player(ADA) == ()
    [series] = await a_book(archive).of_player(BO)
    assert [member.player for member in series.members] == [BO, CY]
    assert series.awards == {"fool": CY}


async def test_only_a_series_whose_table_has_finished_can_be_opened_again(
    archive_engine: AsyncEngine,
) -> None:
    house = House(archive_engine)
    book = SeriesBook(house.archive, house.rooms)
    code = await house.table(players=(ADA, BO))
    series = (await house.room(code)).series
    await house.archive.save(a_record(series=series))

    assert await book.of_player(ADA) == ()
    assert [row.id for row in await book.of_player(CY)] == [series]

    await house.act(code, Resign, BO)
    assert [row.id for row in await book.of_player(ADA)] == [series]

    await house.again(code)
    assert await book.of_player(ADA) == ()
