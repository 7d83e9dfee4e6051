"""What stays under the seal of a challenge, and who counts as having seen it."""

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.room.commands import Join, Leave, Start
from app.room.refusals import RoomRefusal
from app.services.room_log import live_positions
from tests.records import ADA, BO
from tests.services.evening import EVE, FAY, GUS, HAL, Evening, code_of, record_of
from tests.services.house import PASSWORD, profile


@pytest.fixture
def house(archive_engine: AsyncEngine) -> Evening:
    """A house without tables."""
    return Evening(archive_engine)


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
    token, _ = await house.admin.sign_in(PASSWORD, "::1")
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


async def test_who_left_a_run_may_come_back_to_it_and_to_no_other(
    house: Evening,
) -> None:
    _, challenge = await house.marked()
    code = await house.dealt(challenge, EVE, FAY)
    other = await house.dealt(challenge, GUS, HAL)
    await house.lobby.join(profile("p-i"), code, "spectator")
    for player in (EVE, "p-i"):
        await house.act(code, Leave, player)

    for player in (EVE, "p-i"):
        joining = house.lobby.join(profile(player), code, "spectator")
        assert await code_of(joining) == "allowed"
        elsewhere = house.lobby.join(profile(player), other, "spectator")
        assert await code_of(elsewhere) in {"challenge-played", "challenge-watched"}


async def test_who_comes_too_fast_to_watch_has_seen_nothing(house: Evening) -> None:
    _, challenge = await house.marked()
    code = await house.gathered(challenge, EVE, FAY)
    for _ in range(house.rooms.limits.changes):
        await house.lobby.join(profile(GUS), code, "spectator")
        await house.act(code, Leave, GUS)
    await house.act(code, Start, EVE)

    with pytest.raises(RoomRefusal) as refused:
        await house.lobby.join(profile(GUS), code, "spectator")

    assert refused.value.code == "too-fast"
    assert (await house.page(challenge, GUS)).you.may_play


async def test_who_comes_as_the_deal_is_dealt_is_written_down_afterwards(
    house: Evening,
) -> None:
    """Let in by the lobby they join a table that plays: the room notes them."""
    _, challenge = await house.marked()
    code = await house.dealt(challenge, EVE, FAY)

    await house.rooms.act(code, Join(GUS, "Gus", "spectator"))
    await house.archived(code)

    assert (await house.page(challenge, GUS)).you.why_not == "challenge-watched"


async def test_who_finds_no_place_to_watch_has_seen_nothing(house: Evening) -> None:
    _, challenge = await house.marked()
    code = await house.dealt(challenge, EVE, FAY)
    for number in range(house.rooms.limits.spectators):
        await house.lobby.join(profile(f"p-{number}"), code, "spectator")

    with pytest.raises(RoomRefusal) as refused:
        await house.lobby.join(profile(GUS), code, "spectator")

    assert refused.value.code == "spectators-full"
    assert (await house.page(challenge, GUS)).you.may_play


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
    token, _ = await house.admin.sign_in(PASSWORD, "::1")
    desk = await house.admin.desk(token, GUS)

    for _ in range(2):
        await (desk.log_at(code, 0) if call == "log_at" else getattr(desk, call)(code))

    acts, _ = await house.archive.audit(None, 10)
    assert [(act.act, act.room) for act in acts] == [("look", code), ("sign-in", None)]
    opening = house.lobby.challenge(profile(GUS), challenge, "private")
    assert await code_of(opening) == "challenge-opened"


async def test_an_admin_is_shown_the_deal_that_is_played_again(house: Evening) -> None:
    """Its chance grows from the id of the first match, not from that of its own."""
    first, challenge = await house.marked()
    code = await house.dealt(challenge, EVE, FAY)
    await house.play(code, await house.on_turn(code), do="step")
    match = await house.match(code)
    entries = await house.rooms.entries(code)

    shown = live_positions(house.rooms.games["castle"], match, entries, None)

    assert match.origin == first
    assert [position.number for position in shown] == [0, 1]
    assert shown[-1].state == match.state


async def test_an_admins_look_before_it_was_marked_is_told_on_the_page(
    house: Evening,
) -> None:
    code, match = await house.first()
    token, _ = await house.admin.sign_in(PASSWORD, "::1")
    await (await house.admin.desk(token)).log(code)

    challenge = (await house.board.mark(ADA, match)).id

    assert (await house.page(challenge)).unnamed == ("looked",)


async def test_an_admin_looks_at_other_games_without_a_line_for_each(
    house: Evening,
) -> None:
    code = await house.table("salon", players=(ADA, BO))
    token, _ = await house.admin.sign_in(PASSWORD, "::1")

    await (await house.admin.desk(token)).room(code)

    acts, _ = await house.archive.audit(None, 10)
    assert [act.act for act in acts] == ["sign-in"]
