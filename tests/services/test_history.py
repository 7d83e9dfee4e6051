"""Finished matches: who may see them, share them and replay them."""

from typing import Literal

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.archive import SqlArchive
from app.adapters.db.challenges import SqlChallenges
from app.games.core.registry import games
from app.services.challenging import Challenging
from app.services.errors import Conflict, Forbidden, Invalid, NotFound, ServiceError
from app.services.history import Eyes, History
from app.services.records import MatchRecord
from app.services.replay import plain
from app.services.replay_file import replay_file
from tests.played import a_played_match
from tests.records import ADA, BO, CY, NOON, a_record, seats
from tests.services.house import SetClock

KINGLESS = games()["kingless"]
PLAYED = a_played_match(KINGLESS, 8, seats=(2, 0, 1))

Access = Literal["private", "shared", "public"]
STRANGER = "p-zoe"

ALLOWED: dict[Access, set[str | None]] = {
    "private": {ADA, BO, CY},
    "shared": {ADA, BO, CY, STRANGER, None},
    "public": {ADA, BO, CY, STRANGER, None},
}
CALLERS = (ADA, BO, CY, STRANGER, None)


@pytest.fixture
def history(archive: SqlArchive, archive_engine: AsyncEngine) -> History:
    """The history of an archive without matches."""
    challenges = SqlChallenges(archive_engine)
    return History(archive, games(), Challenging(challenges, games(), SetClock()))


async def look(history: History, call: str, caller: str | None) -> None:
    """Make one of the calls that show a match."""
    if call == "match":
        await history.match(caller, PLAYED.id)
    elif call == "replay":
        await history.replay(caller, PLAYED.id)
    else:
        await history.frames(caller, PLAYED.id, "open")


@pytest.mark.parametrize("access", ALLOWED)
@pytest.mark.parametrize("call", ["match", "replay", "frames"])
@pytest.mark.parametrize("caller", CALLERS)
async def test_a_match_is_shown_to_those_who_may_see_it_and_nobody_else_l19_l24_v02(
    archive: SqlArchive,
    history: History,
    access: Access,
    call: str,
    caller: str | None,
) -> None:
    await archive.save(msgspec.structs.replace(PLAYED, public=access == "public"))
    if access == "shared":
        await history.share(BO, PLAYED.id)

    if caller in ALLOWED[access]:
        await look(history, call, caller)
    else:
        with pytest.raises(Forbidden) as refused:
            await look(history, call, caller)
        assert refused.value.code == "match-not-shared"


@pytest.mark.parametrize("caller", [ADA, BO, CY])
async def test_each_of_its_players_may_share_a_match(
    archive: SqlArchive, history: History, caller: str
) -> None:
    await archive.save(PLAYED)

    await history.share(caller, PLAYED.id)
    await history.share(caller, PLAYED.id)

    assert (await history.match(None, PLAYED.id)).shared


async def test_a_stranger_cannot_share_even_what_is_public(
    archive: SqlArchive, history: History
) -> None:
    await archive.save(msgspec.structs.replace(PLAYED, public=True))

    with pytest.raises(Forbidden) as refused:
        await history.share(STRANGER, PLAYED.id)

    assert refused.value.code == "not-your-match"
    assert not (await history.match(None, PLAYED.id)).shared


async def test_an_erased_player_has_no_more_rights_than_a_stranger(
    archive: SqlArchive, history: History
) -> None:
    await archive.save(PLAYED)

    await archive.erase(ADA, NOON)

    with pytest.raises(Forbidden):
        await history.match(ADA, PLAYED.id)
    shown = await history.match(BO, PLAYED.id)
    assert (shown.players[0].player, shown.players[0].name) == (None, "")


async def test_looking_changes_nothing_s03(
    archive: SqlArchive, history: History
) -> None:
    await archive.save(PLAYED)

    for call in ("match", "replay", "frames"):
        await look(history, call, ADA)
    await history.mine(ADA)
    await history.statistics(ADA)

    assert await archive.match(PLAYED.id) == PLAYED


@pytest.mark.parametrize(
    "match", ["m1", "", "a b", "x" * 65, "m\x00", "../m1", "m1'--", "é", "\ud800"]
)
async def test_an_unknown_match_is_not_found_whatever_it_is_called(
    history: History, match: str
) -> None:
    for asked in (
        history.match(ADA, match),
        history.replay(ADA, match),
        history.frames(ADA, match, "open"),
        history.share(ADA, match),
    ):
        with pytest.raises(NotFound) as refused:
            await asked
        assert refused.value.code == "no-such-match"


async def test_a_finished_match_shows_its_result_and_its_fairness(
    archive: SqlArchive, history: History
) -> None:
    await archive.save(PLAYED)

    shown = await history.match(BO, PLAYED.id)

    assert shown.you == 0
    assert shown.fairness is not None
    assert shown.fairness.seed == PLAYED.secret
    assert shown.fairness.commitment == PLAYED.commitment
    assert shown.fairness.entropies == PLAYED.entropies
    assert [player.name for player in shown.players] == ["Ada", "Bo", "Cy"]
    assert set(shown.awards) == {"king", "fool"}
    assert shown.outcome is not None
    assert shown.awards == shown.outcome.awards


async def test_neither_room_nor_series_is_told_to_whoever_has_the_link_x10(
    archive: SqlArchive, history: History
) -> None:
    """A code would let a stranger in; neither is a credential to hand round."""
    await archive.save(
        a_played_match(KINGLESS, 8, seats=(2, 0, 1)),
    )
    await history.share(ADA, PLAYED.id)

    shown = msgspec.json.encode(await history.match(None, PLAYED.id))
    file = msgspec.json.encode(await history.replay(None, PLAYED.id))

    assert PLAYED.room.encode() not in shown + file
    assert b'"series"' not in shown + file


async def test_the_file_of_a_match_is_its_replay(
    archive: SqlArchive, history: History
) -> None:
    await archive.save(PLAYED)

    file = await history.replay(ADA, PLAYED.id)

    assert plain(file) == plain(replay_file(KINGLESS, PLAYED))


@pytest.mark.parametrize("eyes", ["open", "spectator", 0, 1, 2])
async def test_frames_begin_with_the_deal(
    archive: SqlArchive, history: History, eyes: Eyes
) -> None:
    await archive.save(PLAYED)

    frames = await history.frames(ADA, PLAYED.id, eyes)

    assert frames[0].number == 0
    assert frames[-1].number == len(PLAYED.moves)
    assert (frames[0].private is not None) == (eyes == "open")


async def test_nobody_looks_from_an_empty_seat(
    archive: SqlArchive, history: History
) -> None:
    await archive.save(PLAYED)

    with pytest.raises(Invalid) as refused:
        await history.frames(ADA, PLAYED.id, 5)

    assert refused.value.code == "no-such-seat"


OTHERWISE = {
    "another game": msgspec.structs.replace(PLAYED, game="chess"),
    "another end": msgspec.structs.replace(PLAYED, moves=PLAYED.moves[:-1]),
    "other options": msgspec.structs.replace(PLAYED, options=b'{"colour": "red"}'),
}


@pytest.mark.parametrize("record", OTHERWISE.values(), ids=OTHERWISE.keys())
async def test_what_the_present_rules_cannot_replay_keeps_its_result_s04(
    archive: SqlArchive, history: History, record: MatchRecord
) -> None:
    await archive.save(record)

    shown = await history.match(ADA, PLAYED.id)
    with pytest.raises(Conflict) as refused:
        await history.replay(ADA, PLAYED.id)

    assert shown.outcome is not None
    assert (refused.value.code, refused.value.details) == (
        "no-replay",
        {"engine": "0.1.0"},
    )


async def test_my_matches_are_listed_with_my_seat_page_by_page(
    archive: SqlArchive, history: History
) -> None:
    for number in range(25):
        await archive.save(a_record(f"m{number}", round=number, ended_at=NOON + number))

    first = await history.mine(BO)
    second = await history.mine(BO, first.cursor)

    assert [row.id for row in first.matches] == [f"m{n}" for n in range(24, 4, -1)]
    assert [row.id for row in second.matches] == [f"m{n}" for n in range(4, -1, -1)]
    assert second.cursor is None
    assert {row.you for row in first.matches} == {3}
    assert first.matches[0].awards == {"king": 2, "fool": 4}


async def test_a_foreign_cursor_is_refused_with_what_to_do(history: History) -> None:
    with pytest.raises(ServiceError) as refused:
        await history.mine(ADA, "nonsense!")

    assert (refused.value.code, refused.value.message) == (
        "bad-cursor",
        "Start again from the first page.",
    )


async def test_statistics_of_nobody_are_empty(history: History) -> None:
    assert await history.statistics("nobody") == ()
    assert await history.statistics("\x00") == ()


async def test_statistics_count_what_stands_in_the_archive(
    archive: SqlArchive, history: History
) -> None:
    await archive.save(a_record("m1"))
    await archive.save(a_record("m2", round=2, players=seats(BO, ADA)))

    [kingless] = await history.statistics(ADA)

    assert (kingless.game, kingless.played, kingless.won) == ("kingless", 2, 1)
