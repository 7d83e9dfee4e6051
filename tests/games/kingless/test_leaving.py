"""A player leaves in the middle of a round (K23)."""

import pytest

from app.games.kingless import GAME
from app.games.kingless.events import (
    ContestThrown,
    Discarded,
    Drew,
    Guttered,
    RoundEnded,
    SeatLeft,
    TurnEnded,
    TurnStarted,
)
from tests.games.kingless.story import Story, all_cards

THREE = "0: stop stop stop |\n1: halt pot | oaf\n2: stop pot pot |\n"
DECK = "deck: pick pick pick pick pick pick"


def test_k23_the_leavers_cards_are_laid_aside_for_all_to_see() -> None:
    story = Story(f"{THREE}gutter: dusk\n{DECK}")
    before = sorted(all_cards(story.state))

    story.does("leave 1")

    assert story.told(SeatLeft) == [SeatLeft(1, ("halt", "pot", "oaf"))]
    assert story.fact("aside") == "halt pot oaf"
    assert story.fact("gutter") == "dusk"
    assert GAME.view(story.state, None).seats[1].out
    assert sorted(all_cards(story.state)) == before


def test_k23_the_seat_is_skipped_and_its_passives_stop() -> None:
    text = f"0: stop stop stop |\n1: | taxman\n2: stop pot pot |\n{DECK}"
    story = Story(text)

    story.does("leave 1", "0 end")

    assert story.fact("active") == "2"
    assert story.fact("phase") == ""


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_k23_whoever_leaves_on_their_turn_passes_it_to_the_left(active: int) -> None:
    """Also fault rows K11 and K13: no turn is lost, skipped or taken backwards."""
    hands = "\n".join(f"{seat}: stop stop stop |" for seat in range(4))
    story = Story(f"{hands}\nactive: {active}\n{DECK}")

    story.does(f"leave {active}")

    assert story.state.active == (active + 1) % 4
    assert story.legal((active + 1) % 4) == ["play pick", "end"]
    assert story.told(TurnEnded) == [TurnEnded(active, "left")]


def test_k23_the_turn_of_a_leaver_ends_without_a_check() -> None:
    story = Story(f"0: |\n1: stop stop stop |\n2: |\n{DECK}")

    story.does("leave 0")

    assert [drew.seat for drew in story.told(Drew)] == [1]


def test_k23_one_player_left_is_king_at_once_and_nobody_is_fool() -> None:
    story = Story(f"0: stop |\n1: halt | oaf\n{DECK}")

    story.does("leave 1")

    assert story.told(RoundEnded) == [RoundEnded(king=0, fool=None)]
    result = GAME.outcome(story.state)
    assert result is not None
    assert (result.reason, result.awards) == ("last-player", {"king": 0})
    assert [(r.seat, r.placing) for r in result.results] == [(0, 1), (1, 2)]


def test_k23_an_absent_trigger_player_has_no_last_turn() -> None:
    story = Story(f"{THREE}turn: 4\nlast: 2 1\ntrigger: 1 five 3\n{DECK}")

    story.does("leave 1", "0 end", "2 end")

    assert [event.seat for event in story.told(TurnStarted)] == [2]
    assert story.told(RoundEnded) == []  # 0 and 2 are tied at nothing
    assert story.fact("phase") == "contest king 1 0=- 2=- after"


def test_k23_the_actor_leaves_and_the_rest_of_the_chain_is_dropped() -> None:
    story = Story(f"0: axe |\n1: stop | oaf\n2: stop stop stop |\n{DECK}")

    story.does("0 play axe >1:oaf", "1 stop", "leave 0")

    assert story.fact("chain") == ""
    assert story.told(Guttered) == []
    assert story.fact("active") == "1"
    assert story.fact("gutter") == "axe stop"


def test_k23_the_answers_of_another_leaver_keep_working() -> None:
    story = Story(f"0: axe stop |\n1: stop |\n2: | oaf\n{DECK}")

    story.does("0 play axe >2:oaf", "1 stop", "leave 1", "quiet")

    assert story.seat(2) == "| oaf"


def test_k23_effects_on_a_leaver_are_skipped() -> None:
    for card in ("gift >1", "fine >1", "raid >1", "axe >1:oaf"):
        name = card.partition(" ")[0]
        story = Story(f"0: {name} pot |\n1: halt pot | oaf\n2: |\n{DECK}")

        story.does(f"0 play {card}", "leave 1", "quiet")

        assert story.told_of(Drew, Discarded, Guttered) == []
        assert story.legal(0) == ["play pot", "end"]


def test_k23_a_window_closes_without_the_leaver() -> None:
    story = Story(f"0: feast |\n1: stop |\n2: stop |\n{DECK}")
    story.does("0 play feast", "1 pass", "2 pass", "leave 1")

    wait = story.wait

    assert (wait.key, wait.seats, wait.complete) == ("w1", (0, 2), True)
    assert story.fact("phase") == "window 2"


def test_k23_a_secret_choice_does_not_wait_for_the_leaver() -> None:
    """Also fault row K15: a prompt of a leaver blocks nobody."""
    story = Story(f"0: storm |\n1: halt pot |\n2: oaf pot |\n{DECK}")
    story.does("0 play storm", "quiet", "2 discard oaf", "leave 1")

    assert story.wait.complete
    story.does("time")

    assert story.told(Discarded) == [Discarded(2, ("oaf",), "effect")]


def test_k23_a_lone_choice_of_the_leaver_is_dropped() -> None:
    story = Story(f"0: fine oaf |\n1: halt pot runt |\n2: |\n{DECK}")
    story.does("0 play fine >1", "quiet", "leave 1")

    assert story.legal(0) == ["play oaf", "end"]


def test_k23_the_cards_of_a_tunnel_go_to_the_gutter_when_its_player_leaves() -> None:
    for others in ("1: |\n2: |", "1: |"):
        story = Story(f"0: mole pot |\n{others}\ndeck: oaf runt pick pick")
        before = sorted(all_cards(story.state))

        story.does("0 play mole", "quiet", "leave 0")

        assert story.fact("gutter") == "mole oaf runt"
        assert sorted(all_cards(story.state)) == before


def test_k23_a_recruiting_player_who_leaves_passes_the_turn() -> None:
    story = Story(f"0: levy oaf |\n1: stop stop stop |\n2: |\n{DECK}")

    story.does("0 play levy", "quiet", "leave 0")

    assert story.fact("active") == "1"


def test_k23_in_a_contest_the_leaver_throws_at_random_and_keeps_the_score() -> None:
    text = "0: | oaf\n1: | oaf\n2: | pot\nscored: 0 1 2\ntrigger: 0 five 1\nstep: 9"
    story = Story(f"{text}\nphase: contest king 1 0=- 1=- after", throw=[1])

    story.does("leave 1")
    assert story.wait.missing == (0,)
    story.does("0 throw sword", "time")

    thrown = ContestThrown("king", ((0, "sword"), (1, "hammer")), (1,))
    assert story.told(ContestThrown) == [thrown]
    assert story.told(RoundEnded) == [RoundEnded(king=1, fool=2)]


def test_k23_of_two_in_a_contest_who_stays_is_king() -> None:
    text = "0: | oaf\n1: | oaf\nscored: 0 1\ntrigger: 0 five 1\n"
    story = Story(f"{text}phase: contest king 1 0=- 1=- after")

    story.does("leave 0")

    assert story.told(RoundEnded) == [RoundEnded(king=1, fool=None)]


def test_k23_who_has_left_can_do_nothing_and_leaves_once() -> None:
    story = Story(f"{THREE}{DECK}").does("leave 1")
    told = len(story.events)

    assert story.refuses("1 end") == "not-in-round"
    assert story.does("leave 1").events[told:] == []


def test_leaving_keeps_the_order_of_the_others() -> None:
    """Fault row K14: whoever leaves shifts nobody's place in the order."""
    story = Story(f"{THREE}active: 2\n{DECK}")

    story.does("leave 0", "2 end", "1 end")

    assert story.fact("active") == "2"
    assert GAME.view(story.state, None).order == (0, 1, 2)
