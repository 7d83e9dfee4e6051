"""What one viewer gets to see of a match, and what is told to all alike."""

import json

from msgspec.structs import replace

from app.room.decision import Viewed
from app.services.views import Kept, ViewFrames, Views
from tests.room.fakes import SALON, Happened
from tests.room.tables import Table


def a_match() -> Table:
    """Return a table of two with a match under way."""
    table = Table("ada", "bo")
    table.deal()
    return table


def views(table: Table) -> Views:
    """Return the views of the match on the table."""
    return Views(SALON, table.room, table.match)


def test_a_view_says_what_the_match_waits_for_as_the_game_does() -> None:
    table = a_match()
    for player, move in (("ada", "step"), ("bo", "knock")):
        table.plays(player, move)
        waiting = SALON.waiting(table.match.state)

        frame = views(table).frame(0)

        assert waiting is not None
        window = waiting.key if waiting.kind == "window" else None
        assert (frame.acting, frame.window) == (waiting.seats, window)


def test_a_view_of_a_finished_match_holds_its_outcome_and_waits_for_nobody() -> None:
    table = a_match()
    table.plays("ada", "win")

    frame = views(table).frame(1)

    assert frame.outcome == SALON.outcome(table.match.state)
    assert (frame.outcome is None, frame.acting, frame.clock) == (False, (), ())


def test_a_viewer_without_a_seat_is_offered_nothing() -> None:
    frame = views(a_match()).frame(None)

    assert (frame.legal, frame.choices, frame.blocked, frame.phrases) == ((),) * 4


def test_each_viewer_is_told_of_the_steps_it_may_notice_in_one_frame() -> None:
    table = a_match()
    told = (
        Viewed(table.match.id, (Happened("mine"),), 0),
        Viewed(table.match.id, (Happened("theirs"),), 1),
        Viewed(table.match.id, (Happened("mine again"),), 0),
    )

    found = ViewFrames(SALON, table.room, told)

    mine, theirs = found.of("ada"), found.of("bo")
    assert (mine is None, theirs is None, found.of("cy"), found.last) == (
        *(False, False, None),
        2,
    )
    assert [e["what"] for e in json.loads(mine or b"")["events"]] == [
        "mine",
        "mine again",
    ]


def test_frames_are_the_same_whether_or_not_something_is_kept() -> None:
    table, kept = a_match(), Kept()
    for player, move in (("ada", "step"), ("bo", "knock"), ("ada", "pass")):
        decision = table.plays(player, move)
        notices = decision.notices

        shown = ViewFrames(SALON, table.room, notices, kept)

        anew = ViewFrames(SALON, table.room, notices)
        for who in ("ada", "bo", "cy"):
            assert shown.of(who) == anew.of(who)


def test_what_all_are_told_is_made_once_while_nothing_of_it_changes() -> None:
    table, kept = a_match(), Kept()
    room, match = table.room, table.match

    first = kept.shared_part(SALON, room, match)

    assert kept.shared_part(SALON, room, replace(match, moves=9)) is first
    assert kept.shared_part(SALON, room, replace(match, clock=None)) != first


def test_who_has_a_view_is_found_anew_when_somebody_has_left() -> None:
    table, kept = a_match(), Kept()
    seats = table.room.seats

    before = kept.viewers(table.room, table.match)
    after = kept.viewers(replace(table.room, seats=seats[1:]), table.match)

    assert (before, after) == ({"ada": 0, "bo": 1}, {"bo": 1})


def test_l25_nobody_is_sent_a_view_by_a_commit_without_one() -> None:
    assert ViewFrames(SALON, a_match().room, ()).last == -1


def test_what_a_viewer_may_not_know_is_left_out_of_the_events() -> None:
    told = (Happened("answered", 0, secret=True), Happened("knock", 0))

    assert [event.what for event in SALON.told(told, 1)] == ["knock"]
