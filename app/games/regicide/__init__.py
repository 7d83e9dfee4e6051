"""Regicide: one to four players together against twelve corrupted royals.

The rules are those of `docs/rules/regicide.md`; each decision there has an id
(``R30``) that code and tests cite. May import `app.games.core` only.
"""

from app.games.regicide.game import RegicideGame

GAME = RegicideGame()
"""Regicide behind the face that every game shows."""
