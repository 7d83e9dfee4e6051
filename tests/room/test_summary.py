"""The public face of a room."""

import msgspec
import pytest

from app.room import commands
from tests.room.tables import Table

ROOM = {
    "code", "game", "title", "options", "visibility", "content", "host", "seats",
    "order", "spectators", "status", "round", "carry_over", "commitment", "paused",
    "chat_closed", "free_chat", "turn_seconds", "votes", "series", "match",
    "challenge", "start_allowed_at", "expires_at", "limits",
}  # fmt: skip
SEAT = {
    "seat", "player", "name", "bot", "connected", "offline_since", "hidden", "ready",
    "again", "out", "away", "absence_left",
}  # fmt: skip


def played() -> Table:
    table = Table("ada", "bob", "cyd")
    table.sit("dan", "spectator")
    table.ask("ada", commands.Ready, ready=True, entropy="ee" * 16)
    table.ask("bob", commands.ChangeSettings, pass_by_default=True)
    table.deal()
    table.plays("ada", "rest")
    table.ask("bob", commands.CastVote, about="pause", accept=True)
    return table


def test_the_summary_has_these_fields_and_no_others() -> None:
    """L11: an allow-list, written out here a second time on purpose."""
    shown = msgspec.to_builtins(played().summary())

    assert set(shown) == ROOM
    assert set(shown["seats"][0]) == SEAT
    assert set(shown["spectators"][0]) == {"player", "name"}
    assert set(shown["votes"][0]) == {
        "about", "player", "by", "accepted", "refused", "ends_at",
    }  # fmt: skip
    assert set(shown["limits"]) == {"min_players", "max_players", "spectators"}


@pytest.mark.parametrize("ended", [False, True], ids=["playing", "finished"])
def test_nothing_secret_is_in_the_summary(ended: bool) -> None:
    """L05, Z03, Z04, L22: no secret, share, key, state or socket of anybody."""
    table = played()
    secrets = [table.match.secret, table.match.key, "ee" * 16, "bob-1", "pass_by"]
    if ended:
        table.plays("ada", "win")
    secrets.append(table.room.secret)

    shown = msgspec.json.encode(table.summary()).decode()

    assert [secret for secret in secrets if secret in shown] == []


def test_the_summary_does_not_depend_on_the_moment() -> None:
    table = played()
    before = table.summary()

    table.now += 30_000

    assert table.summary() == before


def test_a_table_says_what_it_takes() -> None:
    table = Table("ada", options={"most": 3})

    assert table.summary().limits == {
        "min_players": 2,
        "max_players": 3,
        "spectators": 50,
    }
