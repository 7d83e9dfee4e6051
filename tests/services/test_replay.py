"""A match played again ends where it ended, and says which step it cannot make."""

from pathlib import Path

import msgspec
import pytest

from app.games.core.chance import Draw
from app.games.core.registry import games
from app.games.kingless import decks
from app.services.replay import (
    Deal,
    Made,
    Replay,
    Unreplayable,
    deal_of,
    key_of,
    made_of,
    outcome_of,
    plain,
    positions,
)
from tests.played import Playing, a_deal, a_played_match, record_of
from tests.room.fakes import SALON

KINGLESS = games()["kingless"]
HOUSE_DECK = Path(decks.__file__).with_name("house.toml")


@pytest.mark.parametrize("seed", range(6))
def test_deal_and_moves_alone_bring_back_the_whole_match_s04(seed: int) -> None:
    playing = Playing(KINGLESS, seed, seats=(5, 3, 1, 4)[: 2 + seed % 3])
    playing.play(leave=0.004 * (seed % 2))
    record = record_of(playing)

    found = positions(KINGLESS, deal_of(record), made_of(record))

    assert [position.number for position in found] == list(range(len(found)))
    assert len(found) == len(record.moves) + 1
    assert found[-1].state == playing.state


def test_the_outcome_of_a_record_is_that_of_the_match() -> None:
    record = a_played_match(KINGLESS, 1)

    last = positions(KINGLESS, deal_of(record), made_of(record))[-1]

    assert plain(KINGLESS.outcome(last.state)) == plain(outcome_of(record))


def test_a_carried_award_and_the_order_of_the_deal_are_kept() -> None:
    record = a_played_match(KINGLESS, 2, seats=(4, 1, 6), carry_in={"king": 1})

    deal = deal_of(record)

    assert (deal.seats, deal.carry_in) == ((4, 1, 6), {"king": 1})
    first = positions(KINGLESS, deal, ())[0]
    assert first.made is None
    assert msgspec.to_builtins(KINGLESS.view(first.state, None))["active"] == 1


def test_every_random_outcome_is_noted_at_its_step() -> None:
    deal = a_deal(1, (0, 1), {}, {})

    position = Replay(SALON, deal).deal()

    assert [(draw.label, draw.bounds) for draw in position.draws] == [
        ("deal", (1_000_000,))
    ]
    assert isinstance(position.draws[0], Draw)
    assert key_of(deal) == key_of(msgspec.structs.replace(deal, options={"a": 1}))


def moved(*moves: str) -> list[Made]:
    """Return moves of seat 0, and undos."""
    return [
        Made(0, "undo", 0) if move == "undo" else Made(0, "move", 0, {"do": move})
        for move in moves
    ]


def test_a_move_that_was_taken_back_is_taken_back_again() -> None:
    deal = a_deal(1, (0, 1), {}, {})

    found = positions(SALON, deal, moved("rest", "undo", "step"))

    assert found[2].state == found[0].state
    assert found[3].state.turn == 2


def test_several_moves_are_taken_back_one_after_the_other() -> None:
    deal = a_deal(1, (0, 1), {}, {})

    found = positions(SALON, deal, moved("rest", "rest", "undo", "undo", "step"))

    assert found[3].state == found[1].state
    assert found[4].state == found[0].state
    assert found[5].state.turn == 2


REFUSED = {
    "undo of nothing": moved("undo"),
    "undo by another seat": [*moved("rest"), Made(0, "undo", 1)],
    "undo of an undo": moved("rest", "undo", "undo"),
    "undo after the turn": moved("step", "undo"),
    "a move out of turn": [Made(0, "move", 1, {"do": "step"})],
    "no move of the game": [Made(0, "move", 0, {"do": "fly"})],
    "no move at all": [Made(0, "move", 0)],
    "nobody's move": [Made(0, "move", None, {"do": "step"})],
    "a move of a seat that was not dealt in": [Made(0, "move", 5, {"do": "step"})],
    "a leave of a seat that was not dealt in": [Made(0, "leave", 5)],
    "a step after the end": [*moved("win"), Made(0, "timeout", None)],
}


@pytest.mark.parametrize("made", REFUSED.values(), ids=REFUSED.keys())
def test_the_step_that_the_rules_refuse_is_named(made: list[Made]) -> None:
    with pytest.raises(Unreplayable) as refused:
        positions(SALON, a_deal(1, (0, 1), {}, {}), made)

    assert refused.value.number == len(made)
    assert refused.value.reason


UNDEALT = {
    "options of another game": a_deal(1, (0, 1), {}, {"colour": "red"}),
    "options that do not suit": a_deal(1, (0, 1), {}, {"picky": True}),
    "nobody": a_deal(1, (), {}, {}),
    "a seat twice": a_deal(1, (0, 0), {}, {}),
    "an award of a stranger": a_deal(1, (0, 1), {"king": 4}, {}),
    "a deck that the game does not take": msgspec.structs.replace(
        a_deal(1, (0, 1), {}, {}), content="ab" * 32, content_text="deck"
    ),
}


@pytest.mark.parametrize("deal", UNDEALT.values(), ids=UNDEALT.keys())
def test_what_cannot_be_dealt_is_step_nought(deal: Deal) -> None:
    with pytest.raises(Unreplayable) as refused:
        positions(SALON, deal, ())

    assert refused.value.number == 0


def test_another_deck_under_the_same_hash_is_refused() -> None:
    own = a_deal(1, (0, 1), {}, {})
    text = HOUSE_DECK.read_text("utf-8")
    deal = msgspec.structs.replace(own, content="00" * 32, content_text=text)

    with pytest.raises(Unreplayable, match="not the one that was played with"):
        positions(KINGLESS, deal, ())


def test_an_uploaded_deck_is_dealt_from_by_its_text() -> None:
    text = HOUSE_DECK.read_text("utf-8")
    content = KINGLESS.admit(text)
    own = a_deal(1, (0, 1), {}, {})
    deal = msgspec.structs.replace(own, content=content, content_text=text)

    dealt = positions(KINGLESS, deal, ())[0]

    view = msgspec.to_builtins(KINGLESS.view(dealt.state, None))
    assert view["content"] == content
