"""What the game says of itself."""

import msgspec
import pytest

from app.games.core.chance import Chance
from app.games.regicide import GAME
from app.games.regicide.cards import JESTER, NUMBER_CARDS, ROYALS, value
from app.games.regicide.options import Options


def test_it_is_for_one_to_four_and_can_be_played_alone() -> None:
    assert (GAME.players.min, GAME.players.max, GAME.solo) == (1, 4, True)
    assert GAME.seat_count(Options()) == GAME.players
    assert GAME.turn_seconds == 90


def test_r61_other_figures_are_not_on_offer() -> None:
    assert Options.__struct_fields__ == ("starter", "open_discard", "free_chat")
    with pytest.raises(msgspec.ValidationError, match="hand_size"):
        msgspec.convert({"hand_size": 9}, Options)


def test_every_option_is_explained_in_the_lobby_s_form() -> None:
    schema = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]

    for option in schema.values():
        told = option.get("anyOf", [option])[0]
        assert told["title"]
        assert told["description"].endswith(".")


def test_the_catalogue_names_every_card_with_its_facts() -> None:
    catalogue = GAME.catalogue()
    cards = {card["id"]: card for card in catalogue["cards"]}

    assert set(cards) == {*NUMBER_CARDS, *ROYALS, JESTER}
    assert all(card["value"] == value(name) for name, card in cards.items())
    assert cards["QS"] == {
        "id": "QS",
        "rank": "Q",
        "suit": "S",
        "value": 15,
        "power": "shield",
        "attack": 15,
        "health": 30,
    }
    assert cards["X"] == {"id": "X", "rank": "X", "value": 0}


def test_nothing_carries_over_to_the_next_match() -> None:
    plain, again = (
        GAME.setup(Options(), (0, 1, 2), carried, Chance(b"deal")).state
        for carried in ({}, {"king": 0})
    )
    outcome = GAME.outcome(GAME.leave(again, 1, Chance(b"any")).state)

    assert again == plain
    assert outcome is not None
    assert outcome.awards == {}
