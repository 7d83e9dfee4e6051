"""A salon whose deal friends may play again: a small game that offers challenges."""

from typing import ClassVar

from msgspec.structs import replace

from app.games.core.game import Feat, Outcome
from tests.room.fakes import Salon, State

MEDALS = ("bronze", "silver", "gold")


class Castle(Salon):
    """The fake game with a leaderboard: fewer turns are better, then the medal.

    The medal is a matter of the deal's luck, so that the same deal shows in it.
    """

    id: ClassVar[str] = "castle"
    title: ClassVar[str] = "Castle"
    challenge: ClassVar[tuple[str, ...]] = ("turns", "medal")

    def outcome(self, state: State) -> Outcome | None:
        """Say as well how many turns it took."""
        ended = super().outcome(state)
        if ended is None:
            return None
        facts = {"turns": state.turn, "medal": MEDALS[state.luck % 3]}
        return replace(ended, facts=facts)

    def feat(self, outcome: Outcome) -> Feat:
        """Rank by turns, then by the medal."""
        turns, medal = outcome.facts["turns"], outcome.facts["medal"]
        return Feat((-turns, MEDALS.index(medal)), {"turns": turns, "medal": medal})


CASTLE = Castle()
