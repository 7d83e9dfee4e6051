"""Chat, signals and nudges."""

import pytest

from app.room import commands
from app.room.decision import Nudged, Said, Signalled
from app.room.limits import RoomLimits
from app.room.talking import chat_open
from tests.room.fakes import QuietSalon
from tests.room.tables import START, Table


@pytest.fixture
def table() -> Table:
    """Two in the lobby and one who watches."""
    table = Table("ada", "bob")
    table.sit("cyd", "spectator")
    return table


def says(table: Table, player: str, text: str = "hello") -> None:
    table.ask(player, commands.Chat, text=text)


@pytest.mark.parametrize("player", ["ada", "cyd"])
def test_members_say_something_to_everybody(table: Table, player: str) -> None:
    says(table, player, "  good evening ")

    assert table.notices == (Said(player, "good evening", START),)


def test_saying_nothing_is_refused(table: Table) -> None:
    assert table.refused("ada", commands.Chat, text=" \n ").code == "bad-text"


def test_x18_a_message_hides_nothing_and_stays_in_its_line(table: Table) -> None:
    says(table, "ada", "pay\u202e\x00 me\nAda: never")

    assert table.notices == (Said("ada", "pay me Ada: never", START),)
    assert table.refused("ada", commands.Chat, text="\u200b").code == "bad-text"


def test_five_messages_in_ten_seconds_are_enough(table: Table) -> None:
    """The limit binds whoever watches too."""
    for _ in range(5):
        says(table, "cyd")
        table.now += 1_000

    refusal = table.refused("cyd", commands.Chat, text="hello")
    says(table, "ada")
    table.now = START + 10_000
    says(table, "cyd")

    assert refusal.code == "chat-too-fast"
    assert refusal.details == {"again_at": START + 10_000}


def test_who_spoke_when_is_forgotten_after_the_span(table: Table) -> None:
    """M04: the room does not grow with its talk."""
    for _ in range(50):
        says(table, "ada")
        table.now += 5_000

    assert len(table.room.recent_chat) == 2


def test_the_host_closes_the_chat(table: Table) -> None:
    table.ask("ada", commands.Configure, options={}, chat_closed=True)
    assert not table.summary().free_chat
    assert table.refused("bob", commands.Chat, text="hello").code == "chat-closed"

    table.ask("ada", commands.Configure, options={}, chat_closed=False)
    says(table, "bob")


def test_a_game_narrows_the_chat_while_a_match_runs() -> None:
    """V05: who may say what follows the match, not the socket."""
    table = Table("ada", "bob", game=QuietSalon())
    says(table, "ada")
    table.deal()

    assert not chat_open(table.game, table.room)
    assert table.refused("ada", commands.Chat, text="hello").code == "chat-closed"
    table.ask("ada", commands.Signal, phrase="hello")

    table.plays("ada", "win")
    assert chat_open(table.game, table.room)


def test_the_host_may_open_the_chat_of_a_quiet_game() -> None:
    table = Table("ada", "bob", game=QuietSalon())
    table.ask("ada", commands.Configure, options={"loud": True})
    table.deal()

    says(table, "bob")


def test_a_phrase_is_said_with_the_facts_of_now() -> None:
    """The sender names a phrase, the server its facts."""
    table = Table("ada", "bob", game=QuietSalon())
    assert table.refused("ada", commands.Signal, phrase="hello").code == (
        "unknown-phrase"
    )
    table.deal()

    table.ask("bob", commands.Signal, phrase="hello")

    (said,) = table.notices
    assert isinstance(said, Signalled)
    assert said.params == {"turn": 1, "seat": 1}
    assert table.refused("bob", commands.Signal, phrase="hurry").code == (
        "unknown-phrase"
    )


def test_a_signal_is_one_of_the_game_s_phrases(table: Table) -> None:
    table.ask("ada", commands.Signal, phrase="hello")
    assert table.notices == (Signalled("ada", "hello", START),)

    refusal = table.refused("ada", commands.Signal, phrase="my own words")
    assert refusal.code == "unknown-phrase"


def test_signals_count_like_messages() -> None:
    table = Table("ada", limits=RoomLimits(chat_messages=1))
    table.ask("ada", commands.Signal, phrase="hello")

    assert table.refused("ada", commands.Chat, text="hello").code == "chat-too-fast"


def test_a_clock_that_is_set_back_silences_nobody(table: Table) -> None:
    for _ in range(5):
        says(table, "ada")
    table.ask("ada", commands.Nudge, player="bob")
    table.now -= 3_600_000

    says(table, "ada")
    table.ask("ada", commands.Nudge, player="bob")

    assert table.entry("ada").nudged_at == table.now


def test_who_is_muted_says_and_signals_nothing(table: Table) -> None:
    table.decide(commands.AdminMute("ada", muted=True))
    assert table.refused("ada", commands.Chat, text="hello").code == "muted"
    assert table.refused("ada", commands.Signal, phrase="hello").code == "muted"

    before = table.room
    assert table.decide(commands.AdminMute("ada", muted=True)).room is before

    table.decide(commands.AdminMute("ada", muted=False))
    says(table, "ada")


def test_a_friend_is_nudged_and_only_the_friend_is_told(table: Table) -> None:
    table.ask("ada", commands.Nudge, player="bob")

    assert table.notices == (Nudged("ada", "bob", START),)


def test_twenty_seconds_lie_between_two_nudges(table: Table) -> None:
    table.ask("ada", commands.Nudge, player="bob")
    table.now += 19_999
    refusal = table.refused("ada", commands.Nudge, player="bob")
    table.now += 1
    table.ask("ada", commands.Nudge, player="bob")

    assert refusal.code == "nudge-too-soon"
    assert refusal.details == {"again_at": START + 20_000}


def test_only_who_is_waited_for_can_be_nudged(table: Table) -> None:
    def refused(target: str) -> bool:
        refusal = table.refused("ada", commands.Nudge, player=target)
        return refusal.code == "not-waited-for"

    assert refused("ada")
    assert refused("cyd")
    assert refused("nobody")
    table.ready("bob")
    assert refused("bob")

    table.deal()
    assert refused("bob")
    table.plays("ada", "step")
    table.ask("ada", commands.Nudge, player="bob")

    table.plays("bob", "win")
    table.ask("bob", commands.Rematch, accept=False)
    assert refused("bob")


def test_after_a_match_who_has_not_answered_can_be_nudged(table: Table) -> None:
    table.deal()
    table.plays("ada", "win")

    table.ask("ada", commands.Nudge, player="bob")

    assert table.notices == (Nudged("ada", "bob", START),)


def test_a_nudge_is_no_oracle_for_who_has_answered(table: Table) -> None:
    """T05: in a window everybody is waited for until it closes."""
    table.deal()
    table.plays("ada", "knock")
    table.plays("bob", "pass")

    table.ask("ada", commands.Nudge, player="bob")

    assert table.notices == (Nudged("ada", "bob", START),)
