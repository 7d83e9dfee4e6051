"""Views hold all that the screen needs and nothing that is secret."""

import msgspec

from app.games.core.chance import Chance
from app.games.two_heirs.game import GAME
from app.games.two_heirs.options import Options
from app.games.two_heirs.state import Laid
from app.games.two_heirs.views import TileView, UnitView
from tests.games.two_heirs.story import LIST, Story, a_state


def shown(text: str) -> str:
    """Return a text's view as JSON."""
    return msgspec.json.encode(GAME.view(a_state(text, solo=True), None)).decode()


def test_h06_the_order_of_the_supply_is_secret_its_count_and_top_colour_are_not() -> (
    None
):
    state = a_state("supply: sawmill-west quarry-west guardhouse-stone")
    view = GAME.view(state, None)

    assert (view.supply, view.top) == (3, "wood")
    text = msgspec.json.encode(view).decode()
    assert all(tile not in text for tile in state.supply)


def test_h06_the_start_tiles_front_is_secret_its_colour_is_not() -> None:
    view = GAME.view(a_state("land: camp-wood@1,0"), 0)

    assert view.landscape == (
        TileView((0, 0), None, "grain", None),
        TileView((1, 0), "camp-wood", "wood", None),
    )
    assert "cathedral" not in msgspec.json.encode(view).decode()


def test_h06_the_treasures_pile_and_those_taken_out_are_secret() -> None:
    text = "treasures: row-stone-any | row-grain-wood@3,3 | column-wood-any | a-column"
    view = GAME.view(a_state(text, solo=True), 0)

    assert (view.pile, view.level) == (1, 1)
    assert view.laid == (Laid("row-grain-wood", (3, 3)),)
    assert view.gone == ("column-wood-any",)
    assert '"laid":[{"treasure":"row-grain-wood","cell":[3,3]}]' in shown(text)
    assert "row-stone-any" not in shown(text)
    assert "a-column" not in shown(text)


def test_h06_hands_reserve_and_removed_tiles_are_open_to_all() -> None:
    """HF9: every viewer sees the same."""
    text = "0: camp-wood | wood=- stone=- grain=0,0\nremoved: farm-west"
    state = a_state(text)

    seen = [GAME.view(state, viewer) for viewer in (0, 1, None, 7)]

    assert all(view == seen[0] for view in seen)
    assert [heir.hand for heir in seen[0].heirs] == [("camp-wood",), ()]
    assert seen[0].removed == ("farm-west",)
    assert seen[0].reserve[1] == "inn-wood"


def test_h06_nothing_of_a_deal_is_told_beyond_what_lies_open() -> None:
    step = GAME.setup(Options(), (0,), {}, Chance(b"x"), LIST)

    told = msgspec.json.encode((GAME.view(step.state, 0), step.events)).decode()

    hidden = (*step.state.supply, step.state.landscape[0].tile)
    assert [tile for tile in hidden if f'"{tile}"' in told] == []


def test_each_heir_has_reach_sources_units_and_score() -> None:
    story = Story("land: cathedral-grain@1,0/0\n0: | wood=1,0 stone=- grain=0,0!")

    first, second = GAME.view(story.state, None).heirs

    assert (first.seat, first.reach, first.places) == (0, 2, (1, 2))
    assert first.units == (
        UnitView("wood", elite=False, cell=(1, 0), moved=False),
        UnitView("stone", elite=False, cell=None, moved=False),
        UnitView("grain", elite=True, cell=(0, 0), moved=True),
    )
    assert [(s.terrain, s.kind) for s in first.sources] == [
        ("wood", "reserve"), ("stone", "reserve"), ("grain", "unit"), ("grain", "unit"),
    ]  # fmt: skip
    assert (first.score.total, second.score.total) == (10, 0)


def test_the_cells_that_may_be_built_on_are_those_of_the_active_heir() -> None:
    text = "land: camp-wood@1,0\n0: | wood=- stone=- grain=1,0\nactive: "

    first = GAME.view(a_state(f"{text}0"), None).cells
    second = GAME.view(a_state(f"{text}1"), None).cells

    assert (2, 0) in first
    assert (2, 0) not in second
    assert (-1, 0) in second
    assert GAME.view(a_state("phase: over supply -"), None).cells == ()


def test_henry_has_no_seat_no_reach_and_no_sources() -> None:
    henry = GAME.view(a_state(solo=True), None).heirs[1]

    assert (henry.seat, henry.reach, henry.places, henry.sources) == (None, 0, (), ())


def test_with_two_players_there_is_no_anchor_and_no_level() -> None:
    view = GAME.view(a_state(), None)

    assert (view.anchor, view.level, view.pile) == (None, None, 0)


def test_where_the_heirs_stand_in_the_final_turns_is_told() -> None:
    def finals(text: str) -> list[str | None]:
        return [heir.final for heir in GAME.view(a_state(text), None).heirs]

    assert finals("") == [None, None]
    assert finals("trigger: 0\nfinal: 1 0\nactive: 0") == ["waiting", "waiting"]
    assert finals("trigger: 0\nfinal: 0\nactive: 1") == ["waiting", "now"]
    assert finals("trigger: 0\nfinal:\nactive: 0") == ["now", "done"]
    assert finals("trigger: 0\nfinal:\nphase: over supply -") == ["done", "done"]


def test_the_phase_is_told_with_what_it_asks() -> None:
    siege = GAME.view(a_state("phase: siege 1,0 2,0"), None)
    surplus = GAME.view(
        a_state("0: a b c d e | wood=- stone=- grain=0,0\nphase: surplus"), None
    )
    over = GAME.view(a_state("phase: over left 1"), None)

    assert (siege.phase, siege.siege) == ("siege", ((1, 0), (2, 0)))
    assert (surplus.phase, surplus.surplus) == ("surplus", 2)
    assert (over.phase, [heir.out for heir in over.heirs]) == ("over", [False, True])


def test_roads_are_told_whether_they_score_or_not() -> None:
    land = "land: inn-wood@1,0/0 mill-grain@2,0/0"
    plain = f'{land}\noptions: {{"roads":false}}'

    view, without = (GAME.view(a_state(text), None) for text in (land, plain))

    assert view.roads == without.roads
    assert (view.roads_score, without.roads_score) == (True, False)
    assert (view.heirs[0].score.from_roads, without.heirs[0].score.from_roads) == (2, 0)
