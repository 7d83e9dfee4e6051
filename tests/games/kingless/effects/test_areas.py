"""Claim and Gutter (K40 to K42, K50)."""

from app.games.kingless.events import Claimed, Guttered, NothingHappened
from tests.games.kingless.story import Story


def test_k40_a_claimed_card_that_nobody_holds_does_nothing() -> None:
    for elsewhere in ("deck: brute pick", "gutter: brute\ndeck: pick"):
        story = Story(f"0: summon |\n1: pot |\n{elsewhere}")

        story.does("0 play summon >@hands", "quiet")

        nothing = NothingHappened(0, "claim", "nobody-holds-it", "brute")
        assert story.told(NothingHappened) == [nothing]
        assert story.seat(0) == "|"


def test_k41_a_card_is_claimed_from_a_play_area() -> None:
    story = Story("0: summon |\n1: | oaf brute\n2: |\ndeck: pick")

    story.does("0 play summon >1@area", "quiet")

    assert story.told(Claimed) == [Claimed(0, "brute", 1, "area")]
    assert (story.seat(0), story.seat(1)) == ("| brute", "| oaf")


def test_k41_a_card_is_claimed_from_any_hand_and_the_holder_has_no_choice() -> None:
    story = Story("0: summon |\n1: pot |\n2: halt brute |\ndeck: pick")

    story.does("0 play summon >@hands", "quiet")

    assert story.told(Claimed) == [Claimed(0, "brute", 2, "hand")]
    assert (story.seat(0), story.seat(2)) == ("| brute", "halt |")


def test_k41_a_card_is_claimed_from_the_own_hand() -> None:
    story = Story("0: summon brute |\n1: pot |\ndeck: pick")

    story.does("0 play summon >@hands", "quiet")

    assert story.told(Claimed) == [Claimed(0, "brute", 0, "hand")]
    assert story.seat(0) == "| brute"


def test_k41_a_claimed_cards_text_is_off_and_its_passive_on() -> None:
    story = Story("0: tow |\n1: anvil |\n2: tow |\nturn: 1\ndeck: pick pick pick pick")

    story.does("0 play tow >@hands", "quiet", "0 end")

    assert story.state.player(0).area == ("anvil",)
    story.does("1 end")
    assert story.plays(2, "tow") == ["play tow >@hands"]


def test_k42_another_players_area_comes_before_hands_by_choice() -> None:
    story = Story("0: summon brute |\n1: | brute\n2: | brute\n3: brute |\ndeck: pick")

    assert story.plays(0, "summon") == ["play summon >1@area", "play summon >2@area"]
    story.does("0 play summon >2@area", "quiet")

    assert story.told(Claimed) == [Claimed(0, "brute", 2, "area")]


def test_k42_several_hands_are_settled_by_chance() -> None:
    text = "0: summon brute |\n1: brute |\n2: |\n3: brute |\nstep: 4\ndeck: pick"
    found = []
    for number in (0, 1, 2):
        story = Story(text, claim=[number])

        story.does("0 play summon >@hands", "quiet")

        assert story.chance.labels == ["claim/6"]
        assert story.chance.bounds == [(3,)]
        found += [event.whose for event in story.told(Claimed)]

    assert found == [1, 3, 0]


def test_k42_the_own_play_area_is_never_claimed_from() -> None:
    story = Story("0: summon | brute\n1: brute |\ndeck: pick")

    assert story.plays(0, "summon") == ["play summon >@hands"]
    story.does("0 play summon >@hands", "quiet")

    assert story.told(Claimed) == [Claimed(0, "brute", 1, "hand")]


def test_k42_nobody_can_give_a_card_where_all_copies_may_be_immune() -> None:
    for giver in ("brute | lockpurse", "pot | lockpurse"):
        story = Story(f"0: summon |\n1: {giver}\ndeck: pick")

        story.does("0 play summon >@hands", "quiet")

        nothing = NothingHappened(0, "claim", "nobody-can-give-it", "brute")
        assert story.told(NothingHappened) == [nothing]


def test_k42_an_immune_copy_in_an_area_cannot_be_given() -> None:
    story = Story("0: tow |\n1: | anvil\ndeck: pick")

    story.does("0 play tow >@hands", "quiet")

    nothing = NothingHappened(0, "claim", "nobody-can-give-it", "anvil")
    assert story.told(NothingHappened) == [nothing]


def test_k26_a_claimed_card_that_left_the_named_area_is_not_looked_for() -> None:
    story = Story("0: summon |\n1: | brute\n2: brute |\n3: |\ndeck: pick")

    story.does("0 play summon >1@area", "leave 1", "quiet")

    nothing = NothingHappened(0, "claim", "target-gone", "brute")
    assert story.told(NothingHappened) == [nothing]
    assert story.seat(2) == "brute |"


def test_k50_one_card_of_any_player_is_guttered_the_own_too() -> None:
    story = Story("0: axe | oaf\n1: | pot oaf\n2: | runt\ndeck: pick")

    assert story.plays(0, "axe") == [
        "play axe >1:pot",
        "play axe >1:oaf",
        "play axe >2:runt",
        "play axe >0:oaf",
    ]
    story.does("0 play axe >0:oaf", "quiet")

    assert story.told(Guttered) == [Guttered(0, "oaf", 0)]
    assert story.fact("gutter") == "axe oaf"


def test_k50_the_card_must_match() -> None:
    area = "1: | oaf pot brute anvil"
    plays = {
        card: Story(f"0: {card} |\n{area}\ndeck: pick").plays(0, card)
        for card in ("hook", "sergeant", "wanted")
    }

    assert plays == {
        "hook": ["play hook >1:pot", "play hook >1:anvil"],
        "sergeant": ["play sergeant >1:oaf", "play sergeant >1:brute"],
        "wanted": ["play wanted >1:brute"],
    }


def test_k50_where_only_own_cards_match_none_has_to_go() -> None:
    story = Story("0: axe | oaf\n1: |\ndeck: pick")

    assert story.plays(0, "axe") == ["play axe >0:oaf", "play axe"]
    story.does("0 play axe", "quiet")

    assert story.seat(0) == "| oaf"
    assert story.told(NothingHappened) == [NothingHappened(0, "gutter", "no-target")]


def test_k50_where_another_players_card_matches_one_has_to_be_named() -> None:
    story = Story("0: axe | oaf\n1: | pot\ndeck: pick")

    assert story.refuses("0 play axe") == "wrong-target"


def test_k50_immune_cards_cannot_be_named() -> None:
    story = Story("0: axe |\n1: | zattar ragstad oaf\ndeck: pick")

    assert story.plays(0, "axe") == ["play axe >1:oaf"]


def test_k50_copies_of_a_card_are_one_choice_and_the_oldest_goes() -> None:
    story = Story("0: axe |\n1: | oaf pot oaf\ndeck: pick")

    assert story.plays(0, "axe") == ["play axe >1:oaf", "play axe >1:pot"]
    story.does("0 play axe >1:oaf", "quiet")

    assert story.seat(1) == "| pot oaf"


def test_the_played_card_is_never_its_own_target() -> None:
    story = Story("0: bully stop stop stop |\n1: |\ndeck: pick pick pick")

    assert story.plays(0, "bully") == ["play bully"]


def test_another_copy_of_the_played_card_may_be_its_target() -> None:
    story = Story("0: bully stop stop stop | bully\n1: |\ndeck: pick pick pick")

    story.does("0 play bully >0:bully", "quiet")

    assert story.seat(0) == "stop stop stop | bully"
    assert story.fact("gutter") == "bully"


def test_the_played_card_stays_when_the_named_copy_has_gone() -> None:
    text = "0: bully stop stop stop |\n1: | bully\n2: |\ndeck: pick pick pick"
    story = Story(text)

    story.does("0 play bully >1:bully", "leave 1", "quiet")

    assert story.seat(0) == "stop stop stop | bully"
