"""Moves as text, and back."""

import pytest

from app.games.kingless.moves import (
    DiscardCards,
    EndTurn,
    Move,
    Pass,
    Play,
    PlayHalt,
    PlayStop,
    RecruitCard,
    TakeCard,
    Target,
    Throw,
)
from app.games.kingless.notation import Unreadable, read_move, write_move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play oaf", Play("oaf")),
        ("play raid >1", Play("raid", Target(seat=1))),
        ("play axe >1:oaf", Play("axe", Target(seat=1, card="oaf"))),
        ("play tow >2@area", Play("tow", Target(seat=2, zone="area"))),
        ("play tow >@hands", Play("tow", Target(zone="hands"))),
        ("end", EndTurn()),
        ("stop", PlayStop()),
        ("halt", PlayHalt()),
        ("pass", Pass()),
        ("recruit oaf", RecruitCard("oaf")),
        ("recruit -", RecruitCard(None)),
        ("take oaf", TakeCard("oaf")),
        ("take -", TakeCard(None)),
        ("discard oaf pot", DiscardCards(("oaf", "pot"))),
        ("throw axe", Throw("axe")),
    ],
)
def test_a_move_is_written_and_read_back(text: str, move: Move) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "play",
        "play axe 1:oaf",
        "play axe >x",
        "play tow >@deck",
        "play axe >1:oaf >2:pot",
        "end now",
        "recruit",
        "recruit oaf pot",
        "take",
        "throw",
        "throw stone",
    ],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        read_move(text)
