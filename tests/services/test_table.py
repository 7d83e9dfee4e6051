"""A table follows its room and tells everybody here, each what is theirs."""

import msgspec

from app.room.commands import AdminClose, Chat, Remove
from app.room.decision import Decision
from app.services.log import encode, entry_of
from app.services.table import Table
from tests.room.fakes import SALON
from tests.room.tables import Table as Played
from tests.services.outlets import RecordingOutlet
from tests.services.salons import Counting


def a_table(played: Played, *players: str) -> tuple[Table, list[RecordingOutlet]]:
    """Return a table at its first version, and a socket of each player."""
    table = Table(SALON, "BCDFGHJK", 1, played.room)
    outlets = [RecordingOutlet(player) for player in players]
    table.outlets.update({outlet.connection: outlet for outlet in outlets})
    return table, outlets


def advance(table: Table, played: Played, decision: Decision) -> None:
    """Let a table follow a decision that was committed."""
    entry = entry_of(decision, at=played.now, player=None, seat=None, kind="x")
    assert decision.room is not None
    table.advance(table.version + 1, decision.room, (entry,), encode((entry,)))


def test_everybody_here_hears_of_a_commit() -> None:
    played = Played("ada", "bo")
    table, [ada, bo] = a_table(played, "ada", "bo")

    advance(table, played, played.ask("ada", Chat, text="hello"))

    assert (table.version, table.room) == (2, played.room)
    assert ada.last("chat")["text"] == bo.last("chat")["text"] == "hello"


def test_a_commit_without_an_entry_is_followed_in_silence() -> None:
    played = Played("ada")
    table, [ada] = a_table(played, "ada")

    table.advance(2, played.room)

    assert table.version == 2
    assert ada.raw == []


def test_a_lagging_socket_is_owed_a_welcome_and_gets_nothing_else() -> None:
    played = Played("ada", "bo")
    table, [ada, bo] = a_table(played, "ada", "bo")
    bo.lagging = True

    advance(table, played, played.ask("ada", Chat, text="hello"))

    assert (ada.types, bo.types) == (["chat"], [])


def test_a_jump_over_missed_commits_gives_each_one_welcome() -> None:
    played = Played("ada", "bo")
    table, outlets = a_table(played, "ada", "bo")

    table.restart(9, played.room, played.now)

    assert table.version == 9
    assert [outlet.types for outlet in outlets] == [["welcome"], ["welcome"]]


def test_after_a_jump_what_all_are_told_alike_is_found_anew() -> None:
    game, played = Counting(), Played("ada", "bo")
    played.deal()
    table, ada = Table(game, "BCDFGHJK", 1, played.room), RecordingOutlet("ada")
    table.outlets[ada.connection] = ada
    advance(table, played, played.plays("ada", "knock"))

    table.restart(9, played.room, played.now)
    advance(table, played, played.plays("ada", "pass"))

    assert (ada.types, game.shared) == (["view", "welcome", "view"], 2)


def test_the_sockets_of_who_was_removed_are_closed_and_no_other() -> None:
    played = Played("ada", "bo")
    table, [ada, bo] = a_table(played, "ada", "bo")

    advance(table, played, played.ask("ada", Remove, player="bo"))

    assert bo.closed is not None
    assert bo.closed[0] == 4403
    assert ada.closed is None
    assert list(table.outlets.values()) == [ada]


def test_a_closed_room_closes_every_socket() -> None:
    played = Played("ada", "bo")
    table, outlets = a_table(played, "ada", "bo")

    decision = played.decide(AdminClose())
    entry = entry_of(decision, at=played.now, player=None, seat=None, kind="x")
    table.advance(2, decision.room or played.room, (entry,), encode((entry,)))

    assert [outlet.closed and outlet.closed[0] for outlet in outlets] == [4404, 4404]
    assert table.outlets == {}


def test_there_is_no_fresh_view_before_a_match() -> None:
    played = Played("ada", "bo")
    table, _ = a_table(played)

    before = table.fresh_view("ada")
    played.deal()
    table.room = played.room
    view = table.fresh_view("ada")

    assert before is None
    assert view is not None
    assert msgspec.json.decode(view)["events"] == []


def test_who_comes_is_told_what_was_said_and_shown_in_followed_commits() -> None:
    played = Played("ada", "bo")
    table, _ = a_table(played)
    advance(table, played, played.ask("ada", Chat, text="hello"))
    played.deal()
    for decision in played.decisions[-3:]:
        advance(table, played, decision)

    welcome = msgspec.json.decode(table.welcome("bo", played.now))

    assert [line["text"] for line in welcome["chat"]] == ["hello"]
    assert [e["what"] for line in welcome["log"] for e in line["events"]] == ["dealt"]


def test_a_jump_to_a_closed_table_closes_every_socket() -> None:
    played = Played("ada", "bo")
    table, outlets = a_table(played, "ada", "bo")
    closing = msgspec.structs.replace(played.room, closing=True, seats=())

    table.restart(5, closing, played.now)

    assert [outlet.closed and outlet.closed[0] for outlet in outlets] == [4404, 4404]
    assert all(outlet.raw == [] for outlet in outlets)
