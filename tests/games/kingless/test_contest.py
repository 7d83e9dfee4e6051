"""Sword-Hammer-Axe (K69, K70)."""

import pytest

from app.games.kingless import GAME
from app.games.kingless.contest import still_in
from app.games.kingless.events import ContestThrown, RoundEnded, TimedOut
from app.games.kingless.moves import Sign
from tests.games.kingless.story import Story

THREE = "0: | oaf\n1: | oaf\n2: | oaf\nscored: 0 1 2\nstep: 20"
KING = f"{THREE}\nphase: contest king 1 0=- 1=- 2=- after\ndeck: pick"
S: Sign = "sword"
H: Sign = "hammer"
A: Sign = "axe"


@pytest.mark.parametrize(
    ("mine", "yours", "left"),
    [
        (S, S, (0, 1)),
        (S, H, (1,)),
        (S, A, (0,)),
        (H, S, (0,)),
        (H, H, (0, 1)),
        (H, A, (1,)),
        (A, S, (1,)),
        (A, H, (0,)),
        (A, A, (0, 1)),
    ],
)
def test_k70_hammer_beats_sword_beats_axe_beats_hammer(
    mine: Sign, yours: Sign, left: tuple[int, ...]
) -> None:
    assert still_in("king", {0: mine, 1: yours}) == left


@pytest.mark.parametrize(
    ("signs", "king", "fool"),
    [
        ((H, H, H), (0, 1, 2), (0, 1, 2)),
        ((S, H, A), (0, 1, 2), (0, 1, 2)),
        ((H, S, S), (0,), (1, 2)),
        ((H, H, S), (0, 1), (2,)),
        ((A, H, A), (0, 2), (1,)),
        ((S, S, A), (0, 1), (2,)),
    ],
)
def test_k69_three_way_winners_stay_for_king_and_losers_for_fool(
    signs: tuple[Sign, Sign, Sign], king: tuple[int, ...], fool: tuple[int, ...]
) -> None:
    thrown = dict(enumerate(signs))

    assert still_in("king", thrown) == king
    assert still_in("fool", thrown) == fool


def test_k69_throws_are_secret_until_all_are_in() -> None:
    story = Story(KING)
    before = GAME.view(story.state, 1)

    story.does("0 throw axe")

    assert (story.step.only, story.step.events) == (0, ())
    assert GAME.view(story.state, 1) == before
    mine = GAME.view(story.state, 0).contest
    assert mine is not None
    assert mine.mine == "axe"
    assert story.refuses("0 throw sword") == "already-chosen"
    wait = story.wait
    assert (wait.seats, wait.secret, wait.missing) == ((0, 1, 2), True, (1, 2))


def test_k69_throws_are_revealed_together_and_the_winners_throw_again() -> None:
    story = Story(KING)

    story.does("0 throw axe", "2 throw axe", "1 throw hammer", "time")

    signs: tuple[tuple[int, Sign], ...] = ((0, A), (1, H), (2, A))
    assert story.told(ContestThrown) == [ContestThrown("king", signs, (0, 2))]
    assert story.fact("phase") == "contest king 2 0=- 2=- after 0=axe 1=hammer 2=axe"
    assert story.refuses("1 throw axe") == "not-your-choice"


def test_k69_one_or_three_kinds_are_thrown_again() -> None:
    story = Story(KING)

    story.does("0 throw axe", "1 throw axe", "2 throw axe", "time")
    story.does("0 throw axe", "1 throw hammer", "2 throw sword", "time")

    assert story.fact("phase").startswith("contest king 3 0=- 1=- 2=-")


def test_k69_the_losers_stay_in_for_the_fool() -> None:
    text = "0: | brute\n1: | oaf\n2: | oaf\n3: | oaf\nscored: 0 1 2 3\nking: 0"
    story = Story(f"{text}\nphase: contest fool 1 1=- 2=- 3=- after\ntrigger: 0 five 1")

    story.does("1 throw axe", "2 throw hammer", "3 throw hammer", "time")
    assert story.fact("phase").startswith("contest fool 2 2=- 3=-")
    story.does("2 throw sword", "3 throw hammer", "time")

    assert story.told(RoundEnded) == [RoundEnded(king=0, fool=2)]


def test_k69_out_of_time_is_a_random_throw() -> None:
    story = Story(KING, throw=[2, 0])

    story.does("1 throw sword", "time")

    assert story.chance.labels == ["throw/20/0", "throw/20/2"]
    assert story.told(TimedOut) == [TimedOut(0), TimedOut(2)]
    signs: tuple[tuple[int, Sign], ...] = ((0, A), (1, S), (2, S))
    assert story.told(ContestThrown) == [ContestThrown("king", signs, (1, 2))]


def test_k69_each_throw_has_a_clock_of_its_own() -> None:
    story = Story(KING)
    first = story.wait

    story.does("0 throw axe", "1 throw axe", "2 throw axe", "time")

    second = story.wait
    assert (first.key, second.key) == ("c20", "c21")
