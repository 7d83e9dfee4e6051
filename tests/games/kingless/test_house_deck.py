"""The house deck has the cards, the facts and the mixture that it promises."""

from collections import Counter

import pytest

from app.games.kingless.cards import (
    Card,
    Claim,
    Discard,
    ExtraDraw,
    Gutter,
    Halt,
    HandLimit,
    Immune,
    Recruit,
    Stop,
    Tax,
    TradeInfluence,
)
from app.games.kingless.decks import deck_of
from app.games.kingless.texts import passive_of, plain, text_of

DECK = deck_of(None)
TYPES = ("dwarf", "item", "event")
KEYWORDS = (
    "claim",
    "discard",
    "draw",
    "gutter",
    "recruit",
    "second-wind",
    "swipe",
    "tunnel",
)


def keywords_of(card: Card) -> set[str]:
    return {str(effect.__struct_config__.tag) for effect in card.effects}


def cards_of(kind: str) -> list[Card]:
    return [card for card in DECK.cards if card.type == kind]


def answers(card: Card) -> bool:
    return any(isinstance(effect, Stop | Halt) for effect in card.effects)


def test_the_house_deck_is_marked_as_our_own() -> None:
    assert DECK.hash is None
    assert DECK.stand_in
    assert DECK.name == "House deck of the Hammer and Crown"


def test_it_has_84_cards_of_three_types() -> None:
    copies = Counter[str]()
    for card in DECK.cards:
        copies[card.type] += card.copies

    assert copies == {"dwarf": 36, "item": 16, "event": 32}


def test_it_has_many_different_cards_of_each_type() -> None:
    others = [card for card in cards_of("event") if not answers(card)]

    assert len(cards_of("dwarf")) >= 28
    assert len(cards_of("item")) >= 12
    assert len(others) >= 12
    assert sum(card.copies for card in others) == 20


def test_it_has_eight_stops_and_four_halts() -> None:
    stop, halt = DECK.by_id["stop"], DECK.by_id["halt"]

    assert (stop.copies, stop.effects) == (8, (Stop(),))
    assert (halt.copies, halt.effects) == (4, (Halt(),))
    assert [card.id for card in DECK.cards if answers(card)] == ["stop", "halt"]


def test_k02_crown_and_hat_are_no_cards_of_the_deck() -> None:
    names = {card.name.casefold() for card in DECK.cards}

    assert not names & {"king’s crown", "king's crown", "fool’s hat", "fool's hat"}


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_each_keyword_is_on_three_different_cards(keyword: str) -> None:
    cards = [card.id for card in DECK.cards if keyword in keywords_of(card)]

    assert len(cards) >= 3


@pytest.mark.parametrize("kind", TYPES)
def test_each_type_carries_four_keywords(kind: str) -> None:
    found = {word for card in cards_of(kind) for word in keywords_of(card)}

    assert len(found & set(KEYWORDS)) >= 4


def test_immunities_and_passives_are_on_three_dwarfs_and_items_each_kind() -> None:
    immune = [c for c in DECK.cards if any(isinstance(p, Immune) for p in c.passives)]
    others = [c for c in DECK.cards if c.passives and c not in immune]

    assert len(immune) >= 3
    assert len(others) >= 3
    assert not [card.id for card in cards_of("event") if card.passives]


@pytest.mark.parametrize("kind", [HandLimit, ExtraDraw, TradeInfluence, Tax])
def test_some_card_has_each_kind_of_passive(kind: type) -> None:
    assert [c.id for c in DECK.cards if any(isinstance(p, kind) for p in c.passives)]


def test_immunities_protect_cards_areas_hands_and_owners_from_actions_and_events() -> (
    None
):
    immunities = [p for c in DECK.cards for p in c.passives if isinstance(p, Immune)]

    assert {p.scope for p in immunities} == {"card", "area", "hand", "owner"}
    assert any(p.events for p in immunities)
    assert Immune(scope="area", actions=("claim",)) in immunities


def test_three_events_say_end_turn() -> None:
    assert len([card.id for card in DECK.cards if card.end_turn]) >= 3


def test_zattar_is_immune_to_all_actions_himself_only() -> None:
    zattar = DECK.by_id["zattar-godbotherer"]

    assert zattar.type == "dwarf"
    assert zattar.passives == (Immune(scope="card"),)


def test_ragstad_is_immune_to_gutter() -> None:
    ragstad = DECK.by_id["ragstad-iron-pumper"]

    assert ragstad.type == "dwarf"
    assert ragstad.passives == (Immune(scope="card", actions=("gutter",)),)


def test_thrombold_recruits() -> None:
    thrombold = DECK.by_id["thrombold-ashenbeard"]

    assert (thrombold.type, thrombold.effects) == ("dwarf", (Recruit(),))


def test_blossy_has_her_player_discard_a_card() -> None:
    blossy = DECK.by_id["blossy-the-bossy"]

    assert (blossy.type, blossy.effects) == ("dwarf", (Discard(1, "you"),))


def test_bron_is_a_dwarf() -> None:
    assert DECK.by_id["bron-lawbringer"].type == "dwarf"


def test_a_dwarf_and_an_item_claim_each_other() -> None:
    umber, pipe = DECK.by_id["uncle-umber"], DECK.by_id["umbers-pipe"]

    assert umber.effects == (Claim(pipe.id),)
    assert pipe.effects == (Claim(umber.id),)


def test_a_high_influence_has_a_drawback_or_no_text() -> None:
    helpful = [
        card.id
        for card in DECK.cards
        if card.influence > 5
        and card.effects
        and not all(
            getattr(effect, "who", "") in {"you", "opponents"}
            for effect in card.effects
        )
    ]

    assert not helpful
    assert max(card.influence for card in DECK.cards) == 8


def test_a_card_that_gutters_anything_is_worth_little() -> None:
    strong = [c for c in DECK.cards if Gutter("any") in c.effects and c.influence > 2]

    assert not strong


@pytest.mark.parametrize("card", DECK.cards, ids=[card.id for card in DECK.cards])
def test_a_text_fits_on_its_card(card: Card) -> None:
    said = f"{plain(text_of(card, DECK, 'en'))} {passive_of(card, 'en')}".strip()

    assert len(said) <= 60


@pytest.mark.parametrize("card", DECK.cards, ids=[card.id for card in DECK.cards])
def test_a_card_has_a_picture_and_a_line_of_its_own(card: Card) -> None:
    icons = Counter(other.icon for other in DECK.cards)
    lines = Counter(other.flavour for other in DECK.cards)

    assert icons[card.icon] == 1
    assert lines[card.flavour] == 1
    assert 10 <= len(card.flavour) <= 60
