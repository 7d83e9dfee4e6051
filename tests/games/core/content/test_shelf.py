"""Uploads are kept by their hash; the one unused for longest makes room."""

import hashlib

import pytest

from app.games.core.content.shelf import Shelf, hash_of
from app.games.core.game import ContentRefused


def load(text: str, digest: str | None) -> tuple[str, str | None]:
    """Take any text but "bad"."""
    if text == "bad":
        raise ContentRefused(1, "", "It is bad.")
    return text, digest


def house() -> str:
    """Return the house's own file."""
    return "ours"


def test_the_house_content_is_there_unnamed_and_by_its_hash() -> None:
    shelf = Shelf(load, house)
    edition = hashlib.sha256(b"ours").hexdigest()

    assert (shelf.house_text, shelf.house_edition) == ("ours", edition)
    assert edition in shelf
    assert shelf.get(None) == ("ours", None)
    assert shelf.get(edition) == ("ours", edition)


def test_the_house_content_is_read_once_and_makes_no_room() -> None:
    read: list[str] = []

    def noting(text: str, digest: str | None) -> tuple[str, str | None]:
        read.append(text)
        return load(text, digest)

    shelf = Shelf(noting, house, size=1)
    for _ in range(2):
        shelf.get(None)
    for text in ("one", "two"):
        shelf.admit(text)
    shelf.get(None)

    assert read == ["ours", "one", "two"]


def test_an_upload_is_found_by_the_hash_of_its_text() -> None:
    shelf = Shelf(load, house)

    digest = shelf.admit("one")

    assert digest == hashlib.sha256(b"one").hexdigest()
    assert shelf.get(digest) == ("one", digest)
    assert digest in shelf


def test_the_upload_unused_for_longest_makes_room() -> None:
    shelf = Shelf(load, house, size=2)
    first, second = (shelf.admit(text) for text in ("one", "two"))
    shelf.get(first)

    third = shelf.admit("three")

    assert [shelf.get(digest)[0] for digest in (first, third)] == ["one", "three"]
    with pytest.raises(KeyError):
        shelf.get(second)


def test_admitting_a_text_again_keeps_it_once() -> None:
    shelf = Shelf(load, house, size=2)
    other = shelf.admit("other")

    digests = {shelf.admit("one") for _ in range(3)}

    assert len(digests) == 1
    assert other in shelf


def test_a_refused_text_is_not_kept() -> None:
    shelf = Shelf(load, house)

    with pytest.raises(ContentRefused):
        shelf.admit("bad")

    assert hash_of("bad") not in shelf
