"""The admin's desk: the spectator's view first, hands only with a reason."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.games.core.registry import games
from app.games.kingless import decks
from app.room.commands import Chat, Signal
from app.room.refusals import RoomRefusal
from app.services.desk import Desk
from app.services.errors import Conflict, Invalid, NotFound
from app.services.following import READ_AT_ONCE
from app.services.ports import Stored
from app.services.records import AuditRecord
from tests.records import ADA, BO, CY, NOON, a_record
from tests.services.house import PASSWORD, House, profile

KINGLESS = games()["kingless"]
HOUSE_DECK = Path(decks.__file__).with_name("house.toml")


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """A house with an admin and no tables."""
    return House(archive_engine)


async def a_desk(house: House) -> Desk:
    """Sign the admin in."""
    token, _ = await house.admin.sign_in(PASSWORD, "::1")
    return await house.admin.desk(token)


def text(answer: object) -> str:
    """Return an answer as it goes out."""
    return msgspec.json.encode(answer).decode()


def plain(answer: object) -> dict[str, Any]:
    """Return an answer as a program reads it."""
    return msgspec.json.decode(text(answer), type=dict[str, Any])


async def everything(desk: Desk, code: str) -> str:
    """Return all that the desk shows of a room, as it goes out."""
    last = (await desk.log_at(code, 0)).last
    seen = [await desk.log_at(code, step) for step in range(last + 1)]
    shown = (await desk.room(code), await desk.log(code), await desk.export(code))
    return text((*shown, seen, await desk.rooms()))


async def hands(house: House, code: str) -> list[list[str]]:
    """Return the hands of a match of Kingless."""
    match = await house.match(code)
    game = house.rooms.games["kingless"]
    views = [msgspec.to_builtins(game.view(match.state, s)) for s in match.seats]
    return [list(view["hand"]) for view in views]


async def test_live_rooms_are_listed_the_last_touched_first(house: House) -> None:
    desk = await a_desk(house)
    first = await house.table(players=(ADA, BO))
    house.clock.time += 1000
    second = await house.table("salon")

    rows = await desk.rooms()

    assert [row.code for row in rows] == [second, first]
    assert rows[1].players == ("Ada", "Bo")
    assert (rows[1].status, rows[1].visibility) == ("playing", "private")


async def test_a_room_is_shown_as_a_spectator_sees_it_l19(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table()
    game = house.rooms.games["kingless"]

    shown = await desk.room(code)

    assert shown.hands is None
    assert shown.match is not None
    assert shown.match.view == game.view((await house.match(code)).state, None)
    assert shown.match.legal == ()
    for hand in await hands(house, code):
        assert text(hand)[1:-1] not in await everything(desk, code)


async def test_hands_are_shown_after_a_reason_was_given(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table()

    until = await desk.reveal(code, "  Bo says  he was\tcheated ")

    assert until == NOON + 15 * 60_000
    shown = plain(await desk.room(code))
    match = await house.match(code)
    for seat, hand in zip(match.seats, await hands(house, code), strict=True):
        assert shown["hands"]["private"][str(seat)]["hand"] == hand
    assert shown["hands"]["acting"] == list(
        house.rooms.games["kingless"].acting(match.state)
    )


async def test_hands_are_hidden_again_after_a_quarter_of_an_hour(
    house: House,
) -> None:
    desk = await a_desk(house)
    code = await house.table()
    until = await desk.reveal(code, "a dispute")

    house.clock.time = until

    assert (await desk.room(code)).hands is None


async def test_the_reason_is_audited_and_told_to_the_players(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table()

    await desk.reveal(code, "a dispute")

    [act, _], _ = await house.archive.audit(None, 10)
    assert act == AuditRecord(NOON, "reveal", code, None, "a dispute")
    lines = plain(await desk.log(code))["entries"][-1]["lines"]
    assert lines == [
        {"type": "notice", "code": "hands-opened", "params": {"reason": "a dispute"}}
    ]


@pytest.mark.parametrize("reason", ["", "  ", "x", "\n\t a "])
async def test_without_a_reason_no_hand_is_shown(house: House, reason: str) -> None:
    desk = await a_desk(house)
    code = await house.table()

    with pytest.raises(Invalid) as refused:
        await desk.reveal(code, reason)

    assert refused.value.code == "reason-missing"
    assert (await desk.room(code)).hands is None


async def test_a_reason_opens_one_room_to_one_session_x25(house: House) -> None:
    desk, other = await a_desk(house), await a_desk(house)
    code, elsewhere = await house.table(), await house.table(players=(ADA, CY))

    await desk.reveal(code, "a dispute")

    assert (await desk.room(elsewhere)).hands is None
    assert (await other.room(code)).hands is None


@pytest.mark.parametrize("form", ["the spectator's view", "open hands"])
async def test_no_secret_is_shown_while_a_match_runs_z04(
    house: House, form: str
) -> None:
    desk = await a_desk(house)
    code = await house.table()
    if form == "open hands":
        await desk.reveal(code, "a dispute")

    shown = await everything(desk, code)

    room, match = await house.room(code), await house.match(code)
    for secret in (room.secret, match.secret, match.key, *match.entropies):
        assert secret
        assert secret not in shown
    assert len(match.state.deck) > 60
    assert text(match.state.deck[:3])[1:-1] not in shown


async def test_a_secret_choice_is_in_no_log_until_hands_are_open_t07(
    house: House,
) -> None:
    desk = await a_desk(house)
    code = await house.table("salon")
    await house.play(code, ADA, do="poll")
    before = await everything(desk, code)

    await house.play(code, BO, do="pick", number=1)

    assert await everything(desk, code) == before
    await desk.reveal(code, "a dispute")
    rows = plain(await desk.log(code))["entries"]
    assert rows[-2]["player"] == BO
    assert rows[-2]["steps"] == [
        {"kind": "move", "seat": 1, "move": {"do": "pick", "number": 1}}
    ]


async def test_the_spectators_log_names_no_sender(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table()

    rows = plain(await desk.log(code))["entries"]

    assert rows
    assert all(set(row) == {"at", "lines"} for row in rows)


async def test_what_was_said_is_in_the_log_as_it_was_said_x05(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table("salon")

    await house.act(code, Chat, ADA, text="=1+1 <img src=x onerror=alert(1)>")

    assert plain(await desk.log(code))["entries"][-1]["lines"] == [
        {"type": "chat", "player": ADA, "text": "=1+1 <img src=x onerror=alert(1)>"}
    ]


async def test_the_slider_shows_the_match_after_each_step(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table("salon")
    for player in (ADA, BO, CY):
        await house.play(code, player, do="step")

    turns = [plain(await desk.log_at(code, step)) for step in range(4)]

    assert [at["frame"]["view"]["turn"] for at in turns] == [1, 2, 3, 4]
    assert {at["last"] for at in turns} == {3}
    with pytest.raises(NotFound) as refused:
        await desk.log_at(code, 4)
    assert refused.value.code == "no-such-step"


async def test_the_last_step_of_the_slider_is_the_match_as_it_is(
    house: House,
) -> None:
    desk = await a_desk(house)
    code = await house.table()
    match = await house.match(code)
    game = house.rooms.games["kingless"]
    [active] = game.acting(match.state)
    await house.play(code, match.players[str(active)], do="end-turn")

    at = await desk.log_at(code, 1)

    assert at.frame.view == game.view((await house.match(code)).state, None)
    assert at.last == 1


async def test_the_slider_shows_a_finished_match_too(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table("salon")
    await house.play(code, ADA, do="win")

    assert plain(await desk.log_at(code, 1))["frame"]["view"]["phase"] == "over"


async def test_before_a_match_there_is_no_step_to_show(house: House) -> None:
    desk = await a_desk(house)
    code = (await house.lobby.open(profile(ADA), "salon", {}, "private")).code

    with pytest.raises(NotFound) as refused:
        await desk.log_at(code, 0)

    assert refused.value.code == "no-such-step"
    assert (await desk.export(code)).frames == ()


async def test_a_log_with_a_hole_cannot_be_replayed(
    archive_engine: AsyncEngine,
) -> None:
    world = MemoryWorld()
    house = House(archive_engine, world)
    desk = await a_desk(house)
    code = await house.table("salon")
    await house.play(code, ADA, do="step")
    del world.rooms[code].entries[-1]
    await house.play(code, BO, do="step")

    for asked in (desk.log_at(code, 0), desk.export(code)):
        with pytest.raises(Conflict) as refused:
            await asked
        assert refused.value.code == "no-replay"


async def test_a_match_with_an_uploaded_deck_is_shown_like_any_other(
    house: House,
) -> None:
    desk = await a_desk(house)
    text = HOUSE_DECK.read_text("utf-8")
    code = await house.table(content=text)

    at = await desk.log_at(code, 0)

    assert plain(at)["frame"]["view"]["content"] == KINGLESS.admit(text)


async def test_a_signal_is_in_the_log(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table("salon")

    await house.act(code, Signal, BO, phrase="hurry")

    assert plain(await desk.log(code))["entries"][-1]["lines"] == [
        {"type": "signal", "player": BO, "phrase": "hurry"}
    ]


async def test_an_export_holds_the_room_its_log_and_every_step(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table("salon")
    await house.play(code, ADA, do="step")

    exported = plain(await desk.export(code))

    assert exported["format"] == "interregnum-room-1"
    assert exported["room"]["code"] == code
    assert exported["open_hands"] is False
    assert [frame["number"] for frame in exported["frames"]] == [0, 1]
    assert exported["log"] == plain(await desk.log(code))["entries"]


async def test_looking_changes_nothing_s03(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table()
    version = await house.rooms.store.version(code)
    audited = await house.archive.audit(None, 10)

    await everything(desk, code)
    await desk.matches(None)
    await desk.audit(None)

    assert await house.rooms.store.version(code) == version
    assert await house.archive.audit(None, 10) == audited


async def test_a_closed_room_is_gone(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table()

    await desk.close(code)

    assert await desk.rooms() == ()
    [act, _], _ = await house.archive.audit(None, 10)
    assert (act.act, act.room) == ("close", code)


async def test_a_removed_player_is_at_the_table_no_more(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table()

    await desk.remove(code, BO)

    room = await house.room(code)
    assert BO not in [seat.player for seat in room.seats]
    assert BO in room.banned
    [act, _], _ = await house.archive.audit(None, 10)
    assert (act.act, act.room, act.player) == ("remove", code, BO)


async def test_nobody_is_removed_from_a_table_they_are_not_at(house: House) -> None:
    desk = await a_desk(house)
    code = await house.table(players=(ADA, BO))

    with pytest.raises(RoomRefusal) as refused:
        await desk.remove(code, CY)

    assert refused.value.code == "unknown-player"


async def test_a_muted_player_is_muted_at_every_table_until_unmuted(
    house: House,
) -> None:
    desk = await a_desk(house)
    codes = [await house.table(), await house.table(players=(ADA, BO))]

    assert await desk.mute(BO, muted=True) == 2
    assert [(await house.room(code)).muted for code in codes] == [(BO,), (BO,)]

    assert await desk.mute(BO, muted=False) == 2
    assert [(await house.room(code)).muted for code in codes] == [(), ()]
    acts, _ = await house.archive.audit(None, 2)
    assert [(act.act, act.player) for act in acts] == [("unmute", BO), ("mute", BO)]


class CountingRooms(MemoryRooms):
    """Counts how often it is asked for rooms."""

    asked = 0

    async def load_all(self, codes: Sequence[str]) -> dict[str, Stored]:
        """Return rooms, and count."""
        self.asked += 1
        return await super().load_all(codes)

    async def load(self, code: str) -> Stored | None:
        """Return a room, and count."""
        self.asked += 1
        return await super().load(code)


async def test_the_list_of_rooms_is_read_many_at_a_time(
    archive_engine: AsyncEngine,
) -> None:
    house = House(archive_engine, store=CountingRooms)
    hosts = [profile(f"p-{number}") for number in range(READ_AT_ONCE + 1)]
    tables = [await house.lobby.open(host, "salon", {}, "private") for host in hosts]
    store = house.rooms.store
    assert isinstance(store, CountingRooms)
    store.asked = 0

    found = await (await a_desk(house)).rooms()

    assert {row.code for row in found} == {table.code for table in tables}
    assert store.asked == 2


class StaleRooms(MemoryRooms):
    """Still names a room that has just gone."""

    async def of_player(self, player: str) -> list[str]:
        """Return the player's rooms and the one that has gone."""
        return ["BCDFGHJK", *await super().of_player(player)]


async def test_a_room_that_goes_meanwhile_does_not_hinder_muting(
    archive_engine: AsyncEngine,
) -> None:
    world = MemoryWorld()
    house = House(archive_engine, world)
    desk = await a_desk(house)
    await house.table()
    house.rooms.store = StaleRooms(house.clock, world)

    assert await desk.mute(BO, muted=True) == 1


async def test_muting_somebody_who_is_nowhere_is_harmless(house: House) -> None:
    assert await (await a_desk(house)).mute("nobody", muted=True) == 0


async def test_finished_matches_and_the_audit_are_read_page_by_page(
    house: House,
) -> None:
    desk = await a_desk(house)
    for number in range(60):
        record = a_record(f"m{number}", round=number, ended_at=NOON + number)
        await house.archive.save(record)
        await house.archive.record(AuditRecord(NOON, f"act {number}", None, None, ""))

    matches, acts = await desk.matches(None), await desk.audit(None)
    more, rest = await desk.matches(matches.cursor), await desk.audit(acts.cursor)

    assert [row.id for row in matches.matches[:2]] == ["m59", "m58"]
    assert [len(matches.matches), len(more.matches)] == [50, 10]
    assert [act.act for act in acts.acts[:2]] == ["act 59", "act 58"]
    assert [len(acts.acts), len(rest.acts)] == [50, 11]
    assert (more.cursor, rest.cursor) == (None, None)


async def test_a_foreign_cursor_is_refused(house: House) -> None:
    desk = await a_desk(house)

    for asked in (desk.matches("nonsense"), desk.audit("nonsense")):
        with pytest.raises(Invalid) as refused:
            await asked
        assert refused.value.code == "bad-cursor"


@pytest.mark.parametrize("code", ["BCDFGHJK", "", "x", "BCDF-GHJK", "../../etc", "é"])
async def test_an_unknown_room_is_not_found(house: House, code: str) -> None:
    desk = await a_desk(house)

    for asked in (
        desk.room(code),
        desk.log(code),
        desk.log_at(code, 0),
        desk.export(code),
        desk.reveal(code, "a dispute"),
        desk.close(code),
        desk.remove(code, BO),
    ):
        with pytest.raises(NotFound) as refused:
            await asked
        assert refused.value.code == "no-such-room"
