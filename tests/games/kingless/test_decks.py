"""Decks are read, kept and named by their hash; a bad text is only ever refused."""

import hashlib
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.games.core.content.reading import MOST_BYTES
from app.games.core.game import ContentRefused
from app.games.kingless.decks import SHELF, deck_of
from app.games.kingless.decks.reading import read_deck
from tests.games.kingless.decktext import PLAIN, a_deck, refused

HOUSE = (resources.files("app.games.kingless.decks") / "house.toml").read_text("utf-8")


def test_the_house_deck_needs_no_hash() -> None:
    deck = deck_of(None)

    assert deck.hash is None
    assert deck is deck_of(None)
    assert [deck.by_id[card.id] for card in deck.cards] == list(deck.cards)


def test_this_edition_of_the_house_deck_is_at_hand_under_its_hash() -> None:
    edition = SHELF.house_edition

    assert edition == hashlib.sha256(HOUSE.encode()).hexdigest()
    assert SHELF.house_text == HOUSE
    assert deck_of(edition).hash == edition
    assert deck_of(edition).cards == deck_of(None).cards


def test_a_deck_is_at_hand_once_it_was_admitted() -> None:
    text = PLAIN + "# Not admitted by any other test.\n"
    digest = hashlib.sha256(text.encode()).hexdigest()

    before = digest in SHELF
    SHELF.admit(text)

    assert (before, digest in SHELF, SHELF.house_edition in SHELF) == (
        False,
        True,
        True,
    )


def test_an_admitted_deck_is_found_by_the_hash_of_its_text() -> None:
    text = PLAIN + "# A note that changes nothing but the hash.\n"

    digest = SHELF.admit(text)

    deck = deck_of(digest)
    assert digest == hashlib.sha256(text.encode()).hexdigest()
    assert (deck.hash, deck.name, deck.stand_in) == (digest, "A test deck", True)
    assert [card.id for card in deck.cards] == ["rock", "crowd"]


def test_a_deck_says_when_it_is_no_stand_in() -> None:
    digest = SHELF.admit("stand_in = false\n" + PLAIN)

    assert not deck_of(digest).stand_in


def test_a_deck_that_was_never_admitted_is_not_there() -> None:
    with pytest.raises(KeyError):
        deck_of("0" * 64)


def test_a_refused_deck_is_not_kept() -> None:
    text = a_deck(copies="0")

    with pytest.raises(ContentRefused):
        SHELF.admit(text)

    with pytest.raises(KeyError):
        deck_of(hashlib.sha256(text.encode()).hexdigest())


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        pytest.param("", 1, "missing required field `name`", id="nothing"),
        pytest.param('name = "x', 1, "not TOML: Unterminated", id="open string"),
        pytest.param('a = 1\nb = """', 2, "not TOML: Unterminated", id="open text"),
        pytest.param("a = 1\na = 2\n", 2, "not TOML: Cannot overwrite", id="twice"),
        pytest.param('name = "x"\n[[card]', 2, "not TOML: Expected", id="header"),
        pytest.param('name = "\ud800"', 1, "half a character", id="half a character"),
        pytest.param(f"a = {'9' * 5000}", 0, "far too long", id="endless number"),
        pytest.param(f"a = {'[' * 9000}", 0, "too deeply", id="deep lists"),
        pytest.param(f"a = {'{a = ' * 9000}", 0, "too deeply", id="deep tables"),
        pytest.param("\n" + "a." * 30 + "a = 1", 2, "24 dots", id="deep key"),
        pytest.param("#" * (MOST_BYTES + 1), 0, "131073 bytes", id="too large"),
        pytest.param("card = 3\nname = 'x'", 1, "Expected `array`", id="no list"),
    ],
)
def test_a_text_that_is_no_deck_is_refused_with_its_line(
    text: str, line: int, sentence: str
) -> None:
    found = refused(text)

    assert found[0] == line
    assert sentence in found[2]


def test_a_refusal_repeats_little_of_a_hostile_text() -> None:
    long = "x" * 5000

    for text in (a_deck(type=f'"{long}"'), a_deck(**{long: "1"})):
        _, field, message = refused(text)
        assert len(field) <= 80
        assert len(message) <= 240


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """Return the house deck with a few stretches of it cut, doubled or replaced."""
    text = HOUSE[: draw(st.integers(0, len(HOUSE)))] if draw(st.booleans()) else HOUSE
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 40))
        put = draw(
            st.one_of(
                st.just(""),
                st.just(text[start:end] * 2),
                st.text(max_size=12),
                st.sampled_from(['"', "'''", "[[card]]\n", "=", "\\", "-1", "[{", "}"]),
            )
        )
        text = text[:start] + put + text[end:]
    return text


@given(spoilt())
@example(HOUSE.replace("influence = 5", "influence = nan", 1))
@example(HOUSE.replace("copies = 1", "copies = 1979-05-27", 1))
@example(HOUSE.replace("copies = 1", f"copies = {'9' * 4000}", 1))
def test_a_spoilt_deck_is_taken_or_refused_and_nothing_else(text: str) -> None:
    line, cards = outcome(text)

    assert 0 <= line <= text.count("\n") + 1
    assert cards == 0 or 72 <= cards <= 240


def outcome(text: str) -> tuple[int, int]:
    """Return the line of a refusal and no cards, or no line and how many cards."""
    try:
        deck = read_deck(text)
    except ContentRefused as refusal:
        return refusal.line, 0
    return 0, sum(card.copies for card in deck.card)


def test_the_example_of_the_guide_is_a_deck() -> None:
    guide = Path(__file__).parents[3] / "docs" / "kingless-decks.md"
    example = guide.read_text("utf-8").split("```toml\n")[1].split("```")[0]

    assert len(read_deck(example).card) == 3
