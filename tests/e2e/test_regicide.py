"""Regicide in real browsers: three friends from link to rematch, and one alone."""

import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenWindow
from tests.e2e.people import open_table, sit_down, start
from tests.e2e.pilot import play
from tests.e2e.siege import Knight, hand, is_over, told, turn

LAPTOP, TABLET, PHONE = (1440, 900), (768, 1024), (360, 740)
ARCHIVED = "(address) => fetch(address).then(({ ok }) => ok)"
ENDS = re.compile("was too much|Dawn")


@dataclass(slots=True)
class Siege:
    """A match of three, and what was noted of it.

    Attributes:
        faults: What axe found, by state.
        hands: The hand of Bo before and after the reload.
        scenes: The heading of the end, by person.
        again: The first lines of the table in words in the second match.
    """

    ada: Knight
    bo: Knight
    ines: Knight
    faults: dict[str, list[str]] = field(default_factory=dict)
    hands: list[list[str]] = field(default_factory=list)
    scenes: dict[str, str] = field(default_factory=dict)
    again: dict[str, list[str]] = field(default_factory=dict)

    @property
    def all(self) -> tuple[Knight, Knight, Knight]:
        """Everybody, in the order of the seats."""
        return self.ada, self.bo, self.ines

    def inspect(self, state: str, page: Page) -> None:
        """Hold a page to axe."""
        self.faults[state] = violations(page)

    def pass_by(self) -> None:
        """Let it all pass, up to the first turn of the second match."""
        ada, bo, ines = (knight.page for knight in self.all)
        link = open_table(ada, "Ada", "Regicide")
        sit_down(bo, link, "Bo")
        sit_down(ines, link, "Inês")
        self.inspect("lobby", ada)
        start(ada, bo, ines)
        play(self.all, until=lambda: turn(ada) >= 2)
        self.reload()
        self.inspect("table", ada)
        play(self.all, until=lambda: is_over(ada))
        for knight in self.all:
            scene = knight.page.get_by_role("heading", name=ENDS)
            self.scenes[knight.name] = scene.inner_text()
        self.inspect("end", ines)
        self.play_again()

    def reload(self) -> None:
        """Bo loads the page anew while the match runs."""
        page = self.bo.page
        self.hands.append(hand(page))
        page.reload()
        page.get_by_label("Your hand").or_(page.locator(".hand.is-empty")).wait_for()
        self.hands.append(hand(page))

    def play_again(self) -> None:
        """Ask for another round by one tap each."""
        for knight in self.all:
            knight.page.get_by_role("button", name="Another round").click()
        for knight in self.all:
            knight.page.get_by_role("listbox").wait_for()
            self.again[knight.name] = told(knight.page)


def await_archive(page: Page, link: str) -> None:
    """Wait until the match behind a link has been written down."""
    address = f"/api/matches/{link.removeprefix('/m/').partition('?')[0]}"
    page.wait_for_function(ARCHIVED, arg=address)


@pytest.fixture(scope="module")
def siege(keep_window: OpenWindow) -> Siege:
    """Return a siege that has come to the first turn of its second match."""
    siege = Siege(
        Knight(keep_window(LAPTOP), "Ada", 1),
        Knight(keep_window(TABLET), "Bo", 2),
        Knight(keep_window(PHONE), "Inês", 3),
    )
    siege.pass_by()
    return siege


def test_r54_all_read_the_same_end(siege: Siege) -> None:
    assert len(set(siege.scenes.values())) == 1


def test_a_reload_in_the_middle_shows_the_same_hand(siege: Siege) -> None:
    before, after = siege.hands

    assert before == after


def test_a_rematch_begins_with_a_fresh_castle_for_all(siege: Siege) -> None:
    for lines in siege.again.values():
        assert lines[0] == "Turn 1, royal 1 of 12."
        assert sum("6 of 6 cards" in line for line in lines) == 3


def test_axe_finds_nothing_while_three_play(siege: Siege) -> None:
    assert siege.faults == {"lobby": [], "table": [], "end": []}


def test_r49_r53_alone_a_flip_costs_the_gold_and_the_end_leads_into_the_replay(
    open_window: OpenWindow,
) -> None:
    page = open_window(LAPTOP)
    knight = Knight(page, "Ada", 5)
    open_table(page, "Ada", "Regicide")
    start(page)
    before = hand(page)

    expect(page.locator(".rmedal")).to_have_text("Gold at stake")
    knight.look()
    knight.press("j")
    expect(page.locator(".rslip")).to_contain_text("Silver at best")
    knight.look()
    knight.press("Enter")
    expect(page.locator(".rmedal")).to_have_text("Silver at stake")
    flipped = hand(page)
    play([knight], until=lambda: is_over(page))
    link = page.get_by_role("link", name=re.compile("See the turn"))
    await_archive(page, str(link.get_attribute("href")))
    link.click()
    page.get_by_role("heading", name=re.compile("^Turn")).wait_for()
    shown = page.get_by_role("list", name="Ada’s hand")

    assert len(flipped) == 8
    assert flipped != before
    expect(shown.or_(page.locator(".ropen.is-empty"))).to_be_visible()
