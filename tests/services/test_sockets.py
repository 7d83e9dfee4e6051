"""Sockets are let in, told, answered and let go."""

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.protocol.from_client import Ping, Preview, Sync
from app.room.commands import AdminClose, Chat, Leave, Presence
from app.services import metrics
from app.services.errors import Forbidden, NotFound
from tests.records import ADA, BO, CY
from tests.services.house import House, profile
from tests.services.outlets import RecordingOutlet, ask, attached


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """Return one process on memory."""
    return House(archive_engine)


async def test_a_socket_gets_welcome_before_anything_else(house: House) -> None:
    code = await house.table()
    (outlet,) = await attached(house, code, ADA)

    assert outlet.types == ["welcome"]


async def test_who_is_no_member_cannot_listen(house: House) -> None:
    code = await house.table(players=(ADA, BO))

    with pytest.raises(Forbidden):
        await house.rooms.attach(code, RecordingOutlet(CY))
    assert not house.rooms.tables.codes


async def test_m05_x24_an_unknown_room_leaves_nothing_behind(house: House) -> None:
    with pytest.raises(NotFound):
        await house.rooms.attach("BBBBBBBB", RecordingOutlet(ADA))

    assert house.rooms.tables.codes == ()
    assert await house.rooms.store.all_codes() == []


async def test_ping_is_answered_with_the_servers_time(house: House) -> None:
    code = await house.table()
    (ada,) = await attached(house, code, ADA)
    await ask(house, code, Ping("p"), ada)

    assert ada.last("pong") == {"type": "pong", "now": house.clock.time, "id": "p"}


async def test_sync_gives_a_welcome_and_raises_no_number(house: House) -> None:
    code = await house.table()
    (ada,) = await attached(house, code, ADA)
    before = ada.last("welcome")
    await ask(house, code, Sync("s"), ada)

    assert ada.last("welcome") == before


async def test_a_preview_is_refused_to_who_only_watches(house: House) -> None:
    code = await house.table(players=(ADA, BO))
    await house.lobby.join(profile(CY), code, "spectator")
    (cy,) = await attached(house, code, CY)
    await ask(house, code, Preview("v", 1, {}), cy)

    assert cy.last("error")["code"] == "not-seated"


async def test_one_tab_in_the_background_is_not_the_player(house: House) -> None:
    code = await house.table()
    first = RecordingOutlet(ADA, "first")
    second = RecordingOutlet(ADA, "second")
    for outlet in (first, second):
        await house.rooms.attach(code, outlet)
    await ask(house, code, Presence("h", hidden=True), first)

    room = await house.room(code)
    assert [c.hidden for c in room.connections] == [True, False]
    assert first.last("ok")["id"] == "h"


async def test_m03_of_a_member_s_many_sockets_the_oldest_make_way(
    house: House,
) -> None:
    code = await house.table()
    tabs = [RecordingOutlet(ADA, f"tab {number}") for number in range(30)]
    for tab in tabs:
        await house.rooms.attach(code, tab)
    (bo,) = await attached(house, code, BO)
    most = house.rooms.limits.tabs

    assert [tab.closed is None for tab in tabs] == [False] * (30 - most) + [True] * most
    assert len((await house.room(code)).connections) == most + 1
    for tab in tabs:
        await house.rooms.detach(code, tab)
    assert [c.player for c in (await house.room(code)).connections] == [BO]
    assert bo.closed is None


async def test_m03_sockets_are_counted_however_they_end(house: House) -> None:
    before = metrics.SOCKETS._value.get()
    code = await house.table()
    sockets = await attached(house, code, ADA, BO, CY)
    await house.rooms.act(code, Leave("gone"), BO)
    await house.rooms.act(code, AdminClose())
    for socket in sockets:
        await house.rooms.detach(code, socket)

    assert metrics.SOCKETS._value.get() == before


async def test_r13_the_last_socket_to_leave_lets_the_room_go(house: House) -> None:
    code = await house.table()
    ada, bo = await attached(house, code, ADA, BO)
    await house.rooms.detach(code, ada)
    assert house.rooms.tables.codes == (code,)
    await house.rooms.detach(code, bo)

    assert not house.rooms.tables.codes


async def test_a_lagging_socket_is_skipped_until_its_welcome(house: House) -> None:
    code = await house.table()
    ada, bo = await attached(house, code, ADA, BO)
    bo.lagging = True
    heard = len(bo.raw)
    await ask(house, code, Chat("c", "hello"), ada)
    assert len(bo.raw) == heard

    await house.rooms.welcome(code, bo)
    assert bo.last("welcome")["chat"][-1]["text"] == "hello"
    assert not bo.lagging
