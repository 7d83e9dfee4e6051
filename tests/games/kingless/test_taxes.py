"""Whose tax is being paid."""

from app.games.core.game import Seat
from app.games.kingless.state import CardId, Discarding
from app.games.kingless.taxes import taxed_by, taxers
from tests.games.kingless.story import Story

TABLE = """
    0: stop stop stop | bailiff
    1: pot oaf oaf runt runt |
    2: | oaf taxman
    3: stop stop |
    deck: pick pick pick pick
"""


def being_paid(story: Story) -> tuple[Seat, tuple[CardId, ...]] | None:
    """Return whose tax is being paid, with its cards."""
    phase = story.state.phase
    assert isinstance(phase, Discarding)
    return taxed_by(story.state, phase)


def test_taxes_are_levied_clockwise_from_the_active_players_left() -> None:
    story = Story(TABLE).does("0 end")

    assert taxers(story.state) == (2, 0)


def test_each_owner_is_named_in_turn_with_the_cards_that_tax() -> None:
    story = Story(TABLE).does("0 end")
    first = being_paid(story)

    story.does("1 discard oaf")

    assert first == (2, ("taxman",))
    assert being_paid(story) == (0, ("bailiff",))


def test_who_left_while_the_own_tax_is_paid_is_not_named() -> None:
    story = Story(TABLE).does("0 end", "leave 2")

    assert being_paid(story) is None


def test_nobody_who_has_been_paid_is_named_for_one_who_left() -> None:
    story = Story(TABLE).does("0 end", "1 discard oaf", "leave 0")

    assert being_paid(story) is None
