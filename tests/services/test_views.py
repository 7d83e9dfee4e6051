"""What one viewer gets to see of a match, and what is told to all alike."""

from app.services.views import Views, redacted
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


def test_what_a_viewer_may_not_know_is_left_out_of_the_events() -> None:
    told = (Happened("answered", 0, secret=True), Happened("knock", 0))

    assert [event.what for event in redacted(SALON, told, 1)] == ["knock"]
