"""What each viewer may know of a state."""

from msgspec.structs import replace

from app.games.regicide import GAME
from app.games.regicide.views import EnemyView, LossView, RoyalView, TablePlay
from tests.games.regicide.positions import Story, a_deal, a_position


def test_r55_hand_sizes_piles_enemy_and_table_are_open() -> None:
    state = a_position(
        "2H 3H", "4C", enemy="QS", dmg=7, shield=0, blocked=5, table="4S AS | 2D",
        table_by=[0, 1], tavern="5D 6D", discard="7D 8D", yielded=[True, False],
    )  # fmt: skip
    view = GAME.view(state, None)

    assert [(s.seat, s.hand, s.yielded) for s in view.seats] == [
        (0, 2, True),
        (1, 1, False),
    ]
    assert (view.tavern, view.discard, view.hand_limit) == (2, 2, 7)
    assert view.enemy == EnemyView(
        card="QS",
        rank="Q",
        suit="S",
        full_health=30,
        damage=7,
        health=23,
        full_attack=15,
        shield=0,
        attack=15,
        immune=True,
        lifted_by=None,
        banked=5,
    )
    assert view.table == (TablePlay(0, ("4S", "AS"), 5), TablePlay(1, ("2D",), 2))


def test_r55_hands_are_secret() -> None:
    state = a_position("2H 3H", "4C")

    assert GAME.view(state, 0).hand == ("2H", "3H")
    assert GAME.view(state, 1).hand == ("4C",)
    assert GAME.view(state, None).hand is None
    assert GAME.view(state, 6).hand is None


def test_r55_of_the_castle_only_the_ranks_to_come_are_known() -> None:
    state = a_position("2H", "4C", enemy="JD", castle="JC QH", felled=["JS", "JH!"])

    assert GAME.view(state, 0).castle == (
        RoyalView("J", "felled", "JS"),
        RoyalView("J", "exact", "JH"),
        RoyalView("J", "now", "JD"),
        RoyalView("J", "to-come", None),
        RoyalView("Q", "to-come", None),
    )


def test_r55_a_fresh_deal_shows_twelve_royals() -> None:
    castle = GAME.view(a_deal(2), None).castle

    assert [royal.rank for royal in castle] == [*"JJJJQQQQKKKK"]
    assert [royal.state for royal in castle] == ["now", *["to-come"] * 11]


def test_r56_of_the_discard_pile_the_top_card_shows() -> None:
    view = GAME.view(a_position("2H", "4C", discard="7D 8D 9D"), 0)

    assert (view.discard, view.discard_top, view.discard_cards) == (3, "9D", None)


def test_r56_an_empty_discard_pile_has_no_top() -> None:
    assert GAME.view(a_position("2H", "4C"), 0).discard_top is None


def test_r56_the_host_may_open_the_discard_pile() -> None:
    state = a_position("2H", "4C", discard="7D 8D 9D", options={"open_discard": True})

    assert GAME.view(state, None).discard_cards == ("9D", "8D", "7D")


def test_r57_after_an_exact_kill_the_top_of_the_tavern_is_known() -> None:
    story = Story(a_position("5S 4H", "2C", enemy="JC", dmg=15, tavern="2H"))
    view = GAME.view(story.plays("play 5S").state, None)

    assert (view.tavern_known, view.tavern) == (("JC",), 2)


def test_r57_who_draws_a_known_royal_is_known() -> None:
    state = a_position("2D 9S", "4C", "5C", enemy="QC", known=1, tavern="JC 7D 8D")
    story = Story(state).plays("play 2D")
    view = GAME.view(story.state, 2)

    assert [seat.known for seat in view.seats] == [("JC",), (), ()]
    assert (view.tavern_known, view.tavern) == ((), 1)


def test_r57_two_exact_kills_leave_two_known_cards() -> None:
    hand, castle = "5C 10C 4H", "JS QH"
    state = a_position(hand, "2C", enemy="JH", dmg=10, tavern="2H", castle=castle)
    story = Story(state).plays("play 5C", "play 10C")

    assert GAME.view(story.state, None).tavern_known == ("JS", "JH")


def test_r57_a_flip_draws_known_royals_before_all_eyes() -> None:
    state = a_position("2H", enemy="QC", known=1, tavern="JC 7D 8D", flips_left=1)
    view = GAME.view(Story(state).plays("flip").state, None)

    assert (view.tavern_known, view.seats[0].known) == ((), ("JC",))


def test_r57_what_is_known_of_a_hand_ends_when_it_is_played() -> None:
    state = a_position("JS 9S", "4C", enemy="QC", known_hands=[["JS"], []])
    story = Story(state).plays("play JS")

    assert GAME.view(story.state, 1).seats[0].known == ()


def test_r57_healed_cards_lie_below_what_is_known() -> None:
    state = a_position("5H 10C", "4C", enemy="QC", known=1, tavern="JC", discard="2S")

    assert GAME.view(Story(state).plays("play 5H").state, 1).tavern_known == ("JC",)


def test_r58_nothing_hidden_stands_in_a_view() -> None:
    state = a_position(
        "2H 3H", "4C 5C", enemy="JD", castle="JC QH", tavern="6D 7D", discard="8S 9S"
    )
    told = repr(GAME.view(state, 0))

    hidden = ("4C", "5C", "JC", "QH", "6D", "7D", "8S")
    assert [card for card in hidden if card in told] == []


def test_a_view_says_what_has_come_since_the_own_last_move() -> None:
    state = a_position("4D 2S 10C", "3D 9C", enemy="JC", tavern="AH AS AC")
    story = Story(state).plays("play 4D")
    assert GAME.view(story.state, 0).drawn == ("AH", "AC")
    assert GAME.view(story.state, 1).drawn == ("AS",)

    assert GAME.view(Story(story.state).plays("pay 10C").state, 0).drawn == ()


def test_a_yield_is_a_move_too() -> None:
    state = a_position("9D 10C", "3D", enemy="JC", fresh=[1, 0])
    story = Story(state).plays("yield")

    assert GAME.view(story.state, 0).drawn == ()


def test_a_view_says_what_has_to_be_paid_and_why_yielding_is_barred() -> None:
    paying = a_position("10C", "3D", phase="defend", shield=3)
    barred = a_position("10C", "3D", yielded=[False, True])

    assert GAME.view(paying, None).must_pay == 7
    assert GAME.view(paying, None).yield_barred is None
    assert GAME.view(barred, None).must_pay == 0
    assert GAME.view(barred, None).yield_barred == "yield-barred"


def test_a_view_says_how_the_players_lost() -> None:
    story = Story(a_position("2H 7C 2C", "KC", enemy="JS")).plays("play 2H")

    assert GAME.view(story.state, None).loss == LossView("cannot-pay", 0, 10, 9)


def test_a_view_says_who_left() -> None:
    state = replace(a_position("2H", "3H"), phase="abandoned", left=1)

    assert [seat.left for seat in GAME.view(state, None).seats] == [False, True]
