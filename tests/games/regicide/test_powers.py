"""What the suits of a play do."""

import pytest

from app.games.regicide.events import Drew, Healed, PowerBlocked, Shielded, Struck
from tests.games.regicide.positions import Story, a_position


def test_r16_each_suit_acts_once_with_the_total_value() -> None:
    story = Story(a_position("AS 8S 7H", "2C", enemy="QH")).plays("play AS 8S")

    assert story.told(Shielded).value == 9
    assert story.state.attack == 6


def test_r16_a_blocked_suit_still_adds_to_the_total() -> None:
    state = a_position("AH 7C 10D", "2C", enemy="JH", discard="5S 6S")
    story = Story(state).plays("play AH 7C")

    assert story.told(PowerBlocked).suit == "H"
    assert story.told(Struck).damage == 16
    assert len(story.state.discard) == 2


def test_r17_hearts_act_before_diamonds() -> None:
    state = a_position("2H 2D 10C", "3C", enemy="JS", discard="7C 8C")
    story = Story(state).plays("play 2D 2H")

    kinds = [type(event) for event in story.events]
    assert kinds.index(Healed) < kinds.index(Drew)
    assert story.told(Drew).count == 2


def test_r17_black_suits_act_after_diamonds() -> None:
    state = a_position("2S 2D 10C", "3C", enemy="JC", tavern="4H")
    story = Story(state).plays("play 2S 2D")

    kinds = [type(event) for event in story.events]
    assert kinds.index(Drew) < kinds.index(Shielded)


def test_r18_hearts_bring_so_many_spent_cards_under_the_tavern() -> None:
    state = a_position("2H 10C", "2C", tavern="8D", discard="2S 3S 5C 6C 7C")
    story = Story(state).plays("play 2H")

    assert story.told(Healed).count == 2
    assert story.state.tavern[0] == "8D"
    assert len(story.state.tavern) == len(story.state.discard) == 3


def test_r18_which_cards_are_healed_and_what_lies_on_top_is_chance() -> None:
    state = a_position("2H 10C", "2C", discard="2S 3S 5C 6C 7C")
    stories = [Story(state, f"s{n}").plays("play 2H") for n in range(40)]

    assert len({story.state.tavern for story in stories}) > 10
    assert {story.told(Healed).top for story in stories} == {*state.discard}
    for story in stories:
        assert story.state.discard[-1] == story.told(Healed).top


def test_r18_cards_on_the_table_are_not_healed() -> None:
    state = a_position("5H 10C", "2C", table="9C | 3S", discard="7D")
    story = Story(state).plays("play 5H")

    assert story.state.tavern == ("7D",)


def test_r18_with_an_empty_discard_pile_nothing_happens() -> None:
    story = Story(a_position("5H 10C", "2C", tavern="8D")).plays("play 5H")

    assert (story.told(Healed).count, story.told(Healed).top) == (0, None)
    assert story.state.tavern == ("8D",)


def test_r18_payments_can_be_healed_at_once() -> None:
    state = a_position("2S 10C", "2H 10D", enemy="JD")
    story = Story(state).plays("play 2S", "pay 10C", "play 2H")

    assert story.state.tavern == ("10C",)


def test_r19_players_draw_in_turn_and_full_hands_are_skipped() -> None:
    state = a_position(
        "2C 3C 4C 5C 6C",
        "5D 10C",
        "2S 3S 4S 6S 7S 8S",
        cur=1,
        enemy="JC",
        tavern="AH 2H 3H 4H 5H 6H 7H",
    )
    story = Story(state).plays("play 5D")

    drew = story.told(Drew)
    assert [(d.seat, d.count) for d in drew.drawings] == [(1, 4), (0, 1)]
    assert drew.drawings[0].cards == ("AH", "3H", "4H", "5H")
    assert story.state.tavern == ("6H", "7H")


def test_r19_the_cards_played_have_left_the_hand() -> None:
    full = "5D 2C 3C 4C 6C 7C 8C"
    story = Story(a_position(full, full, enemy="JC", tavern="AH 2H 3H"))

    story.plays("play 5D")

    assert [d.seat for d in story.told(Drew).drawings] == [0]
    assert len(story.state.player(0).hand) == 7


def test_r19_a_short_tavern_costs_nothing() -> None:
    state = a_position("9D 10C", "2C", enemy="JC", tavern="AH 2H", discard="5S 6S")
    story = Story(state).plays("play 9D")

    assert (story.told(Drew).value, story.told(Drew).count) == (9, 2)
    assert len(story.state.discard) == 2


def test_r20_clubs_double_the_damage_of_their_play() -> None:
    story = Story(a_position("6C 10S", "4H", enemy="JD")).plays("play 6C")

    assert (story.told(Struck).damage, story.told(Struck).doubled) == (12, True)


def test_r20_the_next_play_is_not_doubled() -> None:
    state = a_position("6H 10H 9H", "2C", enemy="QD", dmg=12, table="6C")
    story = Story(state).plays("play 6H")

    assert (story.told(Struck).damage, story.told(Struck).doubled) == (6, False)


def test_r20_no_other_power_grows() -> None:
    state = a_position("AC 8D 10H 5H", "2C", enemy="QS", tavern=" ".join(["2H"] * 12))
    story = Story(state).plays("play AC 8D")

    assert (story.told(Drew).count, story.told(Struck).damage) == (9, 18)


def test_r21_spades_add_up_over_players_until_the_enemy_falls() -> None:
    state = a_position("7S 8H 3D", "9S 2D", enemy="QC")
    story = Story(state).plays("play 7S")
    assert story.state.attack == 8

    story.plays("pay 8H", "play 9S")

    assert story.state.enemy is not None
    assert (story.state.enemy.shield, story.state.attack) == (16, 0)


def test_r21_no_shield_moves_to_the_next_enemy() -> None:
    state = a_position("10C 9S", "2C", dmg=6, shield=14, enemy="JH")
    story = Story(state).plays("play 10C")

    assert story.state.enemy is not None
    assert (story.state.enemy.card, story.state.enemy.shield) == ("JC", 0)


def test_r22_powers_act_even_where_they_hurt() -> None:
    """The last cards of the tavern are drawn by whoever would rather not."""
    story = Story(a_position("9D 10C", "2C", enemy="JC", tavern="AH"))

    assert story.plays("play 9D").state.tavern == ()


@pytest.mark.parametrize(("card", "drawn"), [("JD", 10), ("QD", 15), ("KD", 20)])
def test_r23_a_royal_acts_with_its_value(card: str, drawn: int) -> None:
    state = a_position(f"{card} 10H 9H", "2C", enemy="KH", tavern=" ".join(["2H"] * 20))
    story = Story(state).plays(f"play {card}")

    assert story.told(Drew).value == drawn
    assert story.told(Struck).damage == drawn


def test_blocked_powers_do_nothing_but_damage() -> None:
    hearts = a_position("7H 10C", "2C", enemy="JH", dmg=5, discard="2S 3S")
    assert Story(hearts).plays("play 7H").state.discard == ("2S", "3S")

    diamonds = a_position("9D 10C", "2C", tavern="AH 2H")
    assert Story(diamonds).plays("play 9D").state.tavern == ("AH", "2H")

    clubs = Story(a_position("8C 10H", "2C", enemy="JC")).plays("play 8C")
    assert clubs.told(Struck).damage == 8

    spades = Story(a_position("8S 10H", "2C", enemy="JS")).plays("play 8S")
    assert spades.state.attack == 10
