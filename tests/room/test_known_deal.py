"""A table of a challenge: the first match is the known deal, the next is fresh."""

from typing import Literal

import pytest
from msgspec.structs import replace

from app.games.core.chance import commitment
from app.room import commands
from app.room.known_deal import KnownChance, lay_out
from app.room.limits import USUAL
from app.room.model import KnownDeal, Match, Room, SeatEntry
from app.room.refusals import RoomRefusal
from tests.castle import CASTLE
from tests.room.tables import Table, refusal_of


def origin() -> Match:
    """Return a match whose seats stood in an order of their own."""
    table = Table("ada", "bob", "cyd", game=CASTLE)
    table.ask("ada", commands.Seats, order=["cyd", "ada", "bob"])
    table.ask("bob", commands.Ready, ready=True, entropy="5a" * 16)
    table.deal()
    return table.match


def challenged(first: Match, *friends: str) -> Table:
    """Return a table that is to play the deal of a match again."""
    deal = KnownDeal("c1", "run1", first.id, first.seats, first.entropies, {})
    chance = KnownChance(first.secret, first.commitment, first.content)
    table = Table("eve", game=CASTLE)
    laid = lay_out(table.last, deal, chance)
    assert laid.room is not None
    table.room = laid.room
    for friend in friends:
        table.sit(friend)
        table.connect(friend)
    return table


def places(room: Room) -> dict[str | None, int]:
    return {entry.player: entry.seat for entry in room.seats}


def win(table: Table) -> None:
    """Let whoever is on turn end the match."""
    active = table.match.state.active
    player = next(who for who, seat in places(table.room).items() if seat == active)
    assert player is not None
    table.plays(player, "win")


def test_the_deal_is_the_same_whatever_the_friends_mix_in() -> None:
    first = origin()
    table = challenged(first, "fay", "gus")
    table.ask("eve", commands.Ready, ready=True, entropy="77" * 16)

    table.deal()

    again = table.match
    assert again.state == first.state
    assert (again.key, again.seats, again.entropies) == (
        first.key,
        first.seats,
        first.entropies,
    )
    assert (again.id, again.origin, again.challenge) == ("run1", first.id, "c1")


def test_friends_sit_where_the_first_players_sat() -> None:
    first = origin()
    table = challenged(first, "fay", "gus")

    friends = ["eve", "fay", "gus"]
    assert places(table.room) == dict(zip(friends, first.seats, strict=True))


def test_who_comes_for_a_friend_who_left_gets_that_seat() -> None:
    first = origin()
    table = challenged(first, "fay", "gus")
    table.ask("fay", commands.Leave)
    table.sit("hal")

    table.deal()

    assert table.match.seats == first.seats
    assert [entry.player for entry in table.room.seats] == ["eve", "hal", "gus"]


def test_no_more_and_no_fewer_play_than_the_first_time() -> None:
    table = challenged(origin(), "fay")
    table.ready("eve", "fay")

    assert table.refused("eve", commands.Start).code == "too-few-players"
    table.sit("gus")
    assert refusal_of(lambda: table.sit("hal")).code == "room-full"
    assert table.summary().limits["min_players"] == 3
    assert table.summary().limits["max_players"] == 3


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (commands.Configure, {"options": {"window": 9.0}}),
        (commands.Configure, {"options": {}, "turn_seconds": 90}),
        (commands.Configure, {"options": {}, "turn_seconds": None}),
        (commands.Seats, {"order": ["fay", "eve"]}),
    ],
    ids=["options", "clock", "no clock", "order"],
)
def test_the_rules_of_a_challenge_are_fixed(
    kind: type[commands.Command], fields: dict[str, object]
) -> None:
    table = challenged(origin(), "fay")

    assert table.refused("eve", kind, **fields).code == "challenge-fixed"


def test_the_deck_of_a_challenge_is_fixed() -> None:
    table = challenged(origin(), "fay")

    with pytest.raises(RoomRefusal) as refused:
        table.decide(commands.SetContent("eve", "ab" * 32))

    assert refused.value.code == "challenge-fixed"


def test_chat_and_listing_are_the_hosts_as_everywhere() -> None:
    table = challenged(origin(), "fay")
    clock = table.room.turn_seconds

    table.ask(
        "eve",
        commands.Configure,
        options=table.room.options,
        turn_seconds=clock,
        chat_closed=True,
        visibility="public",
    )

    assert table.room.turn_seconds == clock
    assert (table.room.chat_closed, table.room.visibility) == (True, "public")


def test_the_table_says_that_the_commitment_is_not_fresh() -> None:
    first = origin()
    table = challenged(first, "fay", "gus")

    waiting = table.summary()
    table.deal()

    assert (waiting.challenge, waiting.commitment) == ("c1", first.commitment)
    assert table.summary().challenge == "c1"


def test_another_round_is_a_fresh_match_with_a_fresh_commitment() -> None:
    """Commit and reveal of what comes after a challenge are as everywhere."""
    first = origin()
    table = challenged(first, "fay", "gus")
    table.deal()
    win(table)
    promised = table.summary().commitment

    for friend in ("eve", "fay", "gus"):
        table.ask(friend, commands.Rematch, accept=True, entropy="11" * 16)

    fresh = table.match
    assert fresh.commitment == promised != first.commitment
    assert commitment(bytes.fromhex(fresh.secret)) == promised
    assert (fresh.challenge, fresh.origin) == (None, None)
    assert fresh.entropies == ("11" * 16,) * 3
    assert fresh.key != first.key
    assert table.summary().challenge is None


def test_after_the_challenge_the_host_sets_the_rules_again() -> None:
    table = challenged(origin(), "fay", "gus")
    table.deal()
    win(table)

    table.ask("eve", commands.Configure, options={"window": 9.0})

    assert table.room.options["window"] == 9.0


def test_who_comes_to_see_a_match_is_noted_until_the_archive_knows() -> None:
    table = Table("ada", "bob", game=CASTLE)
    table.sit("dan", "spectator")
    table.deal()
    table.sit("eve", "spectator")
    table.plays("ada", "win")
    table.sit("fay")

    seen = table.room.onlookers
    assert [(one.match, one.player) for one in seen] == [
        (table.match.id, name) for name in ("dan", "eve", "fay")
    ]
    table.decide(commands.Noted(seen[:2]))
    assert [one.player for one in table.room.onlookers] == ["fay"]


def test_who_has_gone_again_saw_it_all_the_same() -> None:
    table = Table("ada", "bob", game=CASTLE)
    table.deal()
    table.sit("eve", "spectator")

    table.ask("eve", commands.Leave)

    assert [one.player for one in table.room.onlookers] == ["eve"]


def test_the_match_knows_only_who_is_still_here_to_see_it() -> None:
    """M04: it does not grow with those who come and go."""
    table = Table("ada", "bob", game=CASTLE)
    table.deal()
    for friend in ("eve", "fay", "eve"):
        table.sit(friend, "spectator")
        table.decide(commands.Noted(table.room.onlookers))
        table.ask(friend, commands.Leave)
    table.sit("gus", "spectator")
    table.sit("eve", "spectator")

    assert table.match.onlookers == ("gus", "eve")
    assert [one.player for one in table.room.onlookers] == ["gus", "eve"]


def test_who_waits_for_the_archive_is_noted_once_however_often_they_come() -> None:
    table = Table("ada", "bob", game=CASTLE)
    table.deal()
    for _ in range(3):
        table.sit("eve", "spectator")
        table.ask("eve", commands.Leave)

    assert [one.player for one in table.room.onlookers] == ["eve"]


@pytest.mark.parametrize("role", ["spectator", "player"])
def test_while_the_archive_is_away_only_so_many_come_and_go(
    role: Literal["player", "spectator"],
) -> None:
    """M04: who saw the match must be remembered, so nobody else may see it."""
    limits = replace(USUAL, onlookers=2)
    table = Table("ada", "bob", game=CASTLE, limits=limits)
    table.deal()
    for friend in ("eve", "fay"):
        table.sit(friend, "spectator")
        table.ask(friend, commands.Leave)
    table.plays("ada", "win")

    refused = refusal_of(lambda: table.sit("gus", role))
    table.decide(commands.Noted(table.room.onlookers))
    table.sit("gus", role)

    assert refused.code == "too-fast"
    assert table.match.onlookers == ("gus",)


def test_a_game_without_challenges_notes_nobody() -> None:
    table = Table("ada", "bob")
    table.deal()

    table.sit("eve", "spectator")

    assert table.room.onlookers == ()


def test_a_closed_table_stays_until_the_archive_knows_who_watched() -> None:
    table = Table("ada", "bob", game=CASTLE)
    table.deal()
    table.sit("eve", "spectator")

    table.decide(commands.AdminClose())
    still = table.last.room
    table.decide(commands.Noted(table.room.onlookers))

    assert still is not None
    assert table.last.room is None


def test_only_an_opened_table_can_be_laid_out() -> None:
    first = origin()
    closed = Table("ada").last
    deal = KnownDeal("c1", "run1", first.id, first.seats, first.entropies, {})

    with pytest.raises(LookupError):
        lay_out(
            type(closed)(None), deal, KnownChance(first.secret, first.commitment, None)
        )


def test_a_seat_entry_is_moved_to_the_first_seat_of_the_deal() -> None:
    first = origin()

    [host] = challenged(first).room.seats

    assert isinstance(host, SeatEntry)
    assert host.seat == first.seats[0] == 2
