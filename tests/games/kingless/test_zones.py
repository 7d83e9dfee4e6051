"""How cards move between hands, play areas, deck and gutter."""

from app.games.core.chance import Chance
from app.games.kingless.events import Drew, LastRoundBegan
from app.games.kingless.notation import read_position
from app.games.kingless.table import Table
from app.games.kingless.zones import (
    draw,
    put_down,
    put_in_gutter,
    put_in_hand,
    take_from_area,
    take_from_hand,
    take_place_from_hand,
)
from tests.games.kingless.story import DECK


def table(text: str) -> Table:
    """Return a table at a position."""
    return Table(read_position(f"{text}\ncontent: {DECK}"), Chance(b"key"))


def test_the_oldest_copy_leaves_a_hand() -> None:
    at = table("0 new=1: oaf pot oaf |\n1: |")

    take_from_hand(at, 0, "oaf")

    assert (at.player(0).hand, at.player(0).fresh) == (("pot", "oaf"), 1)


def test_a_new_card_that_leaves_is_no_longer_counted_as_new() -> None:
    at = table("0 new=1: oaf pot |\n1: |")

    assert take_place_from_hand(at, 0, 1) == "pot"

    assert (at.player(0).hand, at.player(0).fresh) == (("oaf",), 0)


def test_cards_come_to_the_end_of_a_hand_as_new_ones() -> None:
    at = table("0 new=1: oaf |\n1: |")

    put_in_hand(at, 0, ("pot", "stop"))

    assert (at.player(0).hand, at.player(0).fresh) == (("oaf", "pot", "stop"), 3)


def test_the_oldest_copy_leaves_an_area() -> None:
    at = table("0: | oaf pot oaf\n1: |")

    take_from_area(at, 0, "oaf")

    assert at.player(0).area == ("pot", "oaf")


def test_the_fifth_card_of_an_area_triggers_at_once() -> None:
    at = table("0: | oaf oaf oaf oaf\n1: |")

    put_down(at, 0, "pot")

    assert at.events == [LastRoundBegan(0, "five", (1, 0))]


def test_the_last_card_put_in_the_gutter_lies_on_top() -> None:
    at = table("0: |\n1: |\ngutter: oaf")

    put_in_gutter(at, ("pot", "stop"))

    assert at.state.gutter == ("oaf", "pot", "stop")


def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    at = table("0: |\n1: |\ndeck: oaf pot stop")

    draw(at, 1, 2, "effect")

    assert at.events == [Drew(1, 2, "effect", ("oaf", "pot"))]
    assert (at.player(1).hand, at.state.deck) == (("oaf", "pot"), ("stop",))


def test_a_draw_from_an_empty_deck_tells_of_no_cards() -> None:
    at = table("0: |\n1: |")

    draw(at, 1, 2, "effect")

    assert at.events == [LastRoundBegan(1, "deck", (0, 1))]
