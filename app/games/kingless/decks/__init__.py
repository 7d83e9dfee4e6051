"""The decks of Kingless: the house deck as data, and decks that hosts upload.

May import `app.games.core` and the shapes of `app.games.kingless.cards`; the
rules import it, never the other way round.
"""

from app.games.kingless.decks.shelf import SHELF, LoadedDeck, deck_of

__all__ = ["SHELF", "LoadedDeck", "deck_of"]
