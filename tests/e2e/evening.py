"""The story of an evening: three people in three browsers, from link to rematch.

It is played once, by keyboard alone; what is told of it is noted down on the way.
"""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.people import begin_table, hurry, open_table, sit_down, start
from tests.e2e.pilot import Pilot, Seen, play
from tests.e2e.wire import Wire


@dataclass(slots=True)
class Evening:
    """Three people, and what was noted of their evening.

    Attributes:
        ada: The host.
        bo: Reloads in the middle.
        ines: Loses the line for a while.
        wire: The line of Inês.
        faults: What axe found, by state and person.
        hands: The hand of Bo before and after the reload.
        banners: What Inês read when the line was lost, and when it was back.
        results: King and Fool of the first round, as each of them read it.
        crowned: Beside whose name each sees crown and hat in the second round.
        told: The table of the second round in words, by person.
    """

    ada: Pilot
    bo: Pilot
    ines: Pilot
    wire: Wire
    faults: dict[str, list[str]] = field(default_factory=dict)
    hands: list[list[str]] = field(default_factory=list)
    banners: list[str] = field(default_factory=list)
    results: dict[str, list[str]] = field(default_factory=dict)
    crowned: dict[str, list[str]] = field(default_factory=dict)
    told: dict[str, list[str]] = field(default_factory=dict)

    @property
    def all(self) -> tuple[Pilot, Pilot, Pilot]:
        """Everybody, in the order of the seats."""
        return self.ada, self.bo, self.ines

    def inspect(self, state: str, page: Page) -> None:
        """Hold a page to axe, once for each state."""
        if state not in self.faults:
            self.faults[state] = violations(page)

    def pass_by(self) -> None:
        """Let the whole evening pass, up to the first turn of the second round."""
        meet(self)
        for pilot in self.all:
            pilot.on_look = self._judge
        play_first_round(self)
        look_back(self)
        play_again(self)

    def _judge(self, pilot: Pilot, seen: Seen) -> None:
        if state := state_of(seen):
            self.inspect(f"{state} {pilot.name}", pilot.page)


def meet(evening: Evening) -> None:
    """Open a table, come by the link, set the rules, be ready, start."""
    ada, bo, ines = (pilot.page for pilot in evening.all)
    ada.goto("/")
    ada.get_by_role("button", name="Open a table").first.wait_for()
    evening.inspect("home", ada)
    begin_table(ada)
    evening.inspect("open table", ada)
    link = open_table(ada, "Ada")
    bo.goto(link)
    bo.get_by_role("textbox", name="What shall we call you?").wait_for()
    evening.inspect("join", bo)
    sit_down(bo, link, "Bo")
    sit_down(ines, evening.wire.address + link[link.index("/r/") :], "Inês")
    hurry(ada)
    for pilot in evening.all:
        evening.inspect(f"lobby {pilot.name}", pilot.page)
    start(ada, bo, ines)


def play_first_round(evening: Evening) -> None:
    """Play it to its end; one reloads in the middle, another loses the line."""
    ada = evening.ada.page
    play(evening.all, until=lambda: turn(ada) >= 3)
    reload(evening)
    play(evening.all, until=lambda: turn(ada) >= 4 and "Your turn" in sign(ada))
    lose_the_line(evening)
    play(evening.all, until=lambda: is_over(ada))


def reload(evening: Evening) -> None:
    """Bo loads the page anew while the round runs."""
    page = evening.bo.page
    evening.hands.append(hand(page))
    page.reload()
    page.get_by_role("listbox").wait_for()
    evening.hands.append(hand(page))


def lose_the_line(evening: Evening) -> None:
    """Nothing gets through to Inês while the others play on, up to her turn."""
    page, banners = evening.ines.page, evening.ines.page.locator(".banners")
    evening.wire.cut()
    page.context.set_offline(offline=True)
    expect(banners).to_contain_text("No connection")
    evening.banners.append(banners.inner_text())
    evening.inspect("offline", page)
    there = (evening.ada, evening.bo)
    play(there, until=lambda: all("Inês" in sign(pilot.page) for pilot in there))
    page.context.set_offline(offline=False)
    evening.wire.mend()
    expect(banners).to_contain_text("Back at the table")
    evening.banners.append(banners.inner_text())
    expect(banners).to_be_empty()


def look_back(evening: Evening) -> None:
    """Read the result, and what else there is to see of a finished round."""
    for pilot in evening.all:
        crown = pilot.page.get_by_role("heading", name=re.compile("King$|Fool$"))
        crown.nth(1).wait_for()
        evening.results[pilot.name] = crown.all_inner_texts()
        evening.inspect(f"result {pilot.name}", pilot.page)
    evening.bo.page.reload()
    replay = evening.ada.page.get_by_role("link", name="Watch the replay")
    paths = {"replay": replay.get_attribute("href"), "me": "/me"}
    paths["rules"] = "/rules/kingless"
    tab = evening.ada.page.context.new_page()
    for state, path in paths.items():
        tab.goto(str(path))
        tab.get_by_role("heading", level=1).wait_for()
        tab.wait_for_load_state("networkidle")
        evening.inspect(state, tab)
    tab.close()


def play_again(evening: Evening) -> None:
    """Ask for another round by one tap each, and look who wears what."""
    for pilot in evening.all:
        pilot.page.get_by_role("button", name="Another round").click()
    for pilot in evening.all:
        pilot.page.get_by_role("listbox").wait_for()
        table = pilot.page.get_by_label("The table in words")
        evening.told[pilot.name] = table.get_by_role("listitem").all_text_contents()
        evening.crowned[pilot.name] = [
            pilot.page.locator(
                f"section:has(> * .kseat-award.is-{award}) .kseat-name"
            ).inner_text()
            for award in ("king", "fool")
        ]


def state_of(seen: Seen) -> str | None:
    """Name what is on the page; None for a state that needs no look of its own."""
    keys = {button["key"] for button in seen["buttons"]}
    if "P" in keys:
        return "answer window"
    if not seen["lit"] or not {"E", "Esc"} & keys:
        return None
    if seen["letters"]:
        return "targeting"
    return "last turn" if "last turn" in seen["lines"][1] else "my turn"


def sign(page: Page) -> str:
    """Return the first line of the Sign."""
    return page.locator(".sign-line1").inner_text()


def turn(page: Page) -> int:
    """Return the number of the turn, as the bar says it; 0 where it is not said."""
    said = re.search(r"\d+", page.locator(".chip.is-turn").text_content() or "")
    return int(said[0]) if said else 0


def hand(page: Page) -> list[str]:
    """Return the names of the cards in the hand, as they are read out."""
    options = page.get_by_role("option").locator(".unseen").all_text_contents()
    return [words.partition(",")[0].strip() for words in options]


def is_over(page: Page) -> bool:
    """Return whether the round is over."""
    return page.get_by_role("button", name="Another round").count() > 0
