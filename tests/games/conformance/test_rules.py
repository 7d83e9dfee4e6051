"""What every game keeps: it ends, loses no card, and takes exactly its legal moves."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from app.games.core.chance import Chance
from app.games.core.errors import IllegalMove
from app.games.core.game import AnyGame, Game
from app.games.core.playout import Act
from tests.games.conformance.probing import (
    fields_of,
    is_accepted,
    is_listed,
    mutations,
)
from tests.games.conformance.secrets import pool
from tests.games.conformance.subjects import GAMES, IDS, match, matches, subject_of

every_match = pytest.mark.parametrize(("game_id", "table"), matches())


def game_of(game_id: str) -> AnyGame:
    """Return a game by its id."""
    return GAMES[IDS.index(game_id)]


ALONE = [
    (game_id, table)
    for game_id, table in matches()
    if len(subject_of(game_of(game_id)).tables[table].seats) == 1
]


def states_of(game_id: str, table: int, stride: int = 1) -> list[Any]:
    """Return the states of a match, or each so-manieth."""
    return [act.step.state for act in match(game_id, table)[::stride]]


@every_match
def test_a_random_match_ends_with_an_outcome_for_every_seat(
    game_id: str, table: int
) -> None:
    game = game_of(game_id)
    last = states_of(game_id, table)[-1]

    result = game.outcome(last)

    seats = subject_of(game).tables[table].seats
    assert game.waiting(last) is None
    assert result is not None
    assert sorted(r.seat for r in result.results) == sorted(seats)
    assert [r.placing for r in result.results] == sorted(
        r.placing for r in result.results
    )
    assert set(result.awards.values()) <= set(seats)


@every_match
def test_only_the_last_state_has_an_outcome(game_id: str, table: int) -> None:
    game = game_of(game_id)

    for state in states_of(game_id, table)[:-1]:
        assert game.outcome(state) is None
        assert game.waiting(state) is not None


@every_match
def test_no_card_is_lost_or_made(game_id: str, table: int) -> None:
    cards = subject_of(game_of(game_id)).cards
    states = states_of(game_id, table)
    dealt = Counter(cards(states[0]))

    assert all(Counter(cards(state)) == dealt for state in states)


@every_match
def test_exactly_the_legal_moves_are_accepted(game_id: str, table: int) -> None:
    game = game_of(game_id)
    states = states_of(game_id, table)
    moves, random = pool(game, states), Random(table)
    fields = fields_of(moves)

    for state in states[::7]:
        everybodys = pool(game, [state])
        near = mutations(everybodys, fields, random)
        tried = {*everybodys, *near, *random.sample(moves, min(20, len(moves)))}
        for seat in subject_of(game).tables[table].seats:
            legal = game.legal(state, seat)
            assert all(is_accepted(game, state, seat, move) for move in legal)
            for move in tried:
                listed = is_listed(game, state, seat, move)
                assert is_accepted(game, state, seat, move) is listed, move


@every_match
def test_a_refused_move_leaves_the_state_as_it_was(game_id: str, table: int) -> None:
    game = game_of(game_id)
    states = states_of(game_id, table, stride=6)
    moves = pool(game, states)

    for state in states:
        before = msgspec.msgpack.encode(state)
        for seat in subject_of(game).tables[table].seats:
            for move in moves[:20]:
                is_accepted(game, state, seat, move)
        assert msgspec.msgpack.encode(state) == before


@every_match
def test_only_acting_seats_have_legal_moves(game_id: str, table: int) -> None:
    game = game_of(game_id)
    seats = subject_of(game).tables[table].seats

    for state in states_of(game_id, table):
        acting = game.acting(state)
        able = {seat for seat in seats if game.legal(state, seat)}
        assert able == set(acting)
        assert not [s for s in seats if s not in acting and game.choices(state, s)]
        wait = game.waiting(state)
        assert set(acting) <= set(wait.seats if wait else ())
        assert set(wait.missing if wait else ()) <= set(acting)


@every_match
def test_a_described_move_has_an_example_among_the_legal_ones(
    game_id: str, table: int
) -> None:
    game = game_of(game_id)

    for state in states_of(game_id, table):
        for seat in game.acting(state):
            legal = game.legal(state, seat)
            kinds = {move.__struct_config__.tag for move in legal}
            assert {choice.kind for choice in game.choices(state, seat)} <= kinds


@every_match
def test_seed_and_moves_give_the_same_match_again(game_id: str, table: int) -> None:
    game = game_of(game_id)
    acts = match(game_id, table)
    seating = subject_of(game).tables[table]
    chance = Chance(f"{game_id}/{table}/0match".encode())
    options = msgspec.convert(dict(seating.options), game.options_type)
    step = game.setup(
        options, seating.seats, seating.carry_over, chance, seating.content
    )

    again = [step]
    for act in acts[1:]:
        again.append(carry_out(game, again[-1].state, act, chance))

    assert again == [act.step for act in acts]


@every_match
def test_a_state_survives_being_written_and_read(game_id: str, table: int) -> None:
    game = game_of(game_id)

    for state in states_of(game_id, table):
        packed, text = msgspec.msgpack.encode(state), msgspec.json.encode(state)
        assert msgspec.msgpack.decode(packed, type=game.state_type) == state
        assert msgspec.json.decode(text, type=game.state_type) == state


@every_match
def test_a_state_that_was_stored_goes_on_alike(game_id: str, table: int) -> None:
    game = game_of(game_id)
    acts = match(game_id, table)

    for before, act in zip(acts[::4], acts[1::4], strict=False):
        stored = msgspec.msgpack.encode(before.step.state)
        state = msgspec.msgpack.decode(stored, type=game.state_type)
        chance = Chance(b"any")
        here = carry_out(game, before.step.state, act, chance)
        assert carry_out(game, state, act, chance) == here


@every_match
def test_moves_and_events_survive_the_wire(game_id: str, table: int) -> None:
    game = game_of(game_id)

    for act in match(game_id, table):
        if act.move is not None:
            wire = msgspec.to_builtins(act.move)
            assert msgspec.convert(wire, game.move_type) == act.move
        for event in act.step.events:
            text = msgspec.json.encode(event)
            assert msgspec.json.decode(text, type=game.event_type) == event


@every_match
def test_legal_moves_keep_their_order(game_id: str, table: int) -> None:
    game = game_of(game_id)

    for state in states_of(game_id, table, stride=3):
        stored = msgspec.msgpack.encode(state)
        again = msgspec.msgpack.decode(stored, type=game.state_type)
        for seat in game.acting(state):
            legal = game.legal(state, seat)
            assert game.legal(again, seat) == legal
            assert len(set(legal)) == len(legal)


def assert_arrives(shown: object) -> None:
    """Assert that whoever reads what is sent of this has the same again."""
    sent = msgspec.json.encode(shown)

    assert msgspec.json.decode(sent, type=type(shown)) == shown


@every_match
def test_everybody_is_told_something_in_every_state(game_id: str, table: int) -> None:
    game = game_of(game_id)
    seats = subject_of(game).tables[table].seats

    for state in states_of(game_id, table, stride=3):
        for viewer in (*seats, None):
            assert game.prompt(state, viewer).code
            assert_arrives(game.view(state, viewer))
        for seat in seats:
            assert all(barred.code for barred in game.blocked(state, seat))


@pytest.mark.parametrize(("game_id", "table"), ALONE)
def test_alone_there_is_nobody_to_say_a_ready_phrase_to(
    game_id: str, table: int
) -> None:
    game = game_of(game_id)
    (seat,) = subject_of(game).tables[table].seats

    for state in states_of(game_id, table, stride=3):
        assert game.sayable(state, seat) == ()


@every_match
def test_what_is_shown_in_one_go_is_what_is_answered_one_by_one(
    game_id: str, table: int
) -> None:
    game = game_of(game_id)
    viewers = (*subject_of(game).tables[table].seats, None, 7)

    for state in states_of(game_id, table):
        for viewer in viewers:
            one_by_one = Game.show(game, state, viewer)
            assert game.show(state, viewer) == one_by_one
            assert game.offer(state, viewer) == Game.offer(game, state, viewer)
            assert game.alone(state, viewer) == Game.alone(game, state, viewer)


@every_match
def test_a_view_is_what_all_are_told_and_then_what_is_the_viewers_own(
    game_id: str, table: int
) -> None:
    game = game_of(game_id)
    viewers = (*subject_of(game).tables[table].seats, None, 7)

    for state in states_of(game_id, table):
        whole, common = (
            msgspec.json.encode(part)
            for part in (game.view(state, None), game.own(state, None))
        )
        shared = whole.removesuffix(common[1:])
        assert len(shared) < len(whole)
        for viewer in viewers:
            own = msgspec.json.encode(game.own(state, viewer))
            seen = msgspec.json.encode(game.view(state, viewer))
            assert shared + own[1:] == seen


@every_match
def test_an_open_event_is_told_to_all_as_it_is(game_id: str, table: int) -> None:
    game = game_of(game_id)
    viewers = (*subject_of(game).tables[table].seats, None)

    for act in match(game_id, table):
        for event in act.step.events:
            if type(event) in game.open_events:
                assert all(game.redact(event, viewer) == event for viewer in viewers)


@every_match
def test_who_is_not_privy_to_an_event_is_told_what_a_spectator_is(
    game_id: str, table: int
) -> None:
    game = game_of(game_id)
    seats = subject_of(game).tables[table].seats

    for act in match(game_id, table):
        events = act.step.events
        others = [seat for seat in seats if seat not in game.privy(events)]
        told = game.told(events, None)
        assert all(game.told(events, seat) == told for seat in others)


@every_match
def test_every_legal_move_can_be_previewed(game_id: str, table: int) -> None:
    game = game_of(game_id)

    for state in states_of(game_id, table, stride=4):
        for seat in game.acting(state):
            for move in game.legal(state, seat):
                seen = game.preview(state, seat, msgspec.to_builtins(move))
                assert_arrives(seen)


@every_match
def test_a_preview_of_nonsense_is_refused_or_answered(game_id: str, table: int) -> None:
    game = game_of(game_id)
    state = states_of(game_id, table)[0]

    for draft in ({}, {"do": "fly"}, {"do": 3}, {"card": ["x"]}):
        with suppress(IllegalMove):
            assert_arrives(game.preview(state, 0, draft))


@every_match
def test_whoever_leaves_at_any_time_the_match_still_ends(
    game_id: str, table: int
) -> None:
    """Fault rows K11, K13 and K15: nobody who leaves keeps the others waiting."""
    game = game_of(game_id)
    acts = match(game_id, table)
    seats = subject_of(game).tables[table].seats

    for number, act in enumerate(acts[:-1:9]):
        chance = Chance(b"leaving")
        state = game.leave(act.step.state, seats[number % len(seats)], chance).state
        for _ in range(3000):
            if game.waiting(state) is None:
                break
            state = game.timeout(state, chance).state
        assert game.outcome(state) is not None
        assert Counter(subject_of(game).cards(state)) == Counter(
            subject_of(game).cards(acts[0].step.state)
        )


def carry_out(game: AnyGame, state: Any, act: Act, chance: Chance) -> Any:
    """Do to a state what an act did."""
    if act.seat is None:
        return game.timeout(state, chance)
    return game.apply(state, act.seat, act.move, chance)
