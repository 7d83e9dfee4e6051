"""What the constant effects of a play area add up to."""

from app.games.kingless import GAME
from app.games.kingless.passives import influence, worths
from tests.games.kingless.story import DECK, Story


def test_influence_is_added_for_each_dwarf_of_the_trade_itself_included() -> None:
    assert influence(DECK, ("foreman",)) == 4
    assert influence(DECK, ("foreman", "pick", "pick")) == 10
    assert influence(DECK, ("foreman", "oaf", "pot")) == 9


def test_the_worth_of_each_card_is_told_apart_from_its_bonus() -> None:
    lines = worths(DECK, ("pick", "foreman"))

    assert [(line.card, line.influence, line.bonus) for line in lines] == [
        ("pick", 1, 0),
        ("foreman", 2, 4),
    ]


def test_dwarfs_of_other_areas_do_not_count() -> None:
    story = Story("0: | foreman\n1: | pick pick\ndeck: oaf")

    assert [s.influence for s in GAME.view(story.state, None).seats] == [4, 2]


def test_cards_in_hand_have_no_passives() -> None:
    story = Story("0: foreman giver early taxman dusk | pick\n1: |\ndeck: oaf oaf")

    story.does("0 play dusk", "quiet")

    assert story.fact("phase") == ""
    assert GAME.view(story.state, None).seats[0].influence == 1
