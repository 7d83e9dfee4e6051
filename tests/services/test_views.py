"""What one viewer gets to see of a match, and what is told to all alike."""

import json

from msgspec.structs import replace

from app.protocol import to_client
from app.room.decision import Viewed
from app.room.model import Clock
from app.services.rendering import Rendering
from app.services.views import Views, view_of
from tests.room.fakes import SALON, Happened
from tests.room.tables import Table
from tests.services.outlets import sent
from tests.services.salons import Counting


def a_match() -> Table:
    """Return a table of two with a match under way."""
    table = Table("ada", "bo")
    table.deal()
    return table


def view(table: Table, viewer: int | None) -> to_client.View:
    """Return what a viewer sees of the match on the table."""
    seen = view_of(SALON, table.room, viewer)
    assert seen is not None
    return seen


def test_a_view_says_what_the_match_waits_for_as_the_game_does() -> None:
    table = a_match()
    for player, move in (("ada", "step"), ("bo", "knock")):
        table.plays(player, move)
        waiting = SALON.waiting(table.match.state)

        frame = view(table, 0)

        assert waiting is not None
        window = waiting.key if waiting.kind == "window" else None
        assert (frame.acting, frame.window) == (waiting.seats, window)


def test_a_view_of_a_finished_match_holds_its_outcome_and_waits_for_nobody() -> None:
    table = a_match()
    table.plays("ada", "win")

    frame = view(table, 1)

    assert frame.outcome == SALON.outcome(table.match.state)
    assert (frame.outcome is None, frame.acting, frame.clock) == (False, (), ())


def test_a_viewer_without_a_seat_is_offered_nothing() -> None:
    frame = view(a_match(), None)

    assert (frame.legal, frame.choices, frame.blocked, frame.phrases) == ((),) * 4


def test_each_viewer_is_told_of_the_steps_it_may_notice_in_one_frame() -> None:
    table = a_match()
    told = (
        Viewed(table.match.id, (Happened("mine"),), 0),
        Viewed(table.match.id, (Happened("theirs"),), 1),
        Viewed(table.match.id, (Happened("mine again"),), 0),
    )

    found = Rendering(SALON, table.room, told, table.now)

    [mine], [_], others = sent(found, "ada", "bo", "cy")
    assert others == []
    assert [e["what"] for e in json.loads(mine)["events"]] == ["mine", "mine again"]


def test_steps_for_one_and_steps_for_all_are_told_in_their_order() -> None:
    table = a_match()
    told = (
        Viewed(table.match.id, (Happened("first"),), 0),
        Viewed(table.match.id, (Happened("second"),)),
        Viewed(table.match.id, (Happened("third"),), 0),
    )

    frames = sent(Rendering(SALON, table.room, told, table.now), "ada", "bo")

    ada, bo = ([e["what"] for e in json.loads(frame)["events"]] for [frame] in frames)
    assert (ada, bo) == (["first", "second", "third"], ["second"])


def test_frames_are_the_same_whether_or_not_something_is_kept() -> None:
    table, views = a_match(), Views(SALON)
    for player, move in (("ada", "step"), ("bo", "knock"), ("ada", "pass")):
        notices = table.plays(player, move).notices

        shown = Rendering(SALON, table.room, notices, table.now, views)

        anew = Rendering(SALON, table.room, notices, table.now)
        assert sent(shown, "ada", "bo", "cy") == sent(anew, "ada", "bo", "cy")


def test_a_clock_that_stands_as_before_to_everybody_makes_nothing_anew() -> None:
    game, table = Counting(), a_match()
    views, room, match = Views(game), table.room, table.match
    views.frame(room, match, 0, ())

    hurried = replace(match, clock=Clock("t1", "turn", (0,), 0, deadline=9))
    slower = replace(match, clock=Clock("t1", "turn", (0,), 0, deadline=10))
    frames = [
        views.frame(replace(room, match=match), match, 0, ())
        for match in (hurried, slower)
    ]

    assert frames[0] == frames[1]
    assert game.shared == 2


def test_what_all_are_told_alike_is_found_anew_after_open_steps_alone() -> None:
    game, table = Counting(), a_match()
    views, found = Views(game), []

    for player, move in (("ada", "step"), ("bo", "knock"), ("ada", "pass")):
        notices = table.plays(player, move).notices
        sent(Rendering(game, table.room, notices, table.now, views), player)
        found.append(game.shared)

    assert found == [1, 2, 2]


def test_an_open_step_that_nobody_here_was_shown_counts_as_well() -> None:
    game, table = Counting(), a_match()
    views = Views(game)
    views.frame(table.room, table.match, 0, ())

    Rendering(game, table.room, table.plays("ada", "rest").notices, table.now, views)
    views.frame(table.room, table.match, 0, ())

    assert game.shared == 2


def test_what_is_kept_shows_every_change_of_what_all_are_told() -> None:
    table, views = a_match(), Views(SALON)
    room, match = table.room, table.match
    views.frame(room, match, None, ())

    stopped = replace(match, clock=None)
    frame = views.frame(replace(room, match=stopped), stopped, None, ())

    assert json.loads(frame)["acting"] == []


def test_who_has_a_view_is_found_anew_when_somebody_has_left() -> None:
    table, views = a_match(), Views(SALON)
    seats = table.room.seats

    before = views.viewers(table.room)
    after = views.viewers(replace(table.room, seats=seats[1:]))

    assert (before, after) == ({"ada": 0, "bo": 1}, {"bo": 1})


def test_l25_nobody_is_sent_a_view_by_a_commit_without_one() -> None:
    table = a_match()

    assert sent(Rendering(SALON, table.room, (), table.now), "ada") == [[]]


def test_there_is_no_view_before_a_match() -> None:
    assert view_of(SALON, Table("ada").room, None) is None


def test_what_a_viewer_may_not_know_is_left_out_of_the_events() -> None:
    told = (Happened("answered", 0, secret=True), Happened("knock", 0))

    assert [event.what for event in SALON.told(told, 1)] == ["knock"]
