"""What cards say, made from what they do, in every language there is a file for.

A language is one TOML file beside this one. May import `app.games.kingless.cards`
and `app.games.kingless.decks`.
"""

from app.games.kingless.texts.catalogue import catalogue
from app.games.kingless.texts.sentences import Runs, passive_of, plain, text_of

__all__ = ["Runs", "catalogue", "passive_of", "plain", "text_of"]
