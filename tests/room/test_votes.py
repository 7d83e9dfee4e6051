"""What the table decides together."""

import pytest

from app.room import commands
from app.room.decision import Dismissed, Played, Told
from app.room.limits import RoomLimits
from app.room.refusals import RoomRefusal
from tests.room.tables import START, Table


def table_of(*players: str) -> Table:
    """A match of these players, whose sockets do not fade."""
    table = Table(*players, options={"most": 8})
    table.stay(*players)
    table.deal()
    return table


def vote(
    table: Table, player: str, about: str, target: str = "", *, accept: bool = True
) -> None:
    table.ask(
        player, commands.CastVote, about=about, player=target or None, accept=accept
    )


def vote_refused(
    table: Table, player: str, about: str, target: str = "", *, accept: bool = True
) -> str:
    return table.refused(
        player, commands.CastVote, about=about, player=target or None, accept=accept
    ).code


def test_a_vote_is_opened_by_its_first_voice_and_shown() -> None:
    table = table_of("ada", "bob", "cyd", "dan")

    vote(table, "ada", "remove", "dan")

    (shown,) = table.summary().votes
    assert (shown.about, shown.player, shown.by) == ("remove", "dan", "ada")
    assert (shown.accepted, shown.refused) == (("ada",), ())
    assert shown.ends_at == START + 60_000
    subject = {"about": "remove", "player": "dan", "name": "Dan"}
    assert Told("vote-opened", {"by": "ada", **subject}, START) in table.notices
    assert table.framed()


def test_a_majority_of_the_others_removes_a_player_for_good() -> None:
    """K11, K16: the game's `leave` acts, and there is no way back."""
    table = table_of("ada", "bob", "cyd", "dan")
    vote(table, "ada", "remove", "dan")

    vote(table, "bob", "remove", "dan")

    assert table.told == ["vote-passed", "removed"]
    subject = {"about": "remove", "player": "dan", "name": "Dan"}
    assert Told("vote-passed", subject, START) in table.notices
    assert Dismissed("dan") in table.notices
    assert table.last.steps == (Played("leave", 3),)
    assert table.match.state.gone == (3,)
    assert table.room.votes == ()
    with pytest.raises(RoomRefusal, match="removed"):
        table.sit("dan")


def test_the_one_concerned_has_no_voice_but_may_speak() -> None:
    table = table_of("ada", "bob", "cyd", "dan", "eve")
    vote(table, "ada", "remove", "eve")
    vote(table, "bob", "remove", "eve")
    assert "eve" in table.match.players.values()
    assert vote_refused(table, "eve", "remove", "eve", accept=False) == "not-yourself"
    assert table.entry("eve").out is False

    vote(table, "cyd", "remove", "eve")

    assert table.told == ["vote-passed", "removed"]


def test_a_vote_that_cannot_pass_any_more_ends() -> None:
    table = table_of("ada", "bob", "cyd", "dan")
    vote(table, "ada", "remove", "dan")
    vote(table, "bob", "remove", "dan", accept=False)
    assert table.told == []

    vote(table, "cyd", "remove", "dan", accept=False)

    assert table.told == ["vote-failed"]
    assert table.room.votes == ()


def test_a_voice_can_be_changed_while_the_vote_is_open() -> None:
    table = table_of("ada", "bob", "cyd", "dan")
    vote(table, "ada", "remove", "dan")
    vote(table, "ada", "remove", "dan", accept=False)
    assert table.room.votes[0].accepted == ()

    vote(table, "bob", "remove", "dan")
    vote(table, "ada", "remove", "dan")

    assert table.told == ["vote-passed", "removed"]


def test_a_vote_ends_after_a_minute() -> None:
    table = table_of("ada", "bob", "cyd", "dan")
    vote(table, "ada", "pause")
    table.tick(59_999)
    assert len(table.room.votes) == 1
    assert table.last.deadline == START + 60_000

    table.tick(1)

    assert "vote-failed" in table.told
    assert table.framed()


def test_to_refuse_what_nobody_asks_opens_nothing() -> None:
    table = table_of("ada", "bob", "cyd")

    assert vote_refused(table, "ada", "pause", accept=False) == "no-such-vote"


def test_two_players_pause_only_together() -> None:
    table = table_of("ada", "bob")
    vote(table, "ada", "pause")
    assert not table.summary().paused

    vote(table, "bob", "pause")

    assert table.room.paused
    assert table.told == ["vote-passed", "paused"]


def test_a_paused_table_resumes_by_vote() -> None:
    table = table_of("ada", "bob", "cyd")
    for player in ("ada", "bob"):
        vote(table, player, "pause")
    assert vote_refused(table, "cyd", "pause") == "already-paused"

    for player in ("ada", "bob"):
        vote(table, player, "resume")

    assert not table.room.paused
    assert table.told == ["vote-passed", "resumed"]
    assert vote_refused(table, "cyd", "resume") == "not-paused"


def test_of_two_players_one_can_do_nothing_about_the_other_who_is_there() -> None:
    table = table_of("ada", "bob")
    assert vote_refused(table, "ada", "remove", "bob") == "vote-too-few"

    table.drop("bob")
    table.tick(59_999)
    assert vote_refused(table, "ada", "remove", "bob") == "vote-too-few"


def test_of_two_players_one_can_go_on_without_the_other_who_is_absent() -> None:
    table = table_of("ada", "bob")
    table.drop("bob")
    table.tick(60_000)

    vote(table, "ada", "remove", "bob")

    assert table.room.status == "finished"
    assert table.match.outcome is not None


def test_empty_chairs_outvote_nobody() -> None:
    """K16: whoever is left at the table can go on."""
    table = table_of("ada", "bob", "cyd")
    table.drop("bob")
    table.drop("cyd")
    table.tick(60_000)

    vote(table, "ada", "remove", "bob")
    vote(table, "ada", "remove", "cyd")

    assert table.room.status == "finished"


def test_going_on_without_somebody_makes_their_clock_short_at_once() -> None:
    table = table_of("ada", "bob", "cyd")
    table.drop("ada")
    table.tick(10_000)
    vote(table, "bob", "wait", "ada")

    vote(table, "cyd", "wait", "ada")

    assert table.told == ["vote-passed", "away"]
    assert table.clocks()[0].length == 5_000
    assert table.clocks()[0].deadline == table.now + 5_000
    table.tick(5_000)
    assert table.match.state.active == 1


def test_going_on_without_somebody_ends_the_wait_for_them() -> None:
    table = table_of("ada", "bob", "cyd")
    table.drop("bob")
    table.tick(30_000)
    table.plays("ada", "step")
    table.tick(30_000)
    assert table.clocks()[0].left is not None

    vote(table, "ada", "wait", "bob")
    vote(table, "cyd", "wait", "bob")

    assert table.clocks()[0].deadline == table.now + 5_000
    assert table.summary().seats[1].absence_left == 0


def test_who_comes_back_in_time_is_not_gone_on_without() -> None:
    table = table_of("ada", "bob", "cyd", "dan", "eve")
    table.drop("bob")
    vote(table, "ada", "wait", "bob")
    vote(table, "cyd", "wait", "bob")

    table.connect("bob")

    assert table.room.votes == ()
    assert not table.summary().seats[1].away


def test_nobody_goes_on_without_one_who_is_there() -> None:
    table = table_of("ada", "bob", "cyd")

    assert vote_refused(table, "ada", "wait", "bob") == "not-absent"


def test_no_bot_takes_a_seat_yet() -> None:
    table = table_of("ada", "bob", "cyd")

    assert vote_refused(table, "ada", "bot", "bob") == "bots-not-available"


def test_a_vote_names_somebody_who_takes_part() -> None:
    table = table_of("ada", "bob", "cyd")
    table.sit("dan", "spectator")

    assert vote_refused(table, "ada", "remove", "dan") == "unknown-player"
    assert vote_refused(table, "ada", "remove") == "unknown-player"
    assert vote_refused(table, "ada", "remove", "ada") == "not-yourself"
    assert vote_refused(table, "dan", "pause") == "not-seated"


def test_votes_belong_to_a_match_and_to_who_plays_it() -> None:
    assert vote_refused(Table("ada", "bob"), "ada", "pause") == "wrong-phase"

    table = table_of("ada", "bob", "cyd")
    table.ask("bob", commands.Resign)
    assert vote_refused(table, "bob", "pause") == "out-of-match"


def test_a_vote_about_somebody_who_leaves_is_over() -> None:
    table = table_of("ada", "bob", "cyd", "dan")
    vote(table, "ada", "remove", "dan")

    table.ask("dan", commands.Leave)

    assert table.room.votes == ()
    assert "vote-failed" in table.told


def test_the_voices_that_are_left_decide_when_somebody_goes() -> None:
    table = table_of("ada", "bob", "cyd", "dan", "eve")
    vote(table, "ada", "pause")
    vote(table, "bob", "pause")

    table.ask("eve", commands.Leave)
    assert not table.summary().paused
    table.ask("dan", commands.Leave)

    assert table.room.paused


def test_the_last_player_left_cannot_vote() -> None:
    table = Table("ada", options={"most": 1})
    table.deal()

    assert vote_refused(table, "ada", "pause") == "vote-too-few"


def unhurried(*players: str) -> Table:
    """A match without a turn limit."""
    table = Table(*players, options={"most": 8})
    table.stay(*players)
    table.ask(players[0], commands.Configure, options={}, turn_seconds=None)
    table.deal()
    return table


def test_k16_a_secret_choice_without_limit_goes_on_without_who_is_voted_away() -> None:
    table = unhurried("ada", "bob", "cyd")
    table.drop("cyd")
    table.plays("ada", "poll")
    table.plays("ada", "pick")
    table.plays("bob", "pick")
    vote(table, "ada", "wait", "cyd")

    vote(table, "bob", "wait", "cyd")

    assert table.clocks()[0].deadline is None
    assert table.last.deadline == table.now + 5_000
    table.tick(5_000)
    assert table.match.state.phase == "turn"


def test_who_still_thinks_is_not_hurried_by_a_vote_about_another() -> None:
    table = unhurried("ada", "bob", "cyd")
    table.drop("cyd")
    table.plays("ada", "poll")
    vote(table, "ada", "wait", "cyd")
    vote(table, "bob", "wait", "cyd")
    table.plays("ada", "pick")

    table.tick(60_000)
    assert table.match.state.phase == "poll"
    table.plays("bob", "pick")

    table.tick(4_999)
    assert table.match.state.phase == "poll"
    table.tick(1)
    assert table.match.state.phase == "turn"


def test_who_is_back_in_time_chooses_for_themselves() -> None:
    table = unhurried("ada", "bob", "cyd")
    table.drop("cyd")
    table.plays("ada", "poll")
    table.plays("ada", "pick")
    table.plays("bob", "pick")
    vote(table, "ada", "wait", "cyd")
    vote(table, "bob", "wait", "cyd")

    table.connect("cyd")
    table.ask("cyd", commands.ChangeSettings)
    table.tick(5_000)

    assert table.match.state.phase == "poll"
    table.plays("cyd", "pick")
    table.tick()
    assert table.match.state.phase == "turn"


def at_a_window(*players: str) -> Table:
    """A match with an open window in which everybody may answer in secret."""
    table = table_of(*players)
    table.plays(players[0], "knock")
    return table


def test_t05_a_vote_in_a_window_does_not_tell_who_has_just_gone() -> None:
    table = at_a_window("ada", "bob", "cyd")

    table.drop("bob")

    assert vote_refused(table, "ada", "wait", "bob") == "not-absent"


def test_t05_a_vote_in_a_window_does_not_tell_who_has_just_come() -> None:
    table = table_of("ada", "bob", "cyd", "dan", "eve")
    table.drop("bob")
    table.plays("ada", "knock")
    vote(table, "ada", "wait", "bob")

    table.connect("bob")

    assert table.told == []
    vote(table, "cyd", "wait", "bob")
    assert [v.accepted for v in table.summary().votes] == [("ada", "cyd")]


def test_t05_voices_are_counted_as_presence_is_shown() -> None:
    """Whether a vote passes must not tell that one of the voters has gone."""
    limits = RoomLimits(absent_after=1_000)
    table = Table("ada", "bob", "cyd", "dan", "eve", options={"most": 8}, limits=limits)
    table.stay("ada", "bob", "cyd", "dan", "eve")
    table.deal()
    table.plays("ada", "knock")
    vote(table, "ada", "pause")
    vote(table, "bob", "pause")

    table.drop("dan")
    table.drop("eve")
    table.tick(2_000)

    assert len(table.room.votes) == 1
    table.tick(2_000)
    assert table.room.paused


def test_a_voice_in_a_window_counts_though_its_player_is_shown_absent() -> None:
    table = table_of("ada", "bob", "cyd")
    table.drop("cyd")
    table.tick(60_000)
    table.plays("bob" if table.match.state.active else "ada", "knock")
    table.connect("cyd")
    vote(table, "ada", "pause")

    vote(table, "cyd", "pause")

    assert table.room.paused


def test_t05_a_vote_ends_by_itself_when_a_voter_turns_absent() -> None:
    """Else the next secret answer would show by the vote that ends with it."""
    table = table_of("ada", "bob", "cyd", "dan")
    table.tick(1_000)
    table.drop("dan")
    table.tick(30_000)
    table.plays("ada", "step")
    vote(table, "ada", "pause")
    vote(table, "bob", "pause")

    table.tick_until(START + 60_999)
    assert not table.room.paused
    assert table.last.deadline == START + 61_000
    table.tick_until(START + 61_000)

    assert table.room.paused
