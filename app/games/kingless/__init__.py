"""Kingless: dwarfs quarrel over an empty throne, with Stops and Halts.

The rules are those of `docs/rules/kingless.md`; each decision there has an id
(``K30``) that code and tests cite. May import `app.games.core` only.
"""

from app.games.kingless.game import KinglessGame

GAME = KinglessGame()
