"""Who and what is immune to which action (K54 to K57)."""

import pytest

from app.games.kingless.cards import Immune, Keyword
from app.games.kingless.events import Claimed, Discarded, Drew, NothingHappened, Swiped
from app.games.kingless.immunity import Action, covers
from tests.games.kingless.story import Story

KEYWORDS: tuple[Keyword, ...] = (
    "claim",
    "discard",
    "draw",
    "gutter",
    "recruit",
    "second-wind",
    "swipe",
    "tunnel",
)


def test_k54_a_passive_follows_its_card_to_a_new_owner() -> None:
    text = "0: pray stop stop stop |\n1: axe | zattar pot\ndeck: pick pick pick pick"

    # Zattar is immune in the play area of 1, so only a hand can give him.
    assert Story(text).plays(0, "pray") == ["play pray >@hands"]
    story = Story(text.replace("axe | zattar pot", "axe zattar | pot"))
    story.does("0 play pray >@hands", "quiet", "0 end")

    assert story.told(Claimed) == [Claimed(0, "zattar", 1, "hand")]
    assert "play axe >0:zattar" not in story.legal(1)


def test_k54_a_passive_ends_with_the_play_area() -> None:
    text = "0: axe hook pot pot |\n1: | warden pot\ndeck: pick pick pick pick"

    assert Story(text).plays(0, "hook") == ["play hook"]
    assert Story(text).plays(0, "axe") == ["play axe"]
    unguarded = Story(text.replace("| warden pot", "warden | pot")).plays(0, "hook")
    assert unguarded == ["play hook >1:pot"]


def test_k55_an_immune_card_in_hand_can_be_claimed_swiped_and_discarded() -> None:
    claim = Story("0: pray |\n1: zattar |\ndeck: pick")
    claim.does("0 play pray >@hands", "quiet")
    swipe = Story("0: raid |\n1: zattar |\ndeck: pick")
    swipe.does("0 play raid >1", "quiet")
    discard = Story("0: fine |\n1: zattar |\ndeck: pick")
    discard.does("0 play fine >1", "quiet")

    assert claim.told(Claimed) == [Claimed(0, "zattar", 1, "hand")]
    assert swipe.told(Swiped) == [Swiped(0, 1, "zattar")]
    assert discard.told(Discarded) == [Discarded(1, ("zattar",), "effect")]


def test_k56_immune_to_all_actions_protects_only_the_card_itself() -> None:
    story = Story("0: axe raid fine |\n1: pot | zattar oaf\ndeck: pick")

    assert story.plays(0, "axe") == ["play axe >1:oaf"]
    assert story.plays(0, "raid") == ["play raid >1"]
    assert "play fine >1" in story.plays(0, "fine")


@pytest.mark.parametrize("keyword", KEYWORDS)
@pytest.mark.parametrize("by_event", [False, True], ids=["by a card", "by an event"])
def test_k57_the_matrix_of_immunities(keyword: Keyword, *, by_event: bool) -> None:
    action = Action(keyword, by_event)
    immunities = {
        "all": Immune(),
        "gutter": Immune(actions=("gutter",)),
        "two": Immune(actions=("claim", "draw")),
        "events": Immune(events=True),
        "both": Immune(actions=("gutter",), events=True),
    }

    assert {name: covers(i, action) for name, i in immunities.items()} == {
        "all": True,
        "gutter": keyword == "gutter",
        "two": keyword in {"claim", "draw"},
        "events": by_event,
        "both": keyword == "gutter" or by_event,
    }


def test_k57_immune_to_events_does_not_help_against_dwarfs_and_items() -> None:
    story = Story("0: axe bully |\n1: | deaf\ndeck: pick")

    assert story.plays(0, "axe") == ["play axe"]
    assert story.plays(0, "bully") == ["play bully >1:deaf"]


def test_k57_immunity_holds_against_the_owners_own_effects() -> None:
    story = Story("0: axe feast oaf | zattar sober\n1: |\ndeck: pick pick pick pick")

    assert story.plays(0, "axe") == ["play axe >0:sober", "play axe"]
    story.does("0 play feast", "quiet")

    assert story.told(NothingHappened) == [NothingHappened(0, "draw", "immune")]
    assert story.told(Drew) == []


def test_k57_an_immune_owner_cannot_be_chosen() -> None:
    text = "0: gift fine raid |\n1: pot | hermit\n2: pot |\ndeck: pick"
    story = Story(text)

    assert story.plays(0, "gift") == ["play gift >2", "play gift >0"]
    assert story.plays(0, "fine") == ["play fine >2", "play fine >0"]
    assert story.plays(0, "raid") == ["play raid >2"]


def test_k57_an_immune_owner_is_skipped_by_all_players() -> None:
    text = "0: storm oaf pot |\n1: pot oaf | hermit\n2: pot oaf |\ndeck: pick"
    story = Story(text)

    story.does("0 play storm", "quiet")

    assert story.told(NothingHappened) == [NothingHappened(1, "discard", "immune")]
    assert story.fact("phase") == "discard effect 2=1 0=1"


def test_k57_an_immune_hand_can_neither_be_swiped_nor_discarded_nor_claimed_from() -> (
    None
):
    text = "0: raid fine gift |\n1: brute pot | lockpurse\n2: pot |\ndeck: pick pick"
    story = Story(text)

    assert story.plays(0, "raid") == ["play raid >2"]
    assert story.plays(0, "fine") == ["play fine >2", "play fine >0"]
    assert "play gift >1" in story.plays(0, "gift")


def test_an_immune_area_protects_all_cards_of_its_owner_from_gutter_and_claim() -> None:
    story = Story("0: axe summon |\n1: | brute oaf warden\ndeck: pick")

    assert story.plays(0, "axe") == ["play axe"]
    assert story.plays(0, "summon") == ["play summon >@hands"]


def test_immunity_is_asked_for_again_when_a_card_is_guttered() -> None:
    text = "0: stop |\n1: | zattar\nphase: window\nchain: 0 axe >1:zattar"
    story = Story(f"{text}\ngutter: axe\ndeck: pick")

    story.does("quiet")

    nothing = NothingHappened(1, "gutter", "immune", "zattar")
    assert story.told(NothingHappened) == [nothing]
    assert story.seat(1) == "| zattar"


def test_immunity_is_asked_for_again_when_a_card_is_claimed() -> None:
    text = "0: |\n1: | anvil\nphase: window\nchain: 0 tow >1@area\ngutter: tow"
    story = Story(f"{text}\ndeck: pick")

    story.does("quiet")

    nothing = NothingHappened(1, "claim", "immune", "anvil")
    assert story.told(NothingHappened) == [nothing]


def test_immunity_is_asked_for_again_when_a_player_is_hit() -> None:
    text = "0: |\n1: pot oaf | hermit\nphase: window\nchain: 0 raid >1\ngutter: raid"
    story = Story(f"{text}\ndeck: pick")

    story.does("quiet")

    assert story.told(NothingHappened) == [NothingHappened(1, "swipe", "immune")]
