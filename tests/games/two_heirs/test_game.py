"""The facade: what it hands on, and what may be taken back."""

import msgspec
import pytest

from app.games.core.errors import IllegalMove
from app.games.core.game import ContentRefused
from app.games.two_heirs.game import GAME
from app.games.two_heirs.moves import Take
from tests.games.two_heirs.story import LIST, PROVING, NoChance, Story

SUPPLY = "supply: lodge-grain bakery-grain"
HAND = f"0: sawmill-west camp-wood | wood=- stone=- grain=0,0\n{SUPPLY}\n"


def test_an_uploaded_list_is_admitted_under_its_hash() -> None:
    assert GAME.admit(PROVING) == LIST
    assert GAME.has(LIST)
    with pytest.raises(ContentRefused):
        GAME.admit("name = 3")


def test_a_match_may_name_the_edition_of_the_house_list() -> None:
    assert GAME.edition is not None
    assert GAME.has(GAME.edition)
    assert GAME.admit(GAME.edition_text()) == GAME.edition
    assert not GAME.has("0" * 64)


def test_the_catalogue_has_all_that_is_printed() -> None:
    catalogue = GAME.catalogue(LIST)

    assert len(catalogue["tiles"]) == 54
    assert catalogue["tiles"]["inn-wood"] == {
        "id": "inn-wood",
        "set": "wandering",
        "building": "inn",
        "terrain": "wood",
        "cost": {"stone": 2, "grain": 1},
        "roads": ("E", "W"),
        "axis": "row",
        "pairs": (),
        "depicts": (),
    }
    assert catalogue["treasures"]["row-stone-any"]["tiles"] == ("stone", "any")
    assert catalogue["sets"]["guard"][0] == "lookout-wood-row"
    assert (catalogue["name"], catalogue["stand_in"]) == ("Proving tiles", True)


def test_the_catalogue_is_read_as_it_was_sent() -> None:
    catalogue = GAME.catalogue()

    read = msgspec.json.decode(msgspec.json.encode(catalogue))

    assert read["name"] == catalogue["name"]
    assert read["tiles"].keys() == catalogue["tiles"].keys()
    assert read["tiles"]["inn-wood"]["roads"] == list(
        catalogue["tiles"]["inn-wood"]["roads"]
    )


def test_an_undo_is_offered_for_what_reveals_nothing() -> None:
    acts = (
        "0 build sawmill-west 1,0", "0 extend camp-wood 0,1", "0 step grain 1,0",
        "0 call wood 0,1",
    )  # fmt: skip
    story = Story(HAND)

    for act in acts:
        assert GAME.undoable(story.does(act).state), act


def test_an_undo_ends_at_a_take_which_reveals_the_refill() -> None:
    story = Story(HAND).does("0 build sawmill-west 1,0", "0 take inn-wood")

    assert not GAME.undoable(story.state)
    assert GAME.undoable(story.does("0 step grain 1,0").state)


def test_an_undo_takes_back_a_take_once_the_supply_is_empty() -> None:
    story = Story("trigger: 1\nfinal:\nturn: 22").does("0 take inn-wood")

    assert GAME.undoable(story.state)


def test_an_undo_ends_with_the_turn_and_henrys_is_never_taken_back() -> None:
    for solo in (False, True):
        story = Story(SUPPLY, solo=solo).does("0 take inn-wood", "0 end-turn")
        assert not GAME.undoable(story.state)


def test_an_undo_of_asking_for_the_surplus_is_offered() -> None:
    text = f"0: camp-wood camp-stone farm-east | wood=- stone=- grain=0,0\n{SUPPLY}"
    story = Story(text).does("0 take inn-wood", "0 end-turn")

    assert GAME.undoable(story.state)
    assert not GAME.undoable(story.does("0 drop inn-wood").state)


def test_a_refusal_names_its_rule_and_what_the_mover_sees_anyway() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(Story(HAND).state, 0, Take("bakery-stone"), NoChance())

    error = refused.value
    assert (error.code, error.rule) == ("out-of-reach", "H9")
    assert error.details == {"tile": "bakery-stone"}


def test_a_breakdown_has_buildings_roads_and_treasures_and_adds_up() -> None:
    land = "land: inn-wood@1,0/0 mill-grain@2,0/0 cathedral-grain@5,5/1"
    rest = "phase: over supply -\ntreasures: row-stone-any | | |"
    outcome = GAME.outcome(Story(f"{land}\n{rest}", solo=True).state)
    assert outcome is not None

    (mine,) = outcome.results

    assert [line["line"] for line in mine.breakdown] == ["building", "building", "road"]
    assert sum(line["points"] for line in mine.breakdown) == mine.score
    henrys = outcome.facts["henry_lines"]
    assert [line["points"] for line in henrys] == [10, 5]
    assert outcome.facts["henry"] == 15


def test_without_road_scoring_a_breakdown_has_no_roads() -> None:
    text = (
        "phase: over supply -\nland: inn-wood@1,0/0 mill-grain@2,0/0\n"
        'options: {"roads":false}'
    )
    outcome = GAME.outcome(Story(text).state)
    assert outcome is not None

    first = outcome.results[0]

    assert [line["line"] for line in first.breakdown] == ["building", "building"]
    assert sum(line["points"] for line in first.breakdown) == first.score


def test_a_match_under_way_has_no_outcome() -> None:
    assert GAME.outcome(Story().state) is None


def test_every_event_is_shown_as_it_is() -> None:
    """H6: no event holds a secret."""
    events = Story(SUPPLY).does("0 take inn-wood", "0 end-turn").events

    assert [GAME.redact(event, 1) for event in events] == events


def test_a_draw_puts_both_first() -> None:
    outcome = GAME.outcome(Story("phase: over supply -").state)
    assert outcome is not None

    assert [(r.seat, r.placing) for r in outcome.results] == [(0, 1), (1, 1)]
    assert outcome.facts["tied"]


def test_h62_more_units_in_the_reserve_win_a_tied_match() -> None:
    text = "phase: over supply -\nland: camp-wood@1,0\n0: | wood=1,0 stone=- grain=0,0"
    outcome = GAME.outcome(Story(text).state)
    assert outcome is not None

    assert [(r.seat, r.placing) for r in outcome.results] == [(1, 1), (0, 2)]
    assert outcome.facts["winner"] == 1
