"""Whose tax is being paid."""

from app.games.kingless.taxes import taxed_by, taxers
from tests.games.kingless.story import Story

TABLE = "0: stop stop stop | bailiff\n1: pot oaf oaf runt | \n2: | oaf taxman"


def test_taxes_are_levied_clockwise_from_the_active_players_left() -> None:
    story = Story(f"{TABLE}\ndeck: pick pick pick").does("0 end")

    assert taxers(story.state) == (2, 0)


def test_each_owner_is_named_in_turn_with_the_cards_that_tax() -> None:
    story = Story(f"{TABLE}\ndeck: pick pick pick").does("0 end")
    first = taxed_by(story.state)

    story.does("1 discard oaf")

    assert first == (2, ("taxman",))
    assert taxed_by(story.state) == (0, ("bailiff",))


def test_who_left_while_a_tax_is_paid_is_not_named() -> None:
    story = Story(f"{TABLE}\ndeck: pick pick pick").does("0 end")

    story.does("leave 2")

    assert taxed_by(story.state) is None
