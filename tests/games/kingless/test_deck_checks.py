"""A deck that the rules cannot play is refused, with the line and the field."""

import pytest

from app.games.kingless.decks.reading import read_deck
from tests.games.kingless.decktext import PLAIN, a_card, a_deck, refused

CARD = "card[2]"
"""The card of the test; its fields stand from line 20 on: id, name, type …"""


def test_a_plain_deck_is_taken() -> None:
    deck = read_deck(a_deck())

    assert [card.id for card in deck.card] == ["rock", "crowd", "odd"]


def test_a_deck_may_lack_stop_and_halt() -> None:
    assert read_deck(PLAIN).name == "A test deck"


@pytest.mark.parametrize(
    ("fields", "line", "field"),
    [
        pytest.param({"influence": "10"}, 25, "influence", id="over nine"),
        pytest.param({"influence": "-1"}, 25, "influence", id="below nought"),
        pytest.param({"copies": "0"}, 23, "copies", id="no copies"),
        pytest.param({"copies": "-3"}, 23, "copies", id="fewer than no copies"),
        pytest.param({"copies": "999"}, 23, "copies", id="too many copies"),
        pytest.param({"copies": '"two"'}, 23, "copies", id="copies in words"),
        pytest.param({"copies": "true"}, 23, "copies", id="copies as truth"),
        pytest.param({"type": '"elf"'}, 22, "type", id="unknown type"),
        pytest.param({"id": '"Odd One"'}, 20, "id", id="id with a space"),
        pytest.param({"id": '"odd--one"'}, 20, "id", id="id with two hyphens"),
        pytest.param({"id": f'"{"a" * 41}"'}, 20, "id", id="long id"),
        pytest.param({"id": '"rock"'}, 20, "id", id="id used twice"),
        pytest.param({"name": '"ROCK"'}, 21, "name", id="name used twice"),
        pytest.param({"icon": '"../beard"'}, 24, "icon", id="icon with a path"),
        pytest.param({"icon": '"beard#x"'}, 24, "icon", id="icon with a fragment"),
        pytest.param({"end_turn": "true"}, 25, "end_turn", id="dwarf that ends turns"),
        pytest.param({"colour": '"red"'}, 25, "colour", id="unknown field"),
    ],
)
def test_a_field_that_cannot_be_is_refused(
    fields: dict[str, str], line: int, field: str
) -> None:
    found = refused(a_deck(**fields))

    assert found[:2] == (line, f"{CARD}.{field}")
    assert found[2].endswith(".")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        pytest.param('""', "Write something", id="nothing"),
        pytest.param('" Odd"', "no space before", id="a space before"),
        pytest.param(f'"{"o" * 33}"', "at most 32", id="too long"),
        pytest.param('"Odd\\u0007"', "no control", id="a bell"),
        pytest.param('"O\\u202edd"', "no control", id="text turned around"),
        pytest.param('"O\\u200bdd"', "no control", id="a space without width"),
        pytest.param('"O\\u3164dd"', "no control", id="an empty letter"),
        pytest.param('"O\\u0301\\u0302\\u0303dd"', "at most 2", id="a pile of accents"),
    ],
)
def test_a_name_that_cannot_be_printed_is_refused(name: str, sentence: str) -> None:
    line, field, message = refused(a_deck(name=name))

    assert (line, field) == (21, f"{CARD}.name")
    assert sentence in message


def test_a_name_is_counted_as_people_count() -> None:
    accented, family = "e\u0301" * 32, "\U0001f468\u200d\U0001f469"
    names = (f'"{accented}"', '"Odd\\u00ADfellow"')

    decks = [read_deck(a_deck(name=name)) for name in names]

    assert len(decks[0].card[2].name) == 64
    assert decks[1].card[2].name == "Odd\u00adfellow"
    assert "no control" in refused(a_deck(name=f'"{family}"'))[2]


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        pytest.param({"influence": "3"}, "influence", id="influence"),
        pytest.param({"passives": '[{ passive = "tax" }]'}, "passives", id="passives"),
        pytest.param({"trade": '"miner"'}, "trade", id="trade"),
    ],
)
def test_an_event_has_nothing_that_stays_in_play(
    fields: dict[str, str], field: str
) -> None:
    found = refused(a_deck(type='"event"', **fields))

    assert found[:2] == (25, f"{CARD}.{field}")


def test_an_item_has_no_trade() -> None:
    found = refused(a_deck(type='"item"', trade='"miner"'))

    assert found[1] == f"{CARD}.trade"


@pytest.mark.parametrize(
    ("effect", "field", "sentence"),
    [
        pytest.param(
            '{ keyword = "dance" }', "keyword", "allowed are claim", id="keyword"
        ),
        pytest.param(
            '{ keyword = "draw", count = 1, who = "me" }', "who", "you,", id="who"
        ),
        pytest.param(
            '{ keyword = "tunnel", depth = 3 }', "depth", "unknown", id="field"
        ),
        pytest.param('{ keyword = "draw" }', "count", "missing", id="no count"),
        pytest.param(
            '{ keyword = "draw", count = 0 }', "count", "from 1 to 9", id="draw none"
        ),
        pytest.param(
            '{ keyword = "swipe", count = 10 }', "count", "from 1 to 9", id="swipe ten"
        ),
        pytest.param(
            '{ keyword = "discard", count = -1 }', "count", "from 1", id="discard less"
        ),
        pytest.param(
            '{ keyword = "claim", card = "crowd" }', "card", "an event", id="event"
        ),
        pytest.param(
            '{ keyword = "claim", card = "none" }', "card", "No card", id="nobody"
        ),
        pytest.param(
            '{ keyword = "gutter", what = "crowd" }', "what", "an event", id="gutter"
        ),
        pytest.param(
            '{ keyword = "recruit", what = "event" }', "what", "dwarf, item", id="type"
        ),
    ],
)
def test_an_effect_that_cannot_be_is_refused(
    effect: str, field: str, sentence: str
) -> None:
    line, where, message = refused(a_deck(effects=f"[{effect}]"))

    assert (line, where) == (25, f"{CARD}.effects[0].{field}")
    assert sentence in message


@pytest.mark.parametrize(
    "aimed",
    [
        '{ keyword = "claim", card = "rock" }',
        '{ keyword = "gutter" }',
        '{ keyword = "swipe" }',
        '{ keyword = "discard", count = 1 }',
        '{ keyword = "draw", count = 1, who = "player" }',
    ],
)
def test_k26_only_the_first_effect_of_a_text_has_a_target(aimed: str) -> None:
    plain = '{ keyword = "draw", count = 1 }'

    assert read_deck(a_deck(effects=f"[{aimed}, {plain}]")).card[2].id == "odd"
    for text in (f"[{plain}, {aimed}]", f'[{aimed}, {{ keyword = "gutter" }}]'):
        found = refused(a_deck(effects=text))
        assert found[:2] == (25, f"{CARD}.effects[1]")
        assert found[2] == "Only the first effect of a text may have a target."


@pytest.mark.parametrize("answer", ["stop", "halt"])
def test_only_an_event_is_an_answer_and_does_nothing_else(answer: str) -> None:
    effect = f'{{ keyword = "{answer}" }}'
    more = '{ keyword = "draw", count = 1 }'

    on_a_dwarf = refused(a_deck(effects=f"[{effect}]"))
    with_more = refused(a_deck(type='"event"', effects=f"[{effect}, {more}]"))
    at_the_end = refused(a_deck(type='"event"', effects=f"[{effect}]", end_turn="true"))

    assert on_a_dwarf[1:] == (
        f"{CARD}.effects",
        "Only events can be a Stop or a Halt.",
    )
    assert with_more[2] == at_the_end[2] == "A Stop or a Halt does nothing else."


def test_a_deck_has_one_kind_of_stop() -> None:
    stop = {"type": '"event"', "effects": '[{ keyword = "stop" }]'}
    other = a_card(id='"odder"', name='"Odder"', **stop)

    found = refused(a_deck(**stop) + other)

    assert found[:2] == (32, "card[3].effects")


@pytest.mark.parametrize(
    ("passive", "field"),
    [
        pytest.param('{ passive = "song" }', "passive", id="unknown"),
        pytest.param('{ passive = "hand-limit", more = 0 }', "more", id="no limit"),
        pytest.param('{ passive = "extra-draw", count = 10 }', "count", id="ten draws"),
        pytest.param('{ passive = "tax", count = 0 }', "count", id="no tax"),
        pytest.param(
            '{ passive = "trade-influence", trade = "miner" }', "trade", id="no trade"
        ),
        pytest.param(
            '{ passive = "trade-influence", trade = "" }', "trade", id="empty trade"
        ),
        pytest.param(
            '{ passive = "immune", actions = ["tunnel"] }', "actions", id="no reach"
        ),
        pytest.param(
            '{ passive = "immune", scope = "owner", actions = ["claim"] }',
            "actions",
            id="a player is not claimed",
        ),
        pytest.param(
            '{ passive = "immune", actions = ["claim", "claim"] }',
            "actions",
            id="action named twice",
        ),
        pytest.param(
            '{ passive = "immune", actions = ["sing"] }', "actions[0]", id="no action"
        ),
    ],
)
def test_a_passive_that_cannot_be_is_refused(passive: str, field: str) -> None:
    found = refused(a_deck(passives=f"[{passive}]"))

    assert found[:2] == (25, f"{CARD}.passives[0].{field}")


def test_a_passive_counts_a_trade_that_dwarfs_have() -> None:
    counted = '[{ passive = "trade-influence", trade = "miner" }]'

    deck = read_deck(a_deck(trade='"miner"', passives=counted))

    assert deck.card[2].trade == "miner"


def test_a_text_and_the_passives_of_a_card_are_few() -> None:
    draw, tax = '{ keyword = "draw", count = 1 }', '{ passive = "tax" }'

    effects = refused(a_deck(effects=f"[{', '.join([draw] * 5)}]"))
    passives = refused(a_deck(passives=f"[{', '.join([tax] * 4)}]"))

    assert effects[1:] == (f"{CARD}.effects", "A text has at most 4 effects.")
    assert passives[1:] == (f"{CARD}.passives", "A card has at most 3 passives.")


@pytest.mark.parametrize(("copies", "total"), [("70", 71), ("240", 241)])
def test_a_deck_has_72_to_240_cards(copies: str, total: int) -> None:
    found = refused(PLAIN.replace("copies = 71", f"copies = {copies}"))

    assert found[1:] == ("card", f"A deck has 72 to 240 cards, not {total}.")


def test_a_deck_of_too_many_kinds_is_refused_before_they_are_compared() -> None:
    many = "".join(a_card(id=f'"c{n}"', name=f'"C{n}"') for n in range(239))

    assert refused(PLAIN + many)[1:] == ("card", "A deck has at most 240 cards.")


def test_a_long_flavour_or_deck_name_is_refused() -> None:
    flavour = refused(a_deck(flavour=f'"{"x" * 121}"'))
    name = refused(PLAIN.replace("A test deck", "x" * 61))

    assert flavour[:2] == (25, f"{CARD}.flavour")
    assert name[:2] == (1, "name")
