"""Immune targets are shown locked, to the seat that might look for them."""

from app.games.core.game import Blocked
from app.games.kingless import GAME
from tests.games.kingless.story import Story

DECK = "deck: pick pick pick pick"


def locks(story: Story, seat: int) -> tuple[Blocked, ...]:
    """Return the locked targets of a seat."""
    barred = GAME.blocked(story.state, seat)
    return tuple(lock for lock in barred if lock.control.startswith("target:"))


def test_k57_an_immune_card_that_a_gutter_would_hit_is_locked() -> None:
    story = Story(f"0: axe |\n1: | zattar oaf\n2: | ragstad pot\n{DECK}")

    assert locks(story, 0) == (
        Blocked("target:axe:1:zattar", "immune", "K57", {"seat": 1, "card": "zattar"}),
        Blocked(
            "target:axe:2:ragstad", "immune", "K57", {"seat": 2, "card": "ragstad"}
        ),
    )


def test_a_card_of_another_type_is_no_target_and_needs_no_lock() -> None:
    story = Story(f"0: hook |\n1: | zattar\n{DECK}")

    assert locks(story, 0) == ()


def test_k57_an_immune_player_is_locked_for_what_is_named_at_players() -> None:
    story = Story(f"0: raid fine gift |\n1: | hermit\n{DECK}")
    seat = {"seat": 1}

    assert locks(story, 0) == (
        Blocked("target:raid:1", "immune", "K57", seat),
        Blocked("target:fine:1", "immune", "K57", seat),
        Blocked("target:gift:1", "immune", "K57", seat),
    )


def test_k57_an_immune_hand_is_locked_for_what_reaches_into_it() -> None:
    story = Story(f"0: raid gift |\n1: pot | lockpurse\n{DECK}")

    assert [lock.control for lock in locks(story, 0)] == ["target:raid:1"]


def test_two_copies_of_a_card_are_locked_once() -> None:
    story = Story(f"0: axe axe |\n1: | zattar\n{DECK}")

    assert len(locks(story, 0)) == 1


def test_nothing_is_locked_on_anothers_turn() -> None:
    story = Story(f"0: |\n1: axe | zattar\n{DECK}")

    assert locks(story, 1) == ()
