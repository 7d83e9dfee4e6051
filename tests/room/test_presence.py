"""Who is there, whatever their sockets do."""

import pytest

from app.room import commands
from tests.room.tables import LEASE, START, Table, refusal_of


@pytest.fixture
def table() -> Table:
    """Two in the lobby, both connected."""
    return Table("ada", "bob")


def connected(table: Table, player: str) -> bool:
    return next(s.connected for s in table.summary().seats if s.player == player)


def test_who_sits_down_is_offline_until_a_socket_opens(table: Table) -> None:
    """C06: a slow phone keeps its seat."""
    table.sit("cyd")
    assert not connected(table, "cyd")

    table.tick_until(START + 120_000)
    table.connect("cyd")

    assert connected(table, "cyd")
    assert table.framed()


def test_absence_is_shown_from_the_first_second(table: Table) -> None:
    table.now += 5_000

    table.drop("bob")

    assert table.framed()
    assert table.summary().seats[1].offline_since == START + 5_000


def test_closing_one_of_two_tabs_changes_nothing_for_the_others(
    table: Table,
) -> None:
    """C11: the player is there as long as one tab is."""
    table.connect("bob", "phone")
    assert not table.framed()

    table.drop("bob")

    assert connected(table, "bob")
    assert not table.framed()


def test_the_late_end_of_an_old_socket_never_touches_the_newer_one(
    table: Table,
) -> None:
    """R07, C01, C14: the old TCP connection dies after the new one has opened."""
    table.connect("bob", "new")
    table.drop("bob")
    table.drop("bob")

    assert connected(table, "bob")

    table.drop("bob", "new")
    assert not connected(table, "bob")


def test_the_end_of_a_socket_that_is_not_known_changes_nothing(
    table: Table,
) -> None:
    before = table.room

    assert table.drop("bob", "ghost").room is before
    assert table.drop("eve").room is before


def test_nobody_can_close_another_player_s_socket(table: Table) -> None:
    table.decide(commands.Disconnect("ada", "bob-1"))

    assert connected(table, "bob")


def test_a_stranger_s_socket_is_refused(table: Table) -> None:
    assert refusal_of(lambda: table.connect("eve")).code == "not-a-member"


def test_a_renewed_lease_tells_nobody(table: Table) -> None:
    table.now += 20_000

    decision = table.connect("bob")

    assert decision.notices == ()
    assert decision.room is not table.decisions[-2].room


def test_all_leases_of_a_process_are_renewed_in_one_change(table: Table) -> None:
    until = START + 80_000

    decision = table.decide(commands.Renew({"ada-1": "ada", "bob-1": "bob"}, until))

    assert decision.notices == ()
    assert [c.until for c in table.room.connections] == [until, until]


def test_a_lease_that_had_run_out_is_back_with_its_renewal(table: Table) -> None:
    table.now = START + LEASE
    table.decide(commands.Tick())
    assert not connected(table, "bob")

    sockets = {"bob-1": "bob", "eve-1": "eve"}
    table.decide(commands.Renew(sockets, table.now + LEASE))

    assert connected(table, "bob")
    assert [c.player for c in table.room.connections] == ["bob"]
    assert table.framed()


def test_a_lease_that_comes_out_of_order_shortens_nothing(table: Table) -> None:
    """R07."""
    before = table.room

    decision = table.decide(commands.Connect("bob", "bob-1", START + 1))

    assert decision.room is before


def test_sockets_of_a_dead_process_fade_with_their_leases(table: Table) -> None:
    """P06: no process has to remember them."""
    table.now += 1_000
    table.connect("ada")
    assert table.last.deadline == START + LEASE

    table.now = START + LEASE
    table.decide(commands.Tick())

    assert not connected(table, "bob")
    assert connected(table, "ada")
    assert table.framed()


def test_a_player_with_one_fresh_lease_does_not_fade(table: Table) -> None:
    table.now += 1_000
    table.connect("bob", "phone")

    table.now = START + LEASE
    table.decide(commands.Tick())

    assert connected(table, "bob")


def test_a_thousand_reconnects_leave_nothing_behind(table: Table) -> None:
    """M03: no socket is remembered beyond its end."""
    for number in range(1_000):
        table.connect("bob", f"socket-{number}")
        table.drop("bob", f"socket-{number}")

    assert len(table.room.connections) == 2


def test_coming_back_never_ends_a_pause() -> None:
    """K05: F5 is no vote."""
    table = Table("ada", "bob")
    table.deal()
    for player in ("ada", "bob"):
        table.ask(player, commands.CastVote, about="pause", accept=True)

    table.drop("ada")
    table.connect("ada")

    assert table.room.paused


def test_a_player_is_hidden_if_every_tab_is_in_the_background(table: Table) -> None:
    table.decide(commands.SetHidden("bob", "bob-1", hidden=True))
    assert table.summary().seats[1].hidden
    assert table.framed()

    table.connect("bob", "phone")
    assert not table.summary().seats[1].hidden
    assert table.framed()

    table.decide(commands.SetHidden("bob", "phone", hidden=True))
    assert table.summary().seats[1].hidden

    before = table.room
    table.decide(commands.SetHidden("bob", "ghost", hidden=True))
    assert table.room is before


def test_without_a_named_tab_all_of_them_are_meant(table: Table) -> None:
    table.connect("bob", "phone")

    table.ask("bob", commands.Presence, hidden=True)
    assert table.summary().seats[1].hidden

    before = table.room
    assert table.ask("bob", commands.Presence, hidden=True).room is before


def test_spectators_come_and_go_without_a_word(table: Table) -> None:
    table.sit("cyd", "spectator")

    table.connect("cyd")
    assert table.notices == ()

    table.drop("cyd")
    assert table.notices == ()


def test_sockets_alone_do_not_keep_a_table(table: Table) -> None:
    """K06, V13: a forgotten tab that reconnects is nobody doing anything."""
    touched = table.room.touched_at
    table.now += 10_000

    table.drop("bob")
    table.connect("bob")

    assert table.room.touched_at == touched
