"""Which tile Henry takes out of the reserve."""

from app.games.two_heirs.henry.taking import wanted
from tests.games.two_heirs.story import a_state

RESERVE = "reserve: * inn-stone inn-wood mill-grain stable-wood quarry-west farm-west"


def test_h66_the_first_tile_of_the_colour_of_the_supplys_top() -> None:
    """Clockwise from the shield, with unlimited reach."""
    green = a_state(f"{RESERVE}\nsupply: camp-wood lodge-grain", solo=True)
    yellow = a_state(f"{RESERVE}\nsupply: lodge-grain camp-wood", solo=True)

    assert wanted(green) == ("inn-wood", "same-colour")
    assert wanted(yellow) == ("mill-grain", "same-colour")


def test_h66_clockwise_goes_on_past_the_last_position() -> None:
    text = "reserve: stable-wood inn-wood - quarry-west * inn-stone -"

    state = a_state(f"{text}\nsupply: camp-wood", solo=True)

    assert wanted(state) == ("stable-wood", "same-colour")


def test_h66_without_a_match_the_first_of_all() -> None:
    text = "reserve: * - inn-stone quarry-west mill-grain - -"

    state = a_state(f"{text}\nsupply: camp-wood lodge-grain", solo=True)

    assert wanted(state) == ("inn-stone", "no-match")


def test_h66_with_an_empty_supply_the_first_of_all() -> None:
    text = "reserve: mill-grain - * - inn-stone quarry-west -\ntrigger: 1"

    assert wanted(a_state(text, solo=True)) == ("inn-stone", "supply-empty")
