"""The facade: what it hands on, and where it answers by itself."""

from pathlib import Path

import pytest

from app.games.core.errors import IllegalMove
from app.games.core.game import ContentRefused
from app.games.kingless import GAME
from tests.games.kingless.story import DECK, Story


def test_an_uploaded_deck_is_admitted_under_its_hash() -> None:
    text = Path(__file__).with_name("proving.toml").read_text("utf-8")

    assert GAME.admit(text) == DECK
    with pytest.raises(ContentRefused):
        GAME.admit("name = 3")


def test_a_match_may_name_the_edition_of_the_house_deck() -> None:
    assert GAME.edition is not None
    assert GAME.has(GAME.edition)
    assert GAME.admit(GAME.edition_text()) == GAME.edition
    assert not GAME.has("0" * 64)


def test_the_catalogue_names_every_card_of_a_deck() -> None:
    assert GAME.catalogue(DECK)
    assert GAME.catalogue(DECK) != GAME.catalogue()


def test_nothing_can_be_taken_back() -> None:
    assert not GAME.undoable(Story("0: oaf |\n1: |").state)


def test_a_seat_that_does_not_take_part_is_refused_and_able_to_nothing() -> None:
    story = Story("0: oaf |\n1: |\ndeck: pick")

    assert story.refuses("5 play oaf") == "not-in-round"
    assert (GAME.legal(story.state, 5), GAME.choices(story.state, 5)) == ((), ())
    assert GAME.blocked(story.state, 5) == ()


def test_moves_of_another_phase_are_refused_by_what_is_open() -> None:
    turn = Story("0: oaf |\n1: |\ndeck: pick")
    window = Story("0: feast oaf |\n1: |\ndeck: pick").does("0 play feast")

    assert turn.refuses("0 recruit oaf") == "turn-open"
    assert turn.refuses("0 discard oaf") == "turn-open"
    assert window.refuses("0 play oaf") == "window-open"
    assert window.refuses("1 throw axe") == "window-open"
    assert window.refuses("1 stop") == "no-stop"
    assert window.refuses("1 halt") == "no-halt"


def test_a_refusal_names_its_rule_and_what_the_mover_sees_anyway() -> None:
    story = Story("0: stop oaf |\n1: |\ndeck: pick")

    with pytest.raises(IllegalMove) as refused:
        story.does("0 play stop")

    assert (refused.value.rule, refused.value.details) == ("K32", {"card": "stop"})
