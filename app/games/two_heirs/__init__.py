"""The Two Heirs: two brothers build on one landscape, or one plays against Henry.

The rules are those of `docs/rules/two-heirs.md`; each decision there has an id
(``H30``) that code and tests cite. May import `app.games.core` only.
"""

from app.games.two_heirs.game import GAME

__all__ = ["GAME"]
