"""What the rules know of each card."""

import pytest

from app.games.kingless.cards import Gutter
from app.games.kingless.material import full_deck, kinds_of
from tests.games.kingless.story import DECK

KINDS = kinds_of(DECK)


def test_a_text_is_made_of_effects_or_of_end_turn() -> None:
    with_text = {card for card, kind in KINDS.items() if kind.text}

    assert {"dusk", "axe", "stop", "caller"} <= with_text
    assert not {"oaf", "shrug", "zattar", "chest"} & with_text


def test_stop_and_halt_are_told_apart() -> None:
    assert [card for card, kind in KINDS.items() if kind.stop] == ["stop"]
    assert [card for card, kind in KINDS.items() if kind.halt] == ["halt"]


def test_the_effect_that_aims_is_found() -> None:
    assert KINDS["combo"].aim == Gutter("dwarf")
    assert KINDS["storm"].aim is None
    assert KINDS["clumsy"].aim is None


def test_passives_are_added_up() -> None:
    found = {card: KINDS[card] for card in ("chest", "early", "bailiff", "oaf")}

    assert [kind.more_hand for kind in found.values()] == [3, 0, 0, 0]
    assert [kind.extra_draws for kind in found.values()] == [0, 1, 0, 0]
    assert [kind.tax for kind in found.values()] == [0, 0, 2, 0]


def test_a_deck_holds_its_copies_in_the_order_of_its_file() -> None:
    deck = full_deck(DECK)

    assert deck[:12] == ("oaf",) * 12
    assert (deck.count("stop"), deck.count("halt")) == (8, 4)
    assert len(full_deck(None)) == 84


def test_a_deck_that_nobody_admitted_is_unknown() -> None:
    with pytest.raises(KeyError):
        kinds_of("0" * 64)
