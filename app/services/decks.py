"""Uploaded decks and tile lists: at hand for who plays, and kept while anybody does.

A match can last longer than a deck was meant to be kept when it was uploaded, so
its time begins anew whenever a table that names it is used.
"""

from app.games.core.game import AnyGame
from app.room.model import Room
from app.services.errors import NotFound, TryLater
from app.services.ports import Clock, Rooms, Unavailable

DAY_MS = 24 * 3600 * 1000
CONTENT_KEEP_MS = 61 * DAY_MS
"""Sixty days from the last use, since a use within a day of the last is not noted."""


def uploads(game: AnyGame, room: Room) -> list[str]:
    """Return the decks or tile lists that a room names and its game does not ship."""
    edition, match = game.edition, room.match
    named = (room.content, None if match is None else match.content)
    if named == (None, edition):
        return []  # As mostly; it is looked at before every decision.
    return [name for name in named if name not in (None, edition)]


class Decks:
    """The decks that live rooms name.

    Args:
        store: Where they are kept by their hash.
        clock: The server's time.
    """

    def __init__(self, store: Rooms, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._noted: dict[str, int] = {}

    async def put(self, content: str, text: str) -> None:
        """Keep an uploaded deck.

        Raises:
            Unavailable: The store does not answer.
        """
        await self._store.put_content(content, text, CONTENT_KEEP_MS)
        self._note(content)

    async def admit(self, game: AnyGame, room: Room) -> None:
        """See that the decks a room names are at hand, and kept for as long again.

        Raises:
            NotFound: ``content-gone``.
            TryLater: The store does not answer.
        """
        for content in uploads(game, room):
            await self._see_to(game, content)

    async def _see_to(self, game: AnyGame, content: str) -> None:
        at_hand = game.has(content)
        if at_hand and self._clock.now() < self._noted.get(content, 0) + DAY_MS:
            return
        try:
            text = await self._store.content(content)
            if text is not None:
                await self.put(content, text)
        except Unavailable as error:
            raise TryLater from error
        if not at_hand:
            if text is None:
                raise NotFound(
                    "content-gone", "The uploaded deck is gone. Upload it again."
                )
            game.admit(text)

    def _note(self, content: str) -> None:
        now = self._clock.now()
        self._noted = {c: at for c, at in self._noted.items() if now < at + DAY_MS}
        self._noted[content] = now
