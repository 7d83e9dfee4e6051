"""The Two Heirs in real browsers: two friends up to a rematch, and one alone."""

import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.brothers import Brother, is_over, told, turn
from tests.e2e.conftest import OpenWindow
from tests.e2e.people import be_ready, open_table, sit_down
from tests.e2e.pilot import play

LAPTOP, PHONE = (1440, 900), (360, 740)
GRID = "[role=grid]"
THRONE = re.compile("throne")


@dataclass(slots=True)
class Evening:
    """A match of two, and what was noted of it.

    Attributes:
        faults: What axe found, by state.
        places: Where two cells lay on each screen, by person.
        before: The table in words before Bo loads the page anew, and after.
        totals: Both totals on each screen at the end, by person.
        again: The first line of the table in words in the second match.
    """

    ada: Brother
    bo: Brother
    faults: dict[str, list[str]] = field(default_factory=dict)
    places: dict[str, list[float]] = field(default_factory=dict)
    before: list[list[str]] = field(default_factory=list)
    totals: dict[str, list[str]] = field(default_factory=dict)
    again: list[str] = field(default_factory=list)

    @property
    def both(self) -> tuple[Brother, Brother]:
        """Both, in the order of the seats."""
        return self.ada, self.bo

    def inspect(self, state: str, page: Page) -> None:
        """Hold a page to axe."""
        self.faults[state] = violations(page)

    def pass_by(self) -> None:
        """Let it all pass, up to the first turn of the second match."""
        ada, bo = self.ada.page, self.bo.page
        sit_down(bo, open_table(ada, "Ada", "The Two Heirs"), "Bo")
        self.inspect("lobby", ada)
        begin(ada, bo)
        play(self.both, until=lambda: turn(ada) >= 6)
        self.look_across()
        self.reload()
        self.inspect("table", bo)
        play(self.both, until=lambda: is_over(ada) and is_over(bo))
        self.inspect("end", bo)
        for brother in self.both:
            totals = brother.page.locator(".hscene-side b")
            self.totals[brother.name] = totals.all_inner_texts()
        self.play_again()

    def look_across(self) -> None:
        """Note where the first and the last tile lie on both screens."""
        cells = self.ada.page.locator("[data-cell]").evaluate_all(
            "(all) => all.map((one) => one.dataset.cell)"
        )
        ends = [min(cells, key=_column), max(cells, key=_column)]
        for brother in self.both:
            boxes = [
                brother.page.locator(f"[data-cell='{at}']").bounding_box()
                for at in ends
            ]
            self.places[brother.name] = [box["x"] for box in boxes if box]

    def reload(self) -> None:
        """Bo loads the page anew while the match runs."""
        page = self.bo.page
        self.before.append(told(page))
        page.reload()
        page.locator(GRID).wait_for()
        self.before.append(told(page))

    def play_again(self) -> None:
        """Ask for another round by one key each."""
        for brother in self.both:
            brother.page.keyboard.press("r")
        for brother in self.both:
            brother.page.locator(".hreserve").wait_for()
            self.again.append(told(brother.page)[0])


def begin(host: Page, *others: Page) -> None:
    """Let everybody be ready, and the host start the match."""
    for page in (host, *others):
        be_ready(page)
    host.get_by_role("button", name="Start", exact=True).press("Enter")
    for page in (host, *others):
        page.locator(GRID).wait_for()


def _column(cell: str) -> int:
    return int(cell.partition(",")[0])


@pytest.fixture(scope="module")
def evening(keep_window: OpenWindow) -> Evening:
    """Return an evening that has come to the first turn of its second match."""
    evening = Evening(
        Brother(keep_window(LAPTOP), "Ada", 1), Brother(keep_window(PHONE), "Bo", 2)
    )
    evening.pass_by()
    return evening


def test_h26_the_second_heir_sees_the_landscape_turned(evening: Evening) -> None:
    ada, bo = (evening.places[name] for name in ("Ada", "Bo"))

    assert ada[0] < ada[1]
    assert bo[0] > bo[1]


def test_a_reload_in_the_middle_shows_the_same_table(evening: Evening) -> None:
    before, after = evening.before

    assert before == after


def test_both_read_the_same_totals_at_the_end_their_own_first(
    evening: Evening,
) -> None:
    first, second = evening.totals["Ada"]

    assert evening.totals["Bo"] == [second, first]


def test_a_rematch_begins_with_its_first_turn_for_both(evening: Evening) -> None:
    assert evening.again == ["Turn 1.", "Turn 1."]


def test_axe_finds_nothing_while_two_play(evening: Evening) -> None:
    assert evening.faults == {"lobby": [], "table": [], "end": []}


def test_h65_h83_alone_against_henry_at_level_three_to_the_end_and_its_tour(
    open_window: OpenWindow,
) -> None:
    page = open_window(LAPTOP)
    ada = Brother(page, "Ada", 7)
    open_table(page, "Ada", "The Two Heirs")
    more = page.get_by_role("button", name="Henry: more")
    more.press("Enter")
    more.press("Enter")
    expect(page.locator(".stepper").filter(has=more)).to_contain_text("3")
    begin(page)
    expect(page.locator(".htreasures")).to_contain_text("10 in his pile")

    play([ada], until=lambda: page.locator(".hhenry").count() > 0)
    expect(page.locator(".hhenry")).to_contain_text("Henry, 1 of")
    play([ada], until=lambda: is_over(page))

    expect(page.get_by_role("heading", name=THRONE)).to_be_visible()
    expect(page.locator(".hfinal")).to_contain_text("Treasures")
    page.get_by_role("button", name="Begin the tour").click()
    expect(page.locator(".htour-words")).to_contain_text("Stop 1 of")
    assert page.locator(".hcell.is-ringed").count() >= 1
