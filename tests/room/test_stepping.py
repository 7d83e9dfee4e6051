"""Steps of the game, and who is sent a view of them."""

from app.room import commands
from app.room.decision import Played, Viewed
from app.room.draft import Draft
from app.room.stepping import chance_of, number_views
from tests.room.tables import Table


def draft_of_a_match() -> Draft:
    table = Table("ada", "bob", "cyd")
    table.deal()
    return Draft(table.game, table.room, table.now, table.supply(), table.limits)


def test_without_a_step_nobody_gets_a_view() -> None:
    draft = draft_of_a_match()

    number_views(draft)

    assert draft.notices == []
    assert draft.room is draft.before


def test_two_secret_steps_of_two_seats_are_two_secrets() -> None:
    """T07: neither sees, nor can count, what the other has done."""
    draft = draft_of_a_match()
    draft.show(("first",), 0)
    draft.show(("second",), 1)
    draft.show(("third",), 0)

    number_views(draft)

    assert draft.notices == [
        Viewed(draft.match().id, ("first", "third"), 0),
        Viewed(draft.match().id, ("second",), 1),
    ]
    assert draft.match().seqs == {"0": 2, "1": 2, "2": 1, "spectator": 1}


def test_several_steps_of_one_decision_are_one_view() -> None:
    draft = draft_of_a_match()
    draft.show(("secret",), 1)
    draft.show(("open",))

    number_views(draft)

    assert draft.notices == [Viewed(draft.match().id, ("secret", "open"))]
    assert draft.match().seqs == {"0": 2, "1": 2, "2": 2, "spectator": 2}


def test_an_anchor_moves_for_who_moved_and_for_all_at_a_new_turn() -> None:
    draft = draft_of_a_match()
    draft.steps.append(Played("move", 1))
    draft.show()
    number_views(draft)
    assert draft.match().anchors == {"0": 1, "1": 2, "2": 1, "spectator": 1}

    draft = draft_of_a_match()
    draft.turned = True
    draft.show()
    number_views(draft)
    assert draft.match().anchors == {"0": 2, "1": 2, "2": 2, "spectator": 2}


def test_chance_is_the_same_in_every_decision_of_a_match() -> None:
    table = Table("ada", "bob")
    table.deal()
    first = chance_of(table.match.key).below("throw", 1_000)

    table.ask("ada", commands.Chat, text="luck!")

    assert chance_of(table.match.key).below("throw", 1_000) == first
