"""What each viewer is shown (K24), and what is shared between viewers."""

from itertools import pairwise
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.core.game import Seat
from app.games.core.playout import play
from app.games.kingless import GAME
from app.games.kingless.moves import Pass, Sign, Target
from app.games.kingless.projection import Projector, public_view
from app.games.kingless.views import Contest, Link
from tests.games.kingless.story import DECK, Story

Thrown: TypeAlias = tuple[tuple[Seat, Sign], ...]


def test_a_spectator_sees_what_every_player_may_know() -> None:
    story = Story("0: stop |\n1: halt oaf | pot\ndeck: pick runt")

    view = GAME.view(story.state, None)

    assert (view.hand, view.drawn, view.passed) == (None, (), False)
    assert (view.phase, view.turn, view.active, view.order) == ("turn", 1, 0, (0, 1))
    assert view.content == DECK
    assert GAME.view(story.state, 7) == view


def test_the_chain_says_what_each_card_is_worth_as_it_stands() -> None:
    story = Story("0: axe stop |\n1: stop halt | oaf\ndeck: pick")
    target = Target(seat=1, card="oaf")

    story.does("0 play axe >1:oaf")
    assert GAME.view(story.state, 1).chain == (Link(0, "axe", "works", target),)
    story.does("1 stop", "0 stop")

    assert GAME.view(story.state, 1).chain == (
        Link(0, "axe", "works-again", target),
        Link(1, "stop", "cancelled"),
        Link(0, "stop", "newest"),
    )


def test_outside_a_window_nothing_stands_to_be_answered() -> None:
    story = Story("0: levy oaf |\n1: |\ndeck: pick").does("0 play levy", "quiet")

    view = GAME.view(story.state, 1)

    assert view.as_it_stands is None
    assert view.chain == (Link(0, "levy", "works"),)
    assert view.choosing == ((0, 1),)


def test_shown_cards_lie_open_for_all() -> None:
    story = Story("0: mole |\n1: |\ndeck: oaf stop pick").does("0 play mole", "quiet")

    assert GAME.view(story.state, None).shown == ("oaf", "stop")


def test_a_contest_shows_the_last_throw_and_only_the_own_new_sign() -> None:
    text = "0: |\n1: |\n2: |\nscored: 0 1 2\n"
    story = Story(
        f"{text}phase: contest king 2 0=axe 1=sword after 0=axe 1=axe 2=hammer"
    )
    last: Thrown = ((0, "axe"), (1, "axe"), (2, "hammer"))

    shared = Contest("king", (0, 1), 2, last)
    assert GAME.view(story.state, None).contest == shared
    assert GAME.view(story.state, 2).contest == shared
    assert GAME.view(story.state, 0).contest == Contest("king", (0, 1), 2, last, "axe")


def test_the_shared_part_is_built_once_a_state() -> None:
    projector = Projector()
    story = Story("0: stop |\n1: halt | pot\ndeck: pick")

    mine, others = (projector.view(story.state, seat) for seat in (0, 1))

    assert mine.seats is others.seats
    assert projector.view(story.state, None) is projector.view(story.state, None)


def test_a_pass_shows_in_the_view_of_its_seat_alone() -> None:
    story = Story("0: axe stop |\n1: stop | oaf\n2: |\ndeck: pick")
    state = story.does("0 play axe >1:oaf").state

    after = GAME.apply(state, 1, Pass(), Chance(b"key")).state

    assert GAME.view(after, None) == GAME.view(state, None)
    assert GAME.view(after, 1).passed


def test_only_seats_that_have_changed_are_built_anew() -> None:
    story = Story("0: axe stop |\n1: stop | oaf\n2: | pot\ndeck: pick")
    before = GAME.view(story.state, None)

    after = GAME.view(story.does("0 play axe >1:oaf").state, None)

    assert (before.seats[0].hand, after.seats[0].hand) == (2, 1)
    assert after.seats[1:] == before.seats[1:]
    assert all(a is b for a, b in zip(after.seats[1:], before.seats[1:], strict=True))


def test_seats_that_hold_alike_are_told_apart() -> None:
    story = Story("0: oaf |\n1: oaf |\n2: oaf |\ndeck: pick").does("leave 2")
    crowned = replace(story.state, crown=1, hat=0)

    bare, awarded = (GAME.view(s, None).seats for s in (story.state, crowned))

    assert [(seat.seat, seat.out) for seat in bare] == [
        (0, False),
        (1, False),
        (2, True),
    ]
    assert [(seat.crown, seat.hat) for seat in bare] == [(False, False)] * 3
    assert [seat.crown for seat in awarded] == [False, True, False]
    assert [seat.hat for seat in awarded] == [True, False, False]


@pytest.mark.parametrize("seed", range(8))
def test_a_step_that_only_its_seat_may_notice_leaves_the_shared_part(seed: int) -> None:
    acts = list(play(GAME, bytes([seed]), (0, 1, 2, 3)))

    secret = [
        (public_view(before.step.state), public_view(act.step.state))
        for before, act in pairwise(acts)
        if act.step.only is not None
    ]

    assert secret
    assert all(before == after for before, after in secret)


def test_only_the_shared_part_of_the_last_state_is_remembered() -> None:
    projector = Projector()
    state = Story("0: |\n1: |").state
    first = projector.view(state, None)

    projector.view(replace(state, turn=9), None)

    assert projector.view(state, None) is not first


def test_views_of_states_that_take_turns_are_not_mixed_up() -> None:
    projector = Projector()
    one = Story("0: stop |\n1: |\ndeck: pick").state
    other = Story("0: halt |\n1: |\ndeck: pick pick").state

    decks = [projector.view(state, 0).deck for state in (one, other, one, other)]

    assert decks == [1, 2, 1, 2]


def test_the_seat_of_a_leaver_stays_in_the_order() -> None:
    story = Story("0: |\n1: oaf | pot\n2: |\ndeck: pick pick").does("leave 1")

    view = GAME.view(story.state, 2)

    assert view.order == (0, 1, 2)
    assert [seat.out for seat in view.seats] == [False, True, False]
    assert (view.aside, view.seats[1].hand) == (("oaf", "pot"), 0)
