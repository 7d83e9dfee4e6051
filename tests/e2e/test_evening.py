"""What an evening of three people in three browsers must have been like."""

from collections.abc import Iterator

import pytest

from tests.e2e.conftest import OpenWindow
from tests.e2e.evening import Evening
from tests.e2e.pilot import Pilot
from tests.e2e.wire import Wire
from tests.servers import Server

LAPTOP, TABLET, PHONE = (1440, 900), (768, 1024), (360, 740)
CERTAIN = ["home", "open table", "join", "offline", "replay", "me", "rules"]
BY_PERSON = ["lobby", "my turn", "answer window", "last turn", "result"]


@pytest.fixture(scope="module")
def evening(keep_window: OpenWindow, server: Server) -> Iterator[Evening]:
    """Return an evening that has come to the first turn of its second round."""
    with Wire(server.address) as wire:
        evening = Evening(
            Pilot(keep_window(LAPTOP), "Ada", 1),
            Pilot(keep_window(TABLET), "Bo", 2),
            Pilot(keep_window(PHONE), "Inês", 3),
            wire,
        )
        evening.pass_by()
        yield evening


def test_the_result_names_king_and_fool_to_everybody_alike(evening: Evening) -> None:
    named = [
        [told.replace("You are", f"{name} is") for told in results]
        for name, results in evening.results.items()
    ]

    assert named == [named[0]] * 3
    king, fool = named[0]
    assert king.endswith("is King")
    assert fool.endswith("is the Fool")
    assert king.split()[0] != fool.split()[0]


def test_c03_a_reload_in_the_middle_shows_the_same_hand(evening: Evening) -> None:
    before, after = evening.hands

    assert before
    assert sorted(before) == sorted(after)


def test_c04_n01_who_lost_the_line_comes_back_and_reads_what_was_missed(
    evening: Evening,
) -> None:
    lost, back = evening.banners

    assert "Your seat is kept" in lost
    assert "You missed" in back
    assert "You missed nothing" not in back


def test_v12_crown_and_hat_go_on_into_the_next_round(evening: Evening) -> None:
    for name, results in evening.results.items():
        assert evening.crowned[name] == [told.split()[0] for told in results]


def test_the_king_begins_the_next_round(evening: Evening) -> None:
    for name, (king, _) in evening.results.items():
        told = evening.told[name][0]
        mine = king == "You are King"

        assert (
            told == f"Turn 1, {'your move' if mine else king.split()[0] + ' to move'}."
        )


def test_axe_finds_nothing_on_any_page_in_any_state(evening: Evening) -> None:
    names = [pilot.name for pilot in evening.all]
    due = {*CERTAIN, *(f"{state} {name}" for state in BY_PERSON for name in names)}

    assert due <= evening.faults.keys()
    assert {state: found for state, found in evening.faults.items() if found} == {}
