"""What a card says follows from its effects and passives, in every language."""

import json
import re
from typing import get_args

import pytest

from app.games.kingless.cards import (
    Card,
    Claim,
    Discard,
    Draw,
    Effect,
    ExtraDraw,
    Gutter,
    Halt,
    HandLimit,
    Immune,
    Keyword,
    Passive,
    Recruit,
    SecondWind,
    Stop,
    Swipe,
    Tax,
    TradeInfluence,
    Tunnel,
)
from app.games.kingless.decks import SHELF, deck_of
from app.games.kingless.decks.abilities import REACHES
from app.games.kingless.texts import catalogue, passive_of, plain, text_of
from app.games.kingless.texts.languages import Language, languages
from app.games.kingless.texts.sentences import effect_sentence, passive_sentence
from app.games.kingless.texts.templates import PLURAL_RULES, filled
from tests.games.kingless.decktext import a_deck

HOUSE = deck_of(None)
LOCALES = list(languages())
EFFECTS: list[tuple[Effect, str]] = [
    (Claim("loud-anvil"), "Claim The Loud Anvil from whoever has it."),
    (Discard(1, "you"), "Discard 1 of your own cards."),
    (Discard(2, "player"), "Name a player to Discard 2 cards."),
    (Discard(1, "opponents"), "All opponents Discard 1 card."),
    (Discard(2, "everyone"), "All players Discard 2 cards."),
    (Draw(1, "you"), "Draw 1 card."),
    (Draw(2, "player"), "Name a player to Draw 2 cards."),
    (Draw(1, "opponents"), "All opponents Draw 1 card."),
    (Draw(1, "everyone"), "All players Draw 1 card."),
    (Gutter("any"), "Gutter any card in play."),
    (Gutter("dwarf"), "Gutter a dwarf in play."),
    (Gutter("item"), "Gutter an item in play."),
    (Gutter("loud-anvil"), "Gutter The Loud Anvil, whoever has it in play."),
    (Recruit("any"), "Recruit a dwarf or item from your hand."),
    (Recruit("dwarf"), "Recruit a dwarf from your hand."),
    (Recruit("item"), "Recruit an item from your hand."),
    (SecondWind(), "Second Wind: take the gutter’s top card, unless an event."),
    (Swipe(), "Swipe 1 card from an opponent’s hand."),
    (Swipe(2), "Swipe 2 cards from an opponent’s hand."),
    (Tunnel(), "Tunnel: show the top two, you may take a dwarf or item."),
    (Stop(), "Cancel the newest card, unless it is a Halt."),
    (Halt(), "Cancel the newest card, whatever it is."),
]
PASSIVES: list[tuple[Passive, str]] = [
    (Immune(), "Immune to all actions."),
    (Immune(actions=("gutter",)), "Immune to Gutter."),
    (Immune(actions=("claim", "gutter")), "Immune to Claim and Gutter."),
    (Immune(events=True), "Immune to events."),
    (Immune(actions=("claim",), events=True), "Immune to Claim and to events."),
    (Immune("area", ("claim",)), "Your play area is immune to Claim."),
    (
        Immune("hand", ("claim", "discard", "swipe")),
        "Your hand is immune to Claim, Discard and Swipe.",
    ),
    (Immune("owner", events=True), "You are immune to events."),
    (HandLimit(2), "Your hand limit is 2 higher."),
    (ExtraDraw(), "Draw 1 more card each turn."),
    (TradeInfluence("brewer", 2), "+2 influence per brewer you have in play."),
    (TradeInfluence("bard"), "+1 influence per bard you have in play."),
    (Tax(2), "Opponents’ turns cost them 2 cards."),
]


def slots(template: str) -> dict[str, int]:
    """Return the names of a template's placeholders, and how many forms each has."""
    found = re.findall(r"\{([a-z]+)([^}]*)\}", template)
    return {name: forms.count("|") for name, forms in found}


def a_card(*effects: Effect, end_turn: bool = False) -> Card:
    return Card("x", "X", "event", 1, "hand", effects=effects, end_turn=end_turn)


@pytest.mark.parametrize(("effect", "said"), EFFECTS, ids=[said for _, said in EFFECTS])
def test_an_effect_is_said_in_one_sentence(effect: Effect, said: str) -> None:
    assert plain(text_of(a_card(effect), HOUSE, "en")) == said


@pytest.mark.parametrize(
    ("passive", "said"), PASSIVES, ids=[said for _, said in PASSIVES]
)
def test_a_passive_is_said_in_one_sentence(passive: Passive, said: str) -> None:
    card = Card("x", "X", "item", 1, "hand", passives=(passive,))

    assert passive_of(card, "en") == said
    assert text_of(card, HOUSE, "en") == ()


def test_keywords_are_marked_to_be_printed_bold() -> None:
    card = a_card(Discard(1, "opponents"), Draw(2), end_turn=True)

    assert text_of(card, HOUSE, "en") == (
        "All opponents ",
        {"k": "Discard"},
        " 1 card. ",
        {"k": "Draw"},
        " 2 cards. End turn.",
    )


def test_k14_an_event_that_ends_the_turn_says_so_last() -> None:
    assert plain(text_of(a_card(Swipe(), end_turn=True), HOUSE, "en")).endswith(
        " End turn."
    )


def test_effects_without_room_for_whole_sentences_are_said_in_brief() -> None:
    card = a_card(Gutter("dwarf"), SecondWind(), end_turn=True)

    text = plain(text_of(card, HOUSE, "en"))

    assert text == "Gutter a dwarf. Second Wind. End turn."


def test_a_passive_takes_room_from_the_text() -> None:
    card = Card("x", "X", "item", 1, "hand", effects=(Tunnel(),), passives=(Immune(),))

    assert plain(text_of(card, HOUSE, "en")) == "Tunnel."


def test_the_name_of_a_card_marks_no_keyword_and_breaks_nowhere() -> None:
    claim = '[{ keyword = "claim", card = "rock" }]'
    name = '"*R\\u00ADock* {count}"'
    text = a_deck(effects=claim).replace('name = "Rock"', f"name = {name}")
    deck = deck_of(SHELF.admit(text))

    assert text_of(deck.by_id["odd"], deck, "en") == (
        {"k": "Claim"},
        " *Rock* {count} from whoever has it.",
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_language_has_a_sentence_for_everything_a_card_can_do(locale: str) -> None:
    language = languages()[locale]
    effects = {effect_sentence(effect, HOUSE)[0] for effect, _ in EFFECTS}
    passives = {passive_sentence(p, language)[0] for p, _ in PASSIVES}
    immunities = {
        f"immune-{scope}-{against}"
        for scope in REACHES
        for against in ("all", "actions", "events", "both")
    }

    assert set(language.effects) == effects | {"end-turn"}
    assert set(language.effects_in_brief) <= effects
    assert set(language.passives) == passives | immunities
    assert set(language.keywords) == set(get_args(Keyword))
    assert set(language.lists) == {"comma", "and"}
    assert {card.trade for card in HOUSE.cards if card.trade} <= set(language.trades)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_language_names_the_same_things_in_each_sentence(locale: str) -> None:
    language = languages()[locale]

    for table in ("effects", "effects_in_brief", "passives", "lists"):
        english: dict[str, str] = getattr(languages()["en"], table)
        for code, template in getattr(language, table).items():
            if code in english:
                assert set(slots(template)) == set(slots(english[code]))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_language_has_as_many_forms_as_its_plural_rule(locale: str) -> None:
    language = languages()[locale]
    _, forms = PLURAL_RULES[language.plural]

    templates = [*language.effects.values(), *language.passives.values()]

    found = {count for text in templates for count in slots(text).values() if count}
    assert found == {forms}


def test_the_catalogue_says_all_that_is_printed_on_a_card() -> None:
    ragstad = catalogue()["cards"]["ragstad-iron-pumper"]

    assert ragstad == {
        "id": "ragstad-iron-pumper",
        "name": "Ragstad Iron Pumper",
        "type": "dwarf",
        "influence": 5,
        "icon": "weight-lifting-up",
        "copies": 1,
        "trade": "",
        "trade_name": {"en": ""},
        "flavour": "Lifted the bench, the bar and then the barkeep.",
        "answer": None,
        "text": {"en": ()},
        "passive": {"en": "Immune to Gutter."},
        "end_turn": False,
    }


def test_the_catalogue_knows_the_answers_and_the_trades() -> None:
    cards = catalogue()["cards"]

    assert (cards["stop"]["answer"], cards["halt"]["answer"]) == ("stop", "halt")
    assert cards["mother-malt"]["trade_name"]["en"] == "brewer"
    assert cards["last-orders"]["end_turn"]


def test_the_catalogue_of_the_house_deck_is_marked_and_is_json() -> None:
    facts = catalogue()

    assert facts["name"] == "House deck of the Hammer and Crown"
    assert facts["stand_in"]
    assert list(facts["cards"]) == [card.id for card in HOUSE.cards]
    assert json.loads(json.dumps(facts))["cards"].keys() == facts["cards"].keys()


def test_the_catalogue_of_an_uploaded_deck_is_found_by_its_hash() -> None:
    digest = SHELF.admit(a_deck(trade='"bard"'))

    facts = catalogue(digest)

    assert facts["cards"]["odd"]["trade_name"]["en"] == "bard"
    with pytest.raises(KeyError):
        catalogue("0" * 64)


@pytest.mark.parametrize(
    ("rule", "number", "form"),
    [
        ("other", 1, "a"),
        ("one-other", 1, "a"),
        ("one-other", 0, "b"),
        ("one-few-other", 1, "a"),
        ("one-few-other", 3, "b"),
        ("one-few-other", 5, "c"),
    ],
)
def test_a_plural_has_the_form_of_its_number(rule: str, number: int, form: str) -> None:
    chosen, forms = PLURAL_RULES[rule]
    template = "{n|" + "|".join(f"{word} #" for word in "abc"[:forms]) + "}"

    assert filled(template, {"n": number}, chosen) == f"{form} {number}"


def test_a_template_without_its_parameter_is_a_fault() -> None:
    with pytest.raises(KeyError):
        filled("{card}", {}, PLURAL_RULES["one-other"][0])


def test_a_list_of_one_word_is_the_word() -> None:
    english: Language = languages()["en"]

    assert english.listed(("Claim",)) == "Claim"
