"""A fake game that counts what it is asked for."""

import msgspec

from app.games.core.game import Viewer
from tests.room.fakes import Salon, State


class Counting(Salon):
    """Counts how often it is asked for what all viewers are told alike."""

    shared = 0

    def own(self, state: State, viewer: Viewer) -> msgspec.Struct:
        """Return the own part of a view."""
        self.shared += viewer is None
        return super().own(state, viewer)
