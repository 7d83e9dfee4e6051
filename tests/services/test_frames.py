"""A replay shows a viewer what it knew, and open hands what all of them knew."""

import json

import msgspec
import pytest

from app.games.core.game import Viewer
from app.games.core.registry import games
from app.games.regicide.events import Drawing, Drew
from app.services.frames import open_events, open_frame, open_hands, seen_by
from app.services.replay import Made, Position, deal_of, made_of, plain, positions
from tests.played import a_deal, a_played_match
from tests.room.fakes import SALON

KINGLESS = games()["kingless"]
SEATS = (2, 0, 1)


@pytest.fixture(scope="module")
def played() -> list[Position]:
    """Return a whole match of Kingless."""
    record = a_played_match(KINGLESS, 3, seats=SEATS)
    return positions(KINGLESS, deal_of(record), made_of(record))


@pytest.mark.parametrize("viewer", [None, *SEATS])
def test_a_viewer_gets_its_own_views_and_nothing_of_the_moves(
    played: list[Position], viewer: Viewer
) -> None:
    frames = seen_by(KINGLESS, played, viewer)
    shown = {frame.number: frame for frame in frames}

    for position in played:
        if position.number in shown:
            frame = shown[position.number]
            assert frame.view == KINGLESS.view(position.state, viewer)
            assert (frame.move, frame.private, frame.kind) == (None, None, None)


def test_a_hand_is_in_no_frame_of_another_viewer_l01(played: list[Position]) -> None:
    """Two worlds apart: frames of seat 0 hold its hand, a spectator's none."""
    own = [frame.view.hand for frame in seen_by(KINGLESS, played, 0)]
    watched = [frame.view.hand for frame in seen_by(KINGLESS, played, None)]

    assert all(hand is not None for hand in own)
    assert set(watched) == {None}


def polled(*seats: int) -> list[Position]:
    """Return a poll of the salon in which these seats choose in secret."""
    made = [Made(0, "move", 0, {"do": "poll"})]
    made += [Made(0, "move", seat, {"do": "pick", "number": 1}) for seat in seats]
    return positions(SALON, a_deal(1, (0, 1, 2), {}, {}), made)


@pytest.mark.parametrize(
    ("viewer", "numbers"), [(0, [0, 1, 3]), (1, [0, 1, 2]), (2, [0, 1]), (None, [0, 1])]
)
def test_a_secret_step_is_seen_by_its_seat_alone_t07(
    viewer: Viewer, numbers: list[int]
) -> None:
    frames = seen_by(SALON, polled(1, 0), viewer)

    assert [frame.number for frame in frames] == numbers


def test_open_hands_show_every_step_with_the_move_behind_it() -> None:
    frames = open_hands(SALON, polled(1, 0), (0, 1, 2))

    assert [(frame.kind, frame.seat) for frame in frames] == [
        (None, None),
        ("move", 0),
        ("move", 1),
        ("move", 0),
    ]
    assert frames[2].move == {"do": "pick", "number": 1}
    assert [event.what for event in frames[2].events] == ["answered"]


def test_private_fields_are_what_a_seat_sees_and_a_spectator_does_not() -> None:
    frame = open_frame(SALON, polled(1)[-1], (0, 1, 2))

    assert plain(frame.view) == {
        "phase": "poll",
        "turn": 1,
        "active": 0,
        "asked": 1,
        "answered": True,
    }
    assert frame.private == {
        "0": {"answered": False},
        "1": {},
        "2": {"answered": False},
    }


def test_open_hands_hold_each_seats_whole_view(played: list[Position]) -> None:
    for position in played[:: len(played) // 10]:
        frame = open_frame(KINGLESS, position, SEATS)
        public = json.loads(msgspec.json.encode(frame.view))
        for seat in SEATS:
            assert frame.private is not None
            view = public | json.loads(msgspec.json.encode(frame.private[str(seat)]))
            assert view == plain(KINGLESS.view(position.state, seat))


def test_open_events_are_told_as_whoever_knew_most(played: list[Position]) -> None:
    told = [
        event
        for frame in open_hands(KINGLESS, played, SEATS)
        for event in frame.events
        if type(event).__name__ == "Drew"
    ]

    assert told
    assert all(len(event.cards) == event.count for event in told)


def test_an_event_that_told_each_seat_a_part_is_told_whole() -> None:
    """Diamonds of Regicide: everybody knows what they drew themselves."""
    game = games()["regicide"]
    drawings = (Drawing(0, 1, ("5H",), ()), Drawing(1, 2, ("2C", "9S"), ()))
    drew = Drew(seat=0, value=3, count=3, drawings=drawings)

    (told,) = open_events(game, (drew,), (0, 1))

    assert [one["cards"] for one in told["drawings"]] == [("5H",), ("2C", "9S")]


def test_the_order_of_the_deck_is_in_no_frame(played: list[Position]) -> None:
    """What is drawn later stands in no earlier frame, open hands or not."""
    deck = played[0].state.deck
    frame = open_frame(KINGLESS, played[0], SEATS)
    encoded = msgspec.json.encode(frame)

    assert len(deck) == frame.view.deck
    assert msgspec.json.encode(deck[:3])[1:-1] not in encoded
    hand = frame.private["0"]["hand"] if frame.private else ()
    assert msgspec.json.encode(hand[:3])[1:-1] in encoded
