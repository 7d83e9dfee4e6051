"""Ending turns, the hand limit, the final turns and the end."""

from collections import Counter

from app.games.core.game import Wait
from app.games.core.playout import play
from app.games.two_heirs.events import MatchEnded, TilesRemoved, TurnEnded, TurnStarted
from app.games.two_heirs.game import GAME
from app.games.two_heirs.state import Over, State, Surplus
from tests.games.two_heirs.story import LIST, NoChance, Story

SUPPLY = "supply: lodge-grain bakery-grain farm-west"


def test_a_turn_passes_to_the_rival_whose_crown_the_shield_then_shows() -> None:
    story = Story(SUPPLY).does("0 take inn-wood")
    assert GAME.view(story.state, None).crown == 1

    story.does("0 end-turn")

    assert (story.state.active, story.state.turn, story.state.due) == (1, 2, True)
    assert GAME.view(story.state, None).crown == 1
    assert story.events[-2:] == [TurnEnded(0), TurnStarted(1, 2, final=False)]


def test_a_turn_has_one_clock_until_it_passes() -> None:
    story = Story(SUPPLY)
    first = GAME.waiting(story.state)

    story.does("0 take inn-wood")
    same = GAME.waiting(story.state)
    story.does("0 end-turn")

    assert first == same == Wait("t1", "turn", (0,), missing=(0,))
    assert GAME.waiting(story.state) == Wait("t2", "turn", (1,), missing=(1,))


def test_whose_turn_it_is_not_is_refused() -> None:
    story = Story(SUPPLY)

    assert story.refused("1 take inn-wood") == "not-your-turn"
    assert story.refused("7 take inn-wood") == "not-in-match"
    assert story.legal(seat=1) == []


FULL = f"0: camp-wood camp-stone farm-east | wood=- stone=- grain=0,0\n{SUPPLY}"


def test_h15_the_hand_limit_is_looked_at_only_at_the_end_of_the_own_turn() -> None:
    story = Story(FULL).does("0 take inn-wood")

    assert len(story.state.hands[0]) == 4
    assert story.refused("0 drop camp-wood") == "no-surplus"
    story.does("0 extend camp-wood 1,0", "0 end-turn")

    assert story.state.active == 1


def test_h15_surplus_is_of_the_players_own_choice_and_removed_face_up() -> None:
    story = Story(FULL).does("0 take inn-wood", "0 end-turn")

    assert story.phase() == Surplus()
    assert story.legal() == [
        "drop camp-wood", "drop camp-stone", "drop farm-east", "drop inn-wood",
    ]  # fmt: skip
    assert story.refused("0 end-turn") == "surplus-open"
    assert story.refused("0 drop inn-stone") == "tile-not-held"
    story.does("0 drop camp-stone")

    assert story.told(TilesRemoved) == [TilesRemoved(0, ("camp-stone",), "surplus")]
    assert story.state.removed == ("camp-stone",)
    assert story.state.hands[0] == ("camp-wood", "farm-east", "inn-wood")
    assert story.state.active == 1


def test_h15_two_tiles_too_many_are_removed_one_after_the_other() -> None:
    text = FULL.replace("camp-wood camp-stone", "camp-wood camp-stone quarry-east")
    story = Story(text).does("0 take inn-wood", "0 end-turn", "0 drop inn-wood")

    assert story.phase() == Surplus()
    story.does("0 drop quarry-east")
    assert story.state.active == 1


def test_h15_the_limit_holds_in_a_final_turn_as_well() -> None:
    text = FULL.replace(SUPPLY, "trigger: 0\nfinal:\nturn: 22")
    story = Story(text).does("0 take inn-wood", "0 end-turn")

    assert story.phase() == Surplus()
    story.does("0 drop inn-wood")
    assert story.phase() == Over("supply")


def test_h13_the_rival_then_the_one_who_took_the_last_tile_have_a_final_turn() -> None:
    story = Story("supply: lodge-grain\nturn: 20").does("0 take inn-wood", "0 end-turn")

    assert story.events[-1] == TurnStarted(1, 21, final=True)
    story.does("1 take inn-stone", "1 end-turn")
    assert story.events[-1] == TurnStarted(0, 22, final=True)
    story.does("0 take inn-grain", "0 end-turn")

    assert story.phase() == Over("supply")
    assert GAME.waiting(story.state) is None
    assert isinstance(story.events[-1], MatchEnded)


def test_h13_a_match_without_camps_has_22_turns() -> None:
    trio = {"first_set": "wandering", "second_set": "crafts", "third_set": "guard"}

    for seats in ((0, 1), (0,)):
        *_, last = play(GAME, b"22", seats, trio, content=LIST)
        assert last.step.state.turn == 22


def test_h14_the_take_is_mandatory_in_a_final_turn_too() -> None:
    story = Story("trigger: 1\nfinal:\nturn: 22")

    assert story.refused("0 end-turn") == "take-due"
    story.does("0 take inn-wood")

    assert story.state.reserve[0] is None


def test_h14_tiles_are_left_to_take_in_every_final_turn() -> None:
    for seed in range(6):
        sets = {"first_set": "dominion", "second_set": "guard", "third_set": "warfare"}
        acts = play(GAME, bytes([seed]), (0, 1), sets, content=LIST)
        states: list[State] = [act.step.state for act in acts]
        assert all(any(s.reserve) for s in states)
        turns = Counter(s.turn for s in states)
        assert set(turns) == set(range(1, max(turns) + 1))


def test_a_turn_that_begins_without_a_tile_to_take_asks_for_none() -> None:
    """No match comes to this; a position may be given so."""
    story = Story("reserve: * - - - - - inn-wood\ntrigger: 0\nfinal: 1")

    story.does("0 take inn-wood", "0 end-turn", "1 end-turn")

    assert story.phase() == Over("supply")


def test_after_the_end_nothing_can_be_done() -> None:
    story = Story("phase: over supply -")

    assert story.refused("0 take inn-wood") == "match-over"
    assert GAME.timeout(story.state, NoChance()).state == story.state
    assert GAME.leave(story.state, 0, NoChance()).state == story.state
