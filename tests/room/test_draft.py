"""A decision under way."""

import pytest

from app.room.draft import Draft
from tests.room.tables import Table


def draft_of(table: Table) -> Draft:
    return Draft(table.game, table.room, table.now, table.supply(), table.limits)


def test_there_is_no_match_to_change_in_a_lobby() -> None:
    draft = draft_of(Table("ada"))

    assert draft.clock is None
    with pytest.raises(LookupError):
        draft.change_match(moves=1)


def test_a_match_that_is_over_waits_for_nothing() -> None:
    table = Table("ada", "bob")
    table.deal()
    table.plays("ada", "win")

    with pytest.raises(LookupError):
        draft_of(table).waiting()


def test_a_draft_leaves_the_room_it_was_given_alone() -> None:
    table = Table("ada", "bob")
    draft = draft_of(table)

    draft.change_seat(1, ready=True)
    draft.change(paused=True)

    assert draft.before is table.room
    assert not table.entry("bob").ready
    assert not table.room.paused


def test_what_the_match_has_come_to_stands_in_the_room() -> None:
    table = Table("ada", "bob")
    table.deal()
    draft = draft_of(table)

    draft.change_match(moves=7, clock=None)
    draft.touched = True

    assert draft.room.match is draft.match()
    assert (draft.match().moves, draft.clock) == (7, None)
    assert draft.room.touched_at == table.now


def test_a_change_of_the_room_keeps_what_the_match_has_come_to() -> None:
    table = Table("ada", "bob")
    table.deal()
    draft = draft_of(table)

    draft.change_match(moves=7)
    draft.change_seat(0, timeouts=1)

    assert draft.room.match is draft.match()
    assert draft.match().moves == 7
    assert draft.entry_of(0) is draft.room.seats[0]


def test_without_a_change_the_room_is_the_one_that_was_given() -> None:
    table = Table("ada", "bob")
    table.deal()

    assert draft_of(table).room is table.room
