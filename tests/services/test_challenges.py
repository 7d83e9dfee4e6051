"""Challenges: marked, played once by whoever does not know the deal, closed."""

import asyncio
from collections.abc import Awaitable

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.room.commands import Archived, Leave, Ready, Resign, Start
from app.services.challenge_board import ChallengePage
from app.services.errors import ServiceError
from app.services.history import FinishedMatch
from app.services.records import MatchRecord, SightRecord
from app.services.sweeper import Sweeper
from tests.records import ADA, BO
from tests.services.house import GAMES, House, profile

EVE, FAY, GUS, HAL = "p-eve", "p-fay", "p-gus", "p-hal"
CASTLE = GAMES["castle"]


class Evening(House):
    """A house where matches of Castle are played and end up in the archive."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.sweeper = Sweeper(self.archive, self.challenges, self.clock, "0.1.0")
        self.sweeper.rooms = self.rooms

    async def archived(self, code: str) -> None:
        """Let the background work see to a room."""
        self.clock.time += 1000
        self.sweeper.finished(code)
        await asyncio.gather(*self.sweeper._running)

    async def ended(self, code: str, *, turns: int = 1) -> str:
        """Play a dealt match to its end and return its id."""
        for _ in range(turns - 1):
            await self.play(code, await self.on_turn(code), do="step")
        await self.play(code, await self.on_turn(code), do="win")
        match = await self.match(code)
        await self.archived(code)
        return match.id

    async def on_turn(self, code: str) -> str:
        """Return who is on turn."""
        match = await self.match(code)
        return match.players[str(match.state.active)]

    async def first(self, *, turns: int = 1) -> tuple[str, str]:
        """Let Ada and Bo play a match; return the code of the room and its id."""
        code = await self.table("castle", players=(ADA, BO))
        return code, await self.ended(code, turns=turns)

    async def marked(self, *, turns: int = 1) -> tuple[str, str]:
        """Let Ada and Bo play and mark a match; return its id and the challenge's."""
        _, match = await self.first(turns=turns)
        return match, (await self.board.mark(ADA, match)).id

    async def gathered(self, challenge: str, host: str, *friends: str) -> str:
        """Open a table of a challenge and let friends sit down, all ready."""
        room = await self.lobby.challenge(profile(host), challenge, "private")
        for friend in friends:
            await self.lobby.join(profile(friend), room.code, "player")
        for player in (host, *friends):
            await self.act(room.code, Ready, player, ready=True, entropy="77" * 16)
        return room.code

    async def dealt(self, challenge: str, host: str, *friends: str) -> str:
        """Open a table of a challenge and deal."""
        code = await self.gathered(challenge, host, *friends)
        await self.act(code, Start, host)
        return code

    async def page(self, challenge: str, player: str | None = None) -> ChallengePage:
        """Return the page of a challenge."""
        return await self.board.page(player, challenge)


@pytest.fixture
def house(archive_engine: AsyncEngine) -> Evening:
    """A house without tables."""
    return Evening(archive_engine)


async def code_of(refused: Awaitable[object]) -> str:
    """Return the code with which a call is refused."""
    try:
        await refused
    except ServiceError as refusal:
        return refusal.code
    return "allowed"


async def record_of(house: House, match: str) -> MatchRecord:
    record = await house.archive.match(match)
    assert record is not None
    return record


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


async def test_who_gave_up_counts_as_it_ended(house: Evening) -> None:
    _, challenge = await house.marked(turns=2)
    code = await house.dealt(challenge, EVE, FAY)
    await house.act(code, Resign, EVE)
    await house.archived(code)

    page = await house.page(challenge)

    assert len(page.rows) == 2
    assert await code_of(house.board.page(None, "0" * 24)) == "no-such-challenge"


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


async def everything(house: Evening, player: str | None, match: str) -> list[str]:
    """Return how each call that shows a match is answered."""
    return [
        await code_of(call)
        for call in (
            house.history.match(player, match),
            house.history.replay(player, match),
            house.history.frames(player, match, "open"),
        )
    ]


@pytest.mark.parametrize("public", [False, True], ids=["shared", "public"])
async def test_seed_and_replay_stay_with_the_first_players_until_it_is_closed(
    house: Evening, public: bool
) -> None:
    _, match = await house.first()
    if public:
        record = await record_of(house, match)
        match = "m-public"
        await house.archive.save(
            msgspec.structs.replace(record, id=match, public=True, series="s-public")
        )
    else:
        await house.history.share(ADA, match)
    challenge = (await house.board.mark(ADA, match)).id

    for player in (EVE, None):
        assert await everything(house, player, match) == ["challenge-sealed"] * 3
    shown = await house.history.match(BO, match)
    assert shown.fairness is not None
    await house.board.close(BO, challenge)

    assert (await house.history.match(EVE, match)).fairness is not None
    assert (await house.history.match(None, match)).challenge is not None


async def test_a_sealed_match_is_not_shared(house: Evening) -> None:
    match, challenge = await house.marked()

    assert await code_of(house.history.share(ADA, match)) == "challenge-sealed"
    await house.board.close(ADA, challenge)
    assert await code_of(house.history.share(ADA, match)) == "allowed"


async def test_who_ran_it_sees_the_own_game_but_no_seed_until_it_is_closed(
    house: Evening,
) -> None:
    first, challenge = await house.marked()
    run = await house.ended(await house.dealt(challenge, EVE, FAY))
    seed = (await record_of(house, first)).secret

    shown = await house.history.match(EVE, run)
    frames = await house.history.frames(EVE, run, "open")

    assert shown.fairness is None
    assert seed not in text(shown) + text(frames)
    assert await code_of(house.history.replay(EVE, run)) == "challenge-sealed"
    assert await code_of(house.history.share(EVE, run)) == "challenge-sealed"
    assert await everything(house, EVE, first) == ["match-not-shared"] * 3
    assert await everything(house, ADA, run) == ["match-not-shared"] * 3
    await house.board.close(ADA, challenge)
    file = await house.history.replay(EVE, run)
    assert file.fairness.seed == seed
    assert file.match.origin == first


def text(answer: object) -> str:
    return msgspec.json.encode(answer).decode()


async def test_nothing_of_the_deal_is_on_the_page_or_at_the_table(
    house: Evening,
) -> None:
    first, challenge = await house.marked()
    code = await house.gathered(challenge, EVE, FAY)
    record = await record_of(house, first)

    shown = text([await house.page(challenge, EVE), await house.lobby.summary(code)])

    assert first not in shown
    assert record.secret not in shown
    assert not [share for share in record.entropies if share in shown]
    await house.act(code, Start, EVE)
    token, _ = await house.admin.sign_in("the hammer and the crown", "::1")
    desk = await house.admin.desk(token)
    seen = [await desk.room(code), await desk.log(code), await desk.export(code)]
    assert record.secret not in text(seen)


async def test_a_table_under_the_seal_lets_in_only_who_saw_the_match(
    house: Evening,
) -> None:
    """Its log would be a replay."""
    code, match = await house.first()
    challenge = (await house.board.mark(ADA, match)).id
    joining = house.lobby.join(profile(EVE), code, "spectator")

    assert await code_of(joining) == "challenge-sealed"
    await house.act(code, Leave, BO)
    assert await code_of(house.lobby.join(profile(BO), code, "player")) == "allowed"
    await house.board.close(ADA, challenge)
    joining = house.lobby.join(profile(EVE), code, "spectator")
    assert await code_of(joining) == "allowed"


async def test_who_comes_after_the_end_of_an_unmarked_match_counts_as_watching(
    house: Evening,
) -> None:
    code, match = await house.first()
    await house.lobby.join(profile(EVE), code, "player")
    await house.archived(code)

    challenge = (await house.board.mark(ADA, match)).id

    opening = house.lobby.challenge(profile(EVE), challenge, "private")
    assert await code_of(opening) == "challenge-watched"
    assert (await house.room(code)).onlookers == ()


async def test_an_opening_without_a_name_is_told_on_the_page(house: Evening) -> None:
    _, match = await house.first()
    await house.history.share(ADA, match)
    await house.history.match(None, match)

    challenge = (await house.board.mark(ADA, match)).id

    assert (await house.page(challenge)).unnamed == ("opened",)
    assert (await house.page(challenge, EVE)).you.may_play


@pytest.mark.parametrize("call", ["room", "log", "log_at", "export"])
async def test_an_admins_look_is_logged_and_counts_as_opened(
    house: Evening, call: str
) -> None:
    _, challenge = await house.marked()
    code = await house.dealt(challenge, EVE, FAY)
    token, _ = await house.admin.sign_in("the hammer and the crown", "::1")
    desk = await house.admin.desk(token, GUS)

    for _ in range(2):
        await (desk.log_at(code, 0) if call == "log_at" else getattr(desk, call)(code))

    acts, _ = await house.archive.audit(None, 10)
    assert [(act.act, act.room) for act in acts] == [("look", code), ("sign-in", None)]
    opening = house.lobby.challenge(profile(GUS), challenge, "private")
    assert await code_of(opening) == "challenge-opened"


async def test_an_admins_look_before_it_was_marked_is_told_on_the_page(
    house: Evening,
) -> None:
    code, match = await house.first()
    token, _ = await house.admin.sign_in("the hammer and the crown", "::1")
    await (await house.admin.desk(token)).log(code)

    challenge = (await house.board.mark(ADA, match)).id

    assert (await house.page(challenge)).unnamed == ("looked",)


async def test_an_admin_looks_at_other_games_without_a_line_for_each(
    house: Evening,
) -> None:
    code = await house.table("salon", players=(ADA, BO))
    token, _ = await house.admin.sign_in("the hammer and the crown", "::1")

    await (await house.admin.desk(token)).room(code)

    acts, _ = await house.archive.audit(None, 10)
    assert [act.act for act in acts] == ["sign-in"]


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
    assert room.challenge is not None
    await house.challenges.saw(SightRecord(room.challenge.run, EVE, "played", 0))

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
