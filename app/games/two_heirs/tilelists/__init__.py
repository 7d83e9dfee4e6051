"""The tile lists of The Two Heirs: the game's own as data, and those hosts upload.

May import `app.games.core` and the shapes of `app.games.two_heirs.tiles`; the rules
import it, never the other way round.
"""
