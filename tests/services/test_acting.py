"""Commands are carried out one after the other, and each fault costs its own alone."""

import asyncio

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.memory import MemoryRooms
from app.room.commands import Chat, Tick
from app.services.errors import NotFound
from app.services.ports import Commit, CommitResult
from tests.records import ADA, BO
from tests.services.house import House
from tests.services.outlets import RecordingOutlet, ask


class FaultyStore(MemoryRooms):
    """Fails in a way that nobody has thought of."""

    faults = 0

    async def commit(self, commit: Commit) -> CommitResult:
        """Fail, or commit."""
        if self.faults:
            self.faults -= 1
            raise ZeroDivisionError
        return await super().commit(commit)


@pytest.fixture
def house(archive_engine: AsyncEngine) -> House:
    """Return a process whose store can be at fault."""
    return House(archive_engine, store=FaultyStore)


async def test_m08_a_fault_of_ours_costs_the_command_alone(house: House) -> None:
    code = await house.table()
    ada, bo = RecordingOutlet(ADA), RecordingOutlet(BO)
    for outlet in (ada, bo):
        await house.rooms.attach(code, outlet)
    store = house.rooms.store
    assert isinstance(store, FaultyStore)
    store.faults = 1

    first = ask(house, code, Chat("1", "lost"), ada)
    second = ask(house, code, Chat("2", "heard"), bo)
    await asyncio.wait((first, second))

    assert isinstance(first.exception(), ZeroDivisionError)
    assert second.exception() is None
    assert "ok" not in ada.types
    assert ada.last("chat") == bo.last("chat")
    assert bo.types[-2:] == ["ok", "chat"]


async def test_a_command_to_a_room_that_is_gone_is_answered(house: House) -> None:
    ada = RecordingOutlet(ADA)

    await ask(house, "BBBBBBBB", Chat("1", "anybody?"), ada)

    assert ada.last("error")["code"] == "no-such-room"
    with pytest.raises(NotFound):
        await house.rooms.act("BBBBBBBB", Tick())


async def test_what_is_asked_at_once_is_answered_in_order(house: House) -> None:
    code = await house.table()
    ada = RecordingOutlet(ADA)
    await house.rooms.attach(code, ada)

    chats = (Chat(id, "hello") for id in "123")
    await asyncio.wait([ask(house, code, chat, ada) for chat in chats])

    assert ada.types[1:] == ["ok", "chat"] * 3
    assert [f["id"] for f in ada.frames if f["type"] == "ok"] == ["1", "2", "3"]
