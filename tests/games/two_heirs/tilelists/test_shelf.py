"""Tile lists are kept and named by their hash."""

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games.core.game import ContentRefused
from app.games.two_heirs.tilelists import (
    SHELF,
    tiles_of,
)
from app.games.two_heirs.tilelists.reading import read_tile_list
from tests.games.two_heirs.story import PROVING


def test_this_edition_of_the_house_list_is_at_hand_under_its_hash() -> None:
    edition = SHELF.house_edition

    assert edition == hashlib.sha256(SHELF.house_text.encode()).hexdigest()
    assert tiles_of(edition).hash == edition
    assert tiles_of(edition).tiles == tiles_of(None).tiles
    assert edition in SHELF


def test_an_admitted_list_is_found_by_the_hash_of_its_text() -> None:
    text = PROVING + "# Not admitted by any other test.\n"
    digest = hashlib.sha256(text.encode()).hexdigest()
    before = digest in SHELF

    admitted = SHELF.admit(text)

    assert (before, admitted) == (False, digest)
    assert (tiles_of(digest).hash, tiles_of(digest).name) == (digest, "Proving tiles")


def test_a_list_that_was_never_admitted_is_not_there() -> None:
    with pytest.raises(KeyError):
        tiles_of("0" * 64)


def test_the_house_list_can_be_uploaded_like_any_other() -> None:
    assert len(read_tile_list(SHELF.house_text).tile) == 54


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """Return the house list with a few stretches of it cut, doubled or replaced."""
    text = SHELF.house_text
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 40))
        put = draw(
            st.one_of(
                st.just(""),
                st.just(text[start:end] * 2),
                st.text(max_size=12),
                st.sampled_from(['"', "'''", "[[tile]]\n", "=", "\\", "-1", "[{", "}"]),
            )
        )
        text = text[:start] + put + text[end:]
    return text


@given(spoilt())
@settings(max_examples=60)
def test_a_spoilt_list_is_taken_or_refused_and_nothing_else(text: str) -> None:
    try:
        found = read_tile_list(text)
    except ContentRefused as refusal:
        assert 0 <= refusal.line <= text.count("\n") + 1
    else:
        assert len(found.tile) == 54
