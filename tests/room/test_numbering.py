"""Who is sent a view of what has happened, and under which numbers."""

import pytest

from app.games.core.game import Step
from app.room.decision import Played, Viewed
from app.room.draft import Draft
from app.room.numbering import merged, numbered
from app.room.stepping import advance
from tests.room.fakes import Happened
from tests.room.tables import Table

NOBODY = Played("timeout")
FIRST, SECOND, THIRD = (Happened(name) for name in ("first", "second", "third"))


def draft_of_a_match() -> Draft:
    table = Table("ada", "bob", "cyd")
    table.deal()
    return Draft(table.game, table.room, table.now, table.supply(), table.limits)


def step(
    draft: Draft, *events: Happened, only: int | None = None, played: Played = NOBODY
) -> None:
    """Tell of something that leaves the match as it is."""
    match = draft.match()
    advance(draft, match, Step(match.state, events, only), played)


def test_two_secret_steps_of_two_seats_are_two_secrets() -> None:
    """T07: neither sees, nor can count, what the other has done."""
    draft = draft_of_a_match()

    step(draft, FIRST, only=0)
    step(draft, SECOND, only=1)
    step(draft, THIRD, only=0)

    match = draft.match()
    assert merged(draft.views) == (
        Viewed(match.id, (FIRST, THIRD), 0),
        Viewed(match.id, (SECOND,), 1),
    )
    assert match.seqs == {"0": 2, "1": 2, "2": 1, "spectator": 1}


def test_several_steps_of_one_decision_are_one_view() -> None:
    draft = draft_of_a_match()

    step(draft, FIRST, only=1)
    step(draft, SECOND)
    step(draft, THIRD, only=2)

    match = draft.match()
    assert merged(draft.views) == (Viewed(match.id, (FIRST, SECOND, THIRD)),)
    assert match.seqs == {"0": 2, "1": 2, "2": 2, "spectator": 2}


def test_a_view_without_a_step_has_its_number_too() -> None:
    draft = draft_of_a_match()

    draft.change_match(seqs=numbered(draft, draft.match()))
    draft.show()
    step(draft, FIRST)

    assert draft.match().seqs == {"0": 2, "1": 2, "2": 2, "spectator": 2}


def test_an_anchor_moves_for_who_moved() -> None:
    draft = draft_of_a_match()

    step(draft, FIRST, played=Played("move", 1))

    assert draft.match().anchors == {"0": 1, "1": 2, "2": 1, "spectator": 1}


def test_no_anchor_moves_for_who_has_left() -> None:
    draft = draft_of_a_match()

    step(draft, FIRST, played=Played("leave", 1))

    assert draft.match().anchors == {"0": 1, "1": 1, "2": 1, "spectator": 1}


def test_the_anchors_of_all_move_at_a_new_turn() -> None:
    draft = draft_of_a_match()

    draft.turned = True
    step(draft, FIRST)

    assert draft.match().anchors == {"0": 2, "1": 2, "2": 2, "spectator": 2}


@pytest.mark.parametrize(
    "played", [Played("move", 1), Played("leave", 1)], ids=["move", "leave"]
)
def test_the_anchor_of_who_may_notice_moves_if_something_else_is_awaited(
    played: Played,
) -> None:
    draft = draft_of_a_match()

    draft.turned = True
    step(draft, FIRST, only=2, played=played)

    assert draft.match().anchors == {"0": 1, "1": 1, "2": 2, "spectator": 1}
