"""What a game need not say: the defaults of its face."""

import pytest

from app.games.core.chance import Chance
from app.games.core.game import ContentRefused
from tests.games.tiny.game import TINY, NoOptions


def test_a_game_takes_no_content_of_its_own_by_default() -> None:
    with pytest.raises(ContentRefused) as refused:
        TINY.admit("deck")

    assert (refused.value.line, refused.value.field) == (0, "")
    assert refused.value.message.endswith(".")
    assert TINY.catalogue() == {}


def test_a_game_ships_no_deck_by_default() -> None:
    assert TINY.edition is None
    assert TINY.edition_text() == ""
    assert not TINY.has("0" * 64)


def test_nothing_is_barred_previewed_or_taken_back_by_default() -> None:
    state = TINY.setup(NoOptions(), (0, 1), {}, Chance(b"key")).state

    assert TINY.blocked(state, 0) == ()
    assert TINY.choices(state, 0) == ()
    assert TINY.preview(state, 0, {}) == {}
    assert not TINY.undoable(state)
