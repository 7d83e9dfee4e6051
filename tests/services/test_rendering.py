"""Each viewer gets its own frames: what it may know, in order, encoded once."""

import json
from typing import Any

from app.room.commands import ChangeSettings, Chat, Move, Nudge, Signal
from app.room.decision import Decision, Said, Told, Viewed
from app.services.backlog import CHAT_LINES, Backlog
from app.services.log import LogEntry, encode, entry_of
from app.services.rendering import LOG_VIEWS, Rendering, welcome_frame
from tests.room.fakes import SALON, Happened
from tests.room.tables import Table
from tests.services.outlets import sent


def a_match(*players: str) -> Table:
    """Return a table with a match under way and a spectator."""
    table = Table(*(players or ("ada", "bo")))
    table.sit("cy", "spectator")
    table.deal()
    return table


def rendering(table: Table, decision: Decision) -> Rendering:
    return Rendering(SALON, table.room, decision.notices, table.now)


def frames(table: Table, decision: Decision, player: str) -> list[dict[str, Any]]:
    """Return what a member is sent of a decision, decoded."""
    [told] = sent(rendering(table, decision), player)
    return [json.loads(frame) for frame in told]


def entries_of(table: Table) -> list[LogEntry]:
    """Return the log of everything that was decided at a table."""
    return [
        entry_of(decision, at=table.now, player=None, seat=None, kind="x")
        for decision in table.decisions
    ]


def backlog_of(*entries: LogEntry) -> Backlog:
    """Return what is kept of commits with these entries."""
    backlog = Backlog(SALON)
    for entry in entries:
        backlog.add(entry.match, entry.notices, encode((entry,)))
    return backlog


def test_a_move_gives_every_viewer_a_view_of_its_own() -> None:
    table = a_match()
    decision = table.plays("ada", "step")

    views = {who: frames(table, decision, who)[-1] for who in ("ada", "bo", "cy")}

    assert {view["type"] for view in views.values()} == {"view"}
    assert views["ada"]["legal"] == []
    assert {"do": "win"} in views["bo"]["legal"]
    assert views["cy"]["legal"] == []
    assert [view["seq"] for view in views.values()] == [2, 2, 2]


def test_l25_a_secret_answer_gives_nobody_else_a_frame() -> None:
    table = a_match()
    table.plays("ada", "knock")
    decision = table.plays("ada", "pass")

    assert [f["type"] for f in frames(table, decision, "ada")] == ["view"]
    assert frames(table, decision, "bo") == []
    assert frames(table, decision, "cy") == []


def test_events_are_redacted_for_their_receiver() -> None:
    table = a_match()
    seen = Happened("answered", 0, secret=True)
    match = table.match.id
    told = (Viewed(match, (seen, Happened("knock", 0))),)
    shown = Rendering(SALON, table.room, told, table.now)

    [mine], [theirs] = sent(shown, "ada", "bo")

    assert [e["what"] for e in json.loads(mine)["events"]] == ["answered", "knock"]
    assert [e["what"] for e in json.loads(theirs)["events"]] == ["knock"]


def test_several_steps_of_one_commit_make_one_view() -> None:
    table = a_match()
    match = table.match.id
    steps = (
        Viewed(match, (Happened("first"),)),
        Told("away", {"player": "bo"}, table.now),
        Viewed(match, (Happened("second"),)),
    )
    shown = Rendering(SALON, table.room, steps, table.now)

    [[notice, view]] = sent(shown, "ada")

    assert json.loads(notice)["type"] == "notice"
    assert [event["what"] for event in json.loads(view)["events"]] == [
        "first",
        "second",
    ]


def test_what_is_the_same_for_all_is_encoded_once() -> None:
    table = a_match()
    decision = table.ask("ada", Chat, text="hello")
    shown = rendering(table, decision)

    [ada], [bo] = sent(shown, "ada", "bo")

    assert ada is bo
    assert json.loads(ada)["text"] == "hello"


def test_spectators_share_one_view() -> None:
    table = a_match()
    table.sit("di", "spectator")
    shown = rendering(table, table.plays("ada", "step"))

    cy, di = sent(shown, "cy", "di")

    assert cy[-1] is di[-1]


def test_only_who_is_nudged_hears_of_it() -> None:
    table = a_match()
    decision = table.ask("bo", Nudge, player="ada")

    [nudge] = [f for f in frames(table, decision, "ada") if f["type"] == "nudge"]

    assert nudge == {"type": "nudge", "from": "bo", "at": table.now}
    assert [f for f in frames(table, decision, "cy") if f["type"] == "nudge"] == []


def test_a_signal_is_heard_by_all() -> None:
    table = a_match()
    decision = table.ask("bo", Signal, phrase="hurry")

    [signal] = frames(table, decision, "cy")

    assert (signal["type"], signal["from"], signal["phrase"]) == (
        "signal",
        "bo",
        "hurry",
    )


def test_a_seat_that_is_taken_shows_in_the_room_and_in_the_log() -> None:
    table = Table("ada")
    decision = table.sit("bo")

    told = {frame["type"]: frame for frame in frames(table, decision, "ada")}

    assert told["notice"]["code"] == "joined"
    assert [seat["name"] for seat in told["room"]["room"]["seats"]] == ["Ada", "Bo"]


def test_a_view_without_a_match_is_no_frame() -> None:
    table = Table("ada")
    left_over = (Viewed("m0", (Happened("gone"),)),)

    assert sent(Rendering(SALON, table.room, left_over, table.now), "ada") == [[]]


def test_a_welcome_says_who_the_receiver_is() -> None:
    table = a_match()
    table.ask("bo", ChangeSettings, pass_by_default=True)

    ada, bo, cy = (
        welcome_frame(SALON, table.room, player, backlog_of(), table.now).you
        for player in ("ada", "bo", "cy")
    )

    assert (ada.seat, ada.host) == (0, True)
    assert (bo.seat, bo.host, bo.settings.pass_by_default) == (1, False, True)
    assert (cy.seat, cy.host) == (None, False)


def test_a_welcome_before_a_match_holds_none() -> None:
    table = Table("ada")

    welcome = welcome_frame(SALON, table.room, "ada", backlog_of(), table.now)

    assert welcome.match is None


def test_a_welcome_carries_the_number_of_the_view_and_no_events() -> None:
    table = a_match()
    table.plays("ada", "step")

    backlog = backlog_of(*entries_of(table))
    match = welcome_frame(SALON, table.room, "bo", backlog, table.now).match

    assert match is not None
    assert (match.seq, match.events) == (2, ())


def test_the_log_of_a_welcome_is_redacted_and_of_this_match_alone() -> None:
    table = a_match()
    table.plays("ada", "knock")
    table.plays("ada", "pass")
    old = Viewed("another match", (Happened("long ago"),))
    past = [LogEntry(1, None, None, "x", "another match", (), (old,))]

    def told_to(player: str) -> list[str]:
        backlog = backlog_of(*past, *entries_of(table))
        lines = welcome_frame(SALON, table.room, player, backlog, table.now).log
        return [e.what for line in lines for e in getattr(line, "events", ())]

    assert told_to("ada") == ["dealt", "Knock", "answered"]
    assert told_to("bo") == ["dealt", "Knock"]


def test_a_welcome_holds_the_newest_of_chat_and_log() -> None:
    table = a_match()
    said = tuple(Said("ada", str(number), number) for number in range(150))
    told = tuple(Told("host", {"player": "ada"}, number) for number in range(250))
    entry = LogEntry(1, None, None, "x", None, (), (*said, *told))

    welcome = welcome_frame(SALON, table.room, "ada", backlog_of(entry), table.now)

    assert (len(welcome.chat), welcome.chat[-1].text) == (CHAT_LINES, "149")
    assert (len(welcome.log), welcome.log[-1].at) == (LOG_VIEWS, 249)


def test_a_finished_match_shows_its_outcome() -> None:
    table = a_match()
    decision = table.ask("ada", Move, seq=1, move={"do": "win"})

    view = next(f for f in frames(table, decision, "bo") if f["type"] == "view")

    assert view["outcome"]["awards"] == {"king": 0, "fool": 1}
    assert (view["acting"], view["legal"]) == ([], [])
