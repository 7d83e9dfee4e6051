"""Uploaded decks are at hand for who plays, and kept while anybody does."""

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from app.adapters.embedded.memory import MemoryRooms, MemoryWorld
from app.games.core.game import Viewer
from app.games.kingless.game import KinglessGame
from app.games.kingless.state import State
from app.games.kingless.views import View
from app.room.commands import Chat, Ready, Resign, Start
from app.services.decks import CONTENT_KEEP_MS, DAY_MS, Decks, uploads
from app.services.errors import NotFound, TryLater
from app.services.ports import Unavailable
from tests.games.kingless.decktext import PLAIN
from tests.records import ADA, BO
from tests.services.house import GAMES, House, profile
from tests.services.outlets import RecordingOutlet, until

SHOWING = frozenset({"view", "welcome"})


class CountingStore(MemoryRooms):
    """Says how often it was asked for a deck; does not answer while away."""

    asked = 0
    away = False

    async def content(self, content: str) -> str | None:
        """Return a deck, and count."""
        self.asked += 1
        if self.away:
            raise Unavailable("away")
        return await super().content(content)


@pytest.fixture
def world() -> MemoryWorld:
    """Return what is kept."""
    return MemoryWorld()


@pytest.fixture
def house(archive_engine: AsyncEngine, world: MemoryWorld) -> House:
    """Return one process on memory."""
    return House(archive_engine, world)


def counting(house: House, world: MemoryWorld) -> tuple[Decks, CountingStore]:
    """Return the decks of a process that has just started, and their store."""
    store = CountingStore(house.clock, world)
    return Decks(store, house.clock), store


async def its_deck(house: House, code: str) -> str:
    """Return the hash of the deck that a table plays with."""
    content = (await house.match(code)).content
    assert content is not None
    return content


async def test_a_deck_is_kept_for_as_long_as_its_match_lasts(house: House) -> None:
    code = await house.table(content=PLAIN)
    for _ in range(12):
        house.clock.time += 10 * DAY_MS
        await house.act(code, Chat, ADA, text="still thinking")

    assert await house.rooms.store.content(await its_deck(house, code)) == PLAIN


async def test_each_deal_keeps_the_deck_for_sixty_days(house: House) -> None:
    code = await house.table(content=PLAIN, players=(ADA, BO))
    for _ in range(50):
        house.clock.time += DAY_MS
        await house.act(code, Chat, ADA, text="still thinking")
    await house.act(code, Resign, BO)
    await house.again(code)
    deck = await its_deck(house, code)

    house.clock.time += 60 * DAY_MS
    assert await house.rooms.store.content(deck) == PLAIN
    house.clock.time = house.clock.time + CONTENT_KEEP_MS
    assert await house.rooms.store.content(deck) is None


async def test_the_store_is_asked_for_a_deck_once_a_day(
    house: House, world: MemoryWorld
) -> None:
    code = await house.table(content=PLAIN)
    room, game = await house.room(code), house.rooms.games["kingless"]
    decks, store = counting(house, world)
    for _ in range(5):
        await decks.admit(game, room)
    assert store.asked == 1

    house.clock.time += DAY_MS
    await decks.admit(game, room)

    assert store.asked == 2


async def test_the_house_deck_is_never_asked_for(
    house: House, world: MemoryWorld
) -> None:
    room = await house.room(await house.table())
    decks, store = counting(house, world)

    await decks.admit(house.rooms.game_of(room), room)

    assert store.asked == 0


async def test_a_match_goes_on_where_its_deck_is_at_hand_though_it_was_lost(
    house: House, world: MemoryWorld
) -> None:
    code = await house.table(content=PLAIN)
    world.contents.clear()
    house.clock.time += DAY_MS

    await house.act(code, Chat, ADA, text="on we go")

    assert (await house.room(code)).status == "playing"


async def test_a_deck_that_is_gone_lets_nobody_play_on(house: House) -> None:
    room = await house.room(await house.table())
    gone = msgspec.structs.replace(room, content="0" * 64)

    with pytest.raises(NotFound) as refused:
        await house.rooms.tables.decks.admit(house.rooms.game_of(room), gone)

    assert refused.value.code == "content-gone"


async def test_a_deck_cannot_be_fetched_while_the_store_is_away(
    house: House, world: MemoryWorld
) -> None:
    room = await house.room(await house.table())
    decks, store = counting(house, world)
    store.away = True

    with pytest.raises(TryLater):
        await decks.admit(
            house.rooms.game_of(room),
            msgspec.structs.replace(room, content="0" * 64),
        )


class OwnShelf(KinglessGame):
    """Has the decks that were admitted here, like the game of a process of its own."""

    def __init__(self) -> None:
        super().__init__()
        self._admitted: set[str] = set()

    def admit(self, text: str) -> str:
        """Keep a deck."""
        digest = super().admit(text)
        self._admitted.add(digest)
        return digest

    def has(self, content: str) -> bool:
        """Return whether a deck was kept here."""
        return content == self.edition or content in self._admitted

    def view(self, state: State, viewer: Viewer) -> View:
        """Show a match whose deck is here."""
        if state.content is not None and not self.has(state.content):
            raise KeyError(state.content)
        return super().view(state, viewer)


async def test_a_deck_that_came_to_another_process_is_fetched_before_it_is_shown(
    archive_engine: AsyncEngine, house: House, world: MemoryWorld
) -> None:
    games = {**GAMES, "kingless": OwnShelf()}
    elsewhere = House(archive_engine, world, name="elsewhere", games=games)
    code = (await house.lobby.open(profile(ADA), "kingless", {}, "private")).code
    await house.lobby.join(profile(BO), code, "player")
    bo = RecordingOutlet(BO)
    await elsewhere.rooms.attach(code, bo)

    await house.lobby.set_content(profile(ADA), code, PLAIN)
    for player in (ADA, BO):
        await house.act(code, Ready, player, ready=True)
    await house.act(code, Start, ADA)

    def is_shown_the_match() -> bool:
        return any(f.get("match") for f in bo.frames if f["type"] in SHOWING)

    await until(is_shown_the_match)


@pytest.mark.parametrize("where", ["nowhere", "room", "match"])
async def test_only_a_deck_of_somebody_s_own_has_to_be_seen_to(
    house: House, where: str
) -> None:
    game = house.rooms.games["kingless"]
    room = await house.room(await house.table(players=(ADA, BO)))
    match = room.match
    assert match is not None
    if where == "match":
        room = msgspec.structs.replace(
            room, match=msgspec.structs.replace(match, content="a hash")
        )
    if where == "room":
        room = msgspec.structs.replace(room, content="a hash", match=None)

    assert uploads(game, room) == ([] if where == "nowhere" else ["a hash"])
