"""Draw, Discard and Swipe (K51 to K53, K58)."""

from collections import Counter

import pytest

from app.games.core.chance import Chance
from app.games.kingless import GAME
from app.games.kingless.events import (
    Discarded,
    Drew,
    LastRoundBegan,
    NothingHappened,
    Swiped,
)
from app.games.kingless.notation import read_move, read_position
from tests.games.kingless.story import DECK, Story


def test_k51_the_named_player_picks_from_the_own_hand() -> None:
    story = Story("0: fine |\n1: oaf pot runt |\n2: |\ndeck: pick")

    story.does("0 play fine >1", "quiet")
    assert story.fact("phase") == "discard effect 1=2"
    assert story.refuses("0 discard oaf pot") == "not-your-choice"
    story.does("1 discard runt oaf")

    assert story.told(Discarded) == [Discarded(1, ("runt", "oaf"), "effect")]
    assert story.seat(1) == "pot |"
    assert story.step.only is None


def test_k51_a_choice_is_exactly_so_many_cards_of_the_hand() -> None:
    story = Story("0: fine |\n1: oaf pot oaf |\ndeck: pick")
    story.does("0 play fine >1", "quiet")

    (choice,) = GAME.choices(story.state, 1)
    assert (choice.kind, choice.cards) == ("discard", ("oaf", "pot", "oaf"))
    assert (choice.min, choice.max) == (2, 2)
    assert story.refuses("1 discard oaf") == "wrong-count"
    assert story.refuses("1 discard oaf pot oaf") == "wrong-count"
    assert story.refuses("1 discard pot pot") == "card-not-held"
    story.does("1 discard oaf oaf")

    assert story.seat(1) == "pot |"


def test_k51_who_has_fewer_cards_discards_all_of_them() -> None:
    story = Story("0: fine |\n1: oaf |\ndeck: pick")

    story.does("0 play fine >1", "quiet")

    assert story.told(Discarded) == [Discarded(1, ("oaf",), "effect")]
    assert story.seat(1) == "|"


def test_k51_an_empty_hand_may_be_named_and_discards_nothing() -> None:
    story = Story("0: fine oaf |\n1: |\ndeck: pick")

    assert "play fine >1" in story.plays(0, "fine")
    story.does("0 play fine >1", "quiet")

    nothing = NothingHappened(1, "discard", "empty-hand")
    assert story.told(NothingHappened) == [nothing]


def test_k51_blossy_has_you_discard_one_of_your_own() -> None:
    story = Story("0: clumsy oaf pot stop |\n1: |\ndeck: pick pick pick")

    story.does("0 play clumsy", "quiet", "0 discard pot")

    assert story.told(Discarded) == [Discarded(0, ("pot",), "effect")]
    assert story.seat(0) == "oaf stop pick | clumsy"


def test_k51_several_players_choose_secretly_and_at_once() -> None:
    """Also fault row L25: others learn of a choice when all have chosen."""
    story = Story("0: storm oaf pot |\n1: runt stop |\n2: halt brute |\ndeck: pick")
    story.does("0 play storm", "quiet")
    before = GAME.view(story.state, 2)

    story.does("1 discard stop")

    assert story.step.only == 1
    assert story.step.events == ()
    assert GAME.view(story.state, 2) == before
    assert story.refuses("1 discard runt") == "already-chosen"
    assert story.seat(1) == "runt stop |"
    wait = story.wait
    assert (wait.kind, wait.seats, wait.secret) == ("choice", (1, 2, 0), True)
    assert (wait.missing, wait.complete) == ((2, 0), False)


def test_k51_k58_secret_choices_are_revealed_together_the_actors_last() -> None:
    story = Story("0: storm oaf pot |\n1: runt stop |\n2: halt brute |\ndeck: pick")
    story.does("0 play storm", "quiet", "0 discard oaf", "2 discard halt")

    story.does("1 discard stop")
    assert story.wait.complete
    story.does("time")

    assert story.told(Discarded) == [
        Discarded(1, ("stop",), "effect"),
        Discarded(2, ("halt",), "effect"),
        Discarded(0, ("oaf",), "effect"),
    ]
    assert story.fact("gutter") == "storm stop halt oaf"


def test_k51_who_holds_one_card_has_no_choice_and_keeps_it_until_all_chose() -> None:
    story = Story("0: toll |\n1: runt |\n2: halt brute |\ndeck: pick")

    story.does("0 play toll", "quiet")
    assert story.fact("phase") == "discard effect 1=1:runt 2=1"
    assert story.wait.secret is False
    story.does("2 discard brute")

    assert story.fact("gutter") == "toll runt brute"


def test_k52_a_swipe_takes_a_random_card_into_the_hand() -> None:
    text = "0: thief stop stop stop |\n1: oaf pot runt |\nstep: 8\n"
    story = Story(f"{text}deck: pick pick pick pick", swipe=[1])

    story.does("0 play thief >1", "quiet")

    assert story.chance.labels == ["swipe/10"]
    assert story.chance.bounds == [(3,)]
    assert story.told(Swiped) == [Swiped(0, 1, "pot")]
    assert story.seat(0) == "stop stop stop pot | thief"


def test_k52_only_opponents_with_cards_can_be_named() -> None:
    story = Story("0: thief oaf |\n1: |\n2: pot |\n3: stop |\ndeck: pick")

    assert story.plays(0, "thief") == ["play thief >2", "play thief >3"]


def test_k52_with_all_hands_empty_nothing_is_swiped() -> None:
    story = Story("0: raid |\n1: |\n2: |\ndeck: pick")

    assert story.plays(0, "raid") == ["play raid"]
    story.does("0 play raid", "quiet")

    assert story.told(NothingHappened) == [NothingHappened(0, "swipe", "no-target")]


def test_k52_two_cards_are_swiped_one_after_the_other() -> None:
    story = Story("0: raid |\n1: oaf pot runt |\ndeck: pick", swipe=[2, 0])

    story.does("0 play raid >1", "quiet")

    assert story.chance.bounds == [(3, 2)]
    assert story.told(Swiped) == [Swiped(0, 1, "runt"), Swiped(0, 1, "oaf")]
    assert (story.seat(0), story.seat(1)) == ("runt oaf |", "pot |")


def test_k52_a_pick_out_of_one_uses_no_chance() -> None:
    story = Story("0: raid |\n1: oaf |\ndeck: pick")

    story.does("0 play raid >1", "quiet")

    assert story.chance.labels == []
    assert story.told(Swiped) == [Swiped(0, 1, "oaf")]


def test_k52_only_thief_and_victim_know_the_card() -> None:
    event = Swiped(seat=0, whose=1, card="oaf")

    seen = {viewer: GAME.redact(event, viewer) for viewer in (0, 1, 2, None)}

    hidden = Swiped(seat=0, whose=1, card=None)
    assert seen == {0: event, 1: event, 2: hidden, None: hidden}


def test_k52_a_hand_emptied_by_answers_leaves_nothing_to_swipe() -> None:
    story = Story("0: raid halt |\n1: stop |\ndeck: pick")

    story.does("0 play raid >1", "1 stop", "0 halt", "quiet")

    assert story.told(NothingHappened) == [NothingHappened(1, "swipe", "empty-hand")]


def test_k52_every_card_of_a_hand_is_swiped_equally_often() -> None:
    text = "0: thief |\n1: oaf pot runt stop |\ndeck: pick pick pick pick"
    start = read_position(f"{text}\ncontent: {DECK}")
    taken: Counter[str] = Counter()
    for seed in range(400):
        chance = Chance(b"%d" % seed)
        played = GAME.apply(start, 0, read_move("play thief >1"), chance)
        step = GAME.timeout(played.state, chance)
        taken.update(str(e.card) for e in step.events if isinstance(e, Swiped))

    assert set(taken) == {"oaf", "pot", "runt", "stop"}
    # Four standard deviations of a binomial with 400 tries at one in four.
    assert all(65 <= count <= 135 for count in taken.values())


def test_k53_a_short_deck_gives_what_is_left_and_the_first_miss_triggers() -> None:
    story = Story("0: feast |\n1: |\ndeck: pick")

    story.does("0 play feast", "quiet")

    assert story.told_of(Drew, LastRoundBegan) == [
        Drew(0, 1, "effect", ("pick",)),
        LastRoundBegan(0, "deck", (1, 0)),
    ]


def test_k53_other_effects_of_the_text_go_on() -> None:
    story = Story("0: spree oaf |\n1: |")

    story.does("0 play spree", "quiet", "0 recruit oaf")

    assert story.told(LastRoundBegan) == [LastRoundBegan(0, "deck", (1, 0))]
    assert story.seat(0) == "| oaf"


@pytest.mark.parametrize(
    ("card", "seats"),
    [("gift >2", [2]), ("treat", [1, 2]), ("round", [1, 2, 0]), ("gift >0", [0])],
)
def test_k58_players_draw_from_the_actors_left_the_actor_last(
    card: str, seats: list[int]
) -> None:
    story = Story(
        f"0: {card.partition(' ')[0]} |\n1: |\n2: |\ndeck: pick oaf runt pot stop"
    )

    story.does(f"0 play {card}", "quiet")

    assert [drew.seat for drew in story.told(Drew)] == seats


def test_only_the_drawer_sees_the_cards() -> None:
    """Fault rows L12 and L30: the log tells how many, not which."""
    event = Drew(seat=1, count=2, why="effect", cards=("oaf", "pot"))

    seen = {viewer: GAME.redact(event, viewer) for viewer in (0, 1, None)}

    hidden = Drew(seat=1, count=2, why="effect", cards=None)
    assert seen == {0: hidden, 1: event, None: hidden}
