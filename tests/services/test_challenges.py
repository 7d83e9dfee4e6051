"""Challenges: marked, played once by whoever does not know the deal, closed."""

import asyncio

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.db.challenges import SqlChallenges
from app.adapters.db.engine import reading
from app.adapters.db.schema import sights
from app.room.commands import Archived, Leave, Ready, Remove, Resign, Start
from app.services.challenge_board import MOST_ROWS, ChallengeBoard
from app.services.challenging import Challenging
from app.services.errors import ServiceError
from app.services.history import FinishedMatch
from app.services.records import RunRecord, SightRecord
from tests.records import ADA, BO
from tests.services.evening import (
    EVE,
    FAY,
    GUS,
    HAL,
    Evening,
    code_of,
    record_of,
)
from tests.services.house import GAMES, profile


@pytest.fixture
def house(archive_engine: AsyncEngine) -> Evening:
    """A house without tables."""
    return Evening(archive_engine)


@pytest.mark.parametrize("player", [ADA, BO])
async def test_each_of_its_players_may_mark_a_match(
    house: Evening, player: str
) -> None:
    _, match = await house.first()

    challenge = await house.board.mark(player, match)
    again = await house.board.mark(ADA, match)

    assert again == challenge
    assert (await house.page(challenge.id)).marked_by == {ADA: "Ada", BO: "Bo"}[player]


async def test_nobody_else_marks_a_match(house: Evening) -> None:
    _, match = await house.first()

    assert await code_of(house.board.mark(EVE, match)) == "not-your-match"
    assert await code_of(house.board.mark(ADA, "nothing")) == "no-such-match"


async def test_a_game_without_challenges_has_none(house: Evening) -> None:
    code = await house.table("salon", players=(ADA, BO))
    match = await house.ended(code)

    assert await code_of(house.board.mark(ADA, match)) == "challenges-not-offered"


async def test_friends_play_the_very_deal(house: Evening) -> None:
    first, challenge = await house.marked()

    code = await house.dealt(challenge, EVE, FAY)

    match = await house.match(code)
    record = await record_of(house, first)
    assert match.origin == first
    assert (match.secret, match.entropies) == (record.secret, record.entropies)
    run = await record_of(house, await house.ended(code))
    assert (run.origin, run.secret) == (first, record.secret)


async def test_the_leaderboard_ranks_feats_and_ties_share(house: Evening) -> None:
    _, challenge = await house.marked(turns=3)
    for turns, friends in ((5, (EVE, FAY)), (2, (GUS, HAL)), (3, ("p-i", "p-j"))):
        code = await house.dealt(challenge, *friends)
        await house.ended(code, turns=turns)

    page = await house.page(challenge, GUS)

    assert [(row.rank, row.figures["turns"]) for row in page.rows] == [
        (1, 2), (2, 3), (2, 3), (4, 5),
    ]  # fmt: skip
    assert [row.first for row in page.rows] == [False, True, False, False]
    assert [[p.name for p in row.players] for row in page.rows][:2] == [
        [GUS, HAL],
        ["Ada", "Bo"],
    ]
    assert page.rows[0].players[0].you
    assert [row.match is not None for row in page.rows] == [True, False, False, False]
    assert page.figures == ("turns", "medal")


async def test_a_leaderboard_tells_the_best_and_who_looks_for_themselves(
    house: Evening,
) -> None:
    """M04: its page does not grow with its results."""
    first, challenge = await house.marked(turns=9)
    record = await record_of(house, first)
    for number in range(MOST_ROWS + 3):
        players = tuple(
            replace(seat, player=f"p-{number}-{seat.seat}") for seat in record.players
        )
        run = f"r{number:03}"
        await house.challenges.claim(RunRecord(run, challenge, (), (), number))
        await house.archive.save(
            replace(record, id=run, players=players, origin=first, ended_at=number)
        )

    seen = await house.page(challenge)
    own = await house.page(challenge, f"p-{MOST_ROWS + 2}-0")

    assert (len(seen.rows), seen.left_out) == (MOST_ROWS + 1, 3)
    assert seen.rows[-1].first
    assert (len(own.rows), own.left_out) == (MOST_ROWS + 2, 2)
    assert own.rows[-2].players[0].you
    assert {row.rank for row in seen.rows} == {1}


async def test_who_gave_up_counts_as_it_ended(house: Evening) -> None:
    _, challenge = await house.marked(turns=2)
    code = await house.dealt(challenge, EVE, FAY)
    await house.act(code, Resign, EVE)
    await house.archived(code)

    run, first = (await house.page(challenge)).rows

    assert [one.name for one in run.players] == [EVE, FAY]
    assert (run.rank, run.reason) == (1, "won")
    assert run.figures == {"turns": 1, "medal": first.figures["medal"]}
    assert (first.rank, first.figures["turns"]) == (2, 2)


async def test_a_challenge_that_is_unknown_is_not_found(house: Evening) -> None:
    _, challenge = await house.marked()

    for unknown in ("0" * 24, challenge[:-1], ""):
        assert await code_of(house.board.page(None, unknown)) == "no-such-challenge"


KNOWING = ["played", "watched", "opened", "ran"]


async def knowing(house: Evening, how: str) -> tuple[str, str]:
    """Return a challenge, and a player who has come to know its deal like this."""
    if how == "watched":
        code = await house.table("castle", players=(ADA, BO))
        await house.lobby.join(profile(EVE), code, "spectator")
        await house.act(code, Leave, EVE)
        match = await house.ended(code)
        return (await house.board.mark(ADA, match)).id, EVE
    _, match = await house.first()
    if how == "opened":
        await house.history.share(ADA, match)
        await house.history.match(EVE, match)
    challenge = (await house.board.mark(ADA, match)).id
    if how == "ran":
        await house.ended(await house.dealt(challenge, EVE, FAY))
    return challenge, BO if how == "played" else EVE


@pytest.mark.parametrize("how", KNOWING)
async def test_whoever_knows_the_deal_is_refused_everywhere(
    house: Evening, how: str
) -> None:
    challenge, player = await knowing(house, how)
    code = await house.gathered(challenge, GUS)
    refusal = f"challenge-{'played' if how == 'ran' else how}"

    opening = house.lobby.challenge(profile(player), challenge, "private")
    assert await code_of(opening) == refusal
    for role in ("player", "spectator"):
        joining = house.lobby.join(profile(player), code, role)
        assert await code_of(joining) == refusal
    assert (await house.page(challenge, player)).you.why_not == refusal


async def test_who_watches_a_run_plays_it_no_more_and_at_once(house: Evening) -> None:
    _, challenge = await house.marked()
    code = await house.dealt(challenge, EVE, FAY)

    await house.lobby.join(profile(GUS), code, "spectator")

    opening = house.lobby.challenge(profile(GUS), challenge, "private")
    assert await code_of(opening) == "challenge-watched"
    knowing = house.lobby.join(profile(ADA), code, "spectator")
    assert await code_of(knowing) == "challenge-played"


class Meanwhile(SqlChallenges):
    """A table of the watcher's claims the deal just before a sight is kept."""

    run: RunRecord | None = None

    async def saw(self, *sights: SightRecord) -> None:
        """Keep sights, a claim first."""
        if self.run is not None:
            await self.claim(self.run)
        await super().saw(*sights)


async def test_who_is_dealt_in_elsewhere_meanwhile_does_not_watch(
    house: Evening,
) -> None:
    _, challenge = await house.marked()
    room = await house.room(await house.dealt(challenge, EVE, FAY))
    challenges = Meanwhile(house.engine)
    challenging = Challenging(challenges, GAMES, house.clock)
    challenges.run = RunRecord("own", challenge, (GUS,), (), 0)

    watching = challenging.admit(room, GUS, watches=True)

    assert await code_of(watching) == "challenge-played"


async def test_who_watches_in_the_lobby_has_seen_nothing_before_the_deal(
    house: Evening,
) -> None:
    _, challenge = await house.marked()
    code = await house.gathered(challenge, EVE, FAY)
    await house.lobby.join(profile(GUS), code, "spectator")
    before = (await house.page(challenge, GUS)).you

    await house.act(code, Start, EVE)

    assert before.may_play
    assert (await house.page(challenge, GUS)).you.why_not == "challenge-watched"


async def test_a_player_with_two_tables_plays_at_one_of_them(house: Evening) -> None:
    """Two tabs race: both tables stand ready, and one of them is dealt."""
    _, challenge = await house.marked()
    one = await house.gathered(challenge, EVE, FAY)
    other = await house.gathered(challenge, EVE, GUS)

    answers = await asyncio.gather(
        code_of(house.act(one, Start, EVE)), code_of(house.act(other, Start, EVE))
    )

    assert sorted(answers) == ["allowed", "challenge-played"]
    dealt = [(await house.room(code)).match is not None for code in (one, other)]
    assert sorted(dealt) == [False, True]


async def test_a_refused_start_names_who_knows_the_deal(house: Evening) -> None:
    _, challenge = await house.marked()
    one = await house.gathered(challenge, EVE, FAY)
    await house.ended(await house.dealt(challenge, FAY, GUS))

    with pytest.raises(ServiceError) as refused:
        await house.act(one, Start, EVE)

    assert refused.value.details["players"] == [FAY]
    await house.act(one, Leave, FAY)
    await house.lobby.join(profile(HAL), one, "player")
    await house.act(one, Ready, HAL, ready=True)
    await house.act(one, Start, EVE)
    assert (await house.match(one)).challenge == challenge


async def test_who_watches_in_one_lobby_and_plays_elsewhere_holds_up_the_start(
    house: Evening,
) -> None:
    _, challenge = await house.marked()
    code = await house.gathered(challenge, EVE, FAY)
    await house.lobby.join(profile(GUS), code, "spectator")
    await house.dealt(challenge, GUS, HAL)

    with pytest.raises(ServiceError) as refused:
        await house.act(code, Start, EVE)

    assert refused.value.code == "challenge-played"
    assert refused.value.details["players"] == [GUS]
    await house.rooms.act(code, Remove(id="away", player=GUS), EVE)
    await house.act(code, Start, EVE)
    assert (await house.match(code)).challenge == challenge


async def test_closed_it_is_played_no_more_and_the_leaderboard_stays(
    house: Evening,
) -> None:
    match, challenge = await house.marked()
    await house.ended(await house.dealt(challenge, EVE, FAY), turns=2)
    under_way = await house.dealt(challenge, GUS, HAL)
    waiting = await house.gathered(challenge, "p-i", "p-j")
    before = (await house.page(challenge)).rows

    assert await code_of(house.board.close(EVE, challenge)) == "not-your-match"
    await house.board.close(BO, challenge)
    await house.board.close(ADA, challenge)
    house.clock.time += 1
    await house.ended(under_way)

    page = await house.page(challenge, ADA)
    assert page.rows[0].match == match
    assert [row.figures for row in page.rows] == [row.figures for row in before]
    assert page.closed_at is not None
    assert page.you.why_not == "challenge-closed"
    assert await code_of(house.act(waiting, Start, "p-i")) == "challenge-closed"
    opening = house.lobby.challenge(profile("p-k"), challenge, "private")
    assert await code_of(opening) == "challenge-closed"
    assert await code_of(house.board.mark(ADA, match)) == "challenge-closed"


async def test_a_run_is_no_challenge_of_its_own(house: Evening) -> None:
    _, challenge = await house.marked()
    run = await house.ended(await house.dealt(challenge, EVE, FAY))

    assert await code_of(house.board.mark(EVE, run)) == "already-a-challenge"


async def test_a_process_that_dies_before_the_row_leaves_it_to_the_next_once(
    house: Evening,
) -> None:
    """D05: the row is the archived match, written once however often it is tried."""
    _, challenge = await house.marked()
    code = await house.dealt(challenge, EVE, FAY)
    await house.play(code, await house.on_turn(code), do="win")
    died_before = await house.page(challenge)

    await house.archived(code)
    room = await house.room(code)
    died_after = await house.page(challenge)
    await house.rooms.act(code, Archived("again"))
    house.sweeper.finished(code)
    await asyncio.gather(*house.sweeper._running)

    assert len(died_before.rows) == 1
    assert len(died_after.rows) == 2
    assert room.unarchived == ()
    assert len((await house.page(challenge)).rows) == 2


async def test_a_table_that_claimed_the_deal_and_died_may_start_once_more(
    house: Evening,
) -> None:
    _, challenge = await house.marked()
    code = await house.gathered(challenge, EVE, FAY)
    room = await house.room(code)
    assert room.known_deal is not None
    await house.challenges.saw(SightRecord(room.known_deal.run, EVE, "played", 0))

    await house.act(code, Start, EVE)

    assert (await house.match(code)).challenge == challenge


async def test_another_round_is_an_ordinary_match(house: Evening) -> None:
    _, challenge = await house.marked()
    code = await house.dealt(challenge, EVE, FAY)
    await house.ended(code)
    promised = (await house.room(code)).commitment

    await house.again(code)
    fresh = await house.ended(code)

    shown: FinishedMatch = await house.history.match(EVE, fresh)
    assert shown.challenge is None
    assert shown.fairness is not None
    assert shown.fairness.commitment == promised
    assert len((await house.page(challenge)).rows) == 2


async def test_a_run_is_no_part_of_the_series_it_came_from(house: Evening) -> None:
    first, challenge = await house.marked()
    run = await house.ended(await house.dealt(challenge, EVE, FAY))

    one, other = await record_of(house, first), await record_of(house, run)

    assert one.series != other.series
    series = await house.archive.series(one.series)
    assert series is not None
    assert series.rounds == 1


async def test_what_a_stranger_may_do_is_told_without_a_name(house: Evening) -> None:
    _, challenge = await house.marked()

    you = (await house.page(challenge)).you
    player = (await house.page(challenge, ADA)).you

    assert (you.may_close, you.may_play, you.why_not) == (False, True, None)
    assert (player.may_close, player.may_play) == (True, False)


async def test_the_deck_of_the_first_match_is_at_hand_for_the_next(
    house: Evening,
) -> None:
    _, match = await house.first()
    deck = {"content": "ab" * 32, "content_text": 'name = "Our deck"\n'}
    record = msgspec.structs.replace(
        await record_of(house, match), id="m-deck", series="s-deck", **deck
    )
    await house.archive.save(record)
    challenge = await house.board.mark(ADA, "m-deck")

    room = await house.lobby.challenge(profile(EVE), challenge.id, "public")

    assert (room.content, room.visibility) == ("ab" * 32, "public")
    assert await house.rooms.store.content("ab" * 32) == 'name = "Our deck"\n'


async def test_a_challenge_of_a_game_that_is_gone_says_so(house: Evening) -> None:
    _, challenge = await house.marked()
    elsewhere = ChallengeBoard(
        challenges=house.challenges,
        challenging=house.challenging,
        history=house.history,
        games={},
        clock=house.clock,
        entropy=house.entropy,
    )

    assert await code_of(elsewhere.page(ADA, challenge)) == "no-such-game"


async def test_who_opens_a_match_of_another_game_is_not_written_down(
    house: Evening,
) -> None:
    """Who looks at what is kept only where it is needed."""
    code = await house.table("salon", players=(ADA, BO))
    match = await house.ended(code)
    await house.history.share(ADA, match)

    await house.history.match(EVE, match)

    async with reading(house.engine) as connection:
        assert (await connection.execute(select(sights))).all() == []
