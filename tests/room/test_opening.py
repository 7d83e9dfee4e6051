"""A new table."""

from collections.abc import Mapping
from typing import Any

import pytest

from app.games.core.chance import commitment
from app.room.decision import Decision, RoomChanged, Supply
from app.room.limits import DAY, HOUR
from app.room.model import Room
from app.room.opening import Series, open_room
from tests.room.fakes import SALON
from tests.room.tables import START, refusal_of


def opened(
    options: Mapping[str, Any] | None = None, *, known: bool = False
) -> Decision:
    return open_room(
        SALON,
        code="BCDFGHJK",
        player="ada",
        name="Ada",
        options=options or {},
        visibility="public",
        now=START,
        supply=Supply(b"s" * 32, "match"),
        series=Series("series", 4, {"king": "bob"}) if known else Series("series"),
    )


def the_room(decision: Decision) -> Room:
    assert decision.room is not None
    return decision.room


def test_the_creator_is_host_and_sits_in_seat_nought() -> None:
    decision = opened()
    room = the_room(decision)

    assert room.host == "ada"
    assert [(e.seat, e.player, e.name) for e in room.seats] == [(0, "ada", "Ada")]
    assert (room.status, room.visibility) == ("lobby", "public")
    assert decision.notices == (RoomChanged(),)


def test_the_game_fills_in_what_the_host_leaves_open() -> None:
    room = the_room(opened({"most": 3}))

    assert room.options == {"window": 4.0, "most": 3, "picky": False, "loud": False}
    assert room.turn_seconds == 60


@pytest.mark.parametrize(
    ("options", "field"),
    [({"most": "many"}, "most"), ({"speed": 3}, "speed"), ({"window": None}, "window")],
)
def test_options_the_game_does_not_offer_are_refused_by_name(
    options: Mapping[str, Any], field: str
) -> None:
    refusal = refusal_of(lambda: opened(options))

    assert refusal.code == "bad-options"
    assert refusal.details == {"field": field}
    assert field in refusal.message


def test_the_secret_is_committed_to_from_the_first_moment() -> None:
    room = the_room(opened())

    assert room.secret == (b"s" * 32).hex()
    assert room.commitment == commitment(b"s" * 32)


def test_a_series_goes_on_with_its_awards_and_rounds() -> None:
    room = the_room(opened(known=True))

    assert room.carry_over == {"king": "bob"}
    assert (room.round, room.series) == (4, "series")


def test_a_lobby_is_kept_for_a_day_and_warned_in_its_last_hour() -> None:
    decision = opened()

    assert decision.deadline == START + DAY - HOUR
    assert decision.keep >= DAY
