"""What the page of one player must not hold, and what it must say aloud."""

import re

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import OpenWindow
from tests.e2e.evening import hand, turn
from tests.e2e.people import host_table, hurry, join_table, start
from tests.e2e.pilot import Pilot, play

SEATS = """() => [...document.querySelectorAll('.kseat, .kmine')].map((seat) => ({
  name: seat.querySelector('.kseat-name').textContent.trim(),
  cards: [...seat.querySelectorAll('.karea .kcard-name')]
    .map((card) => card.textContent.replaceAll('\\u00ad', '').trim()),
}))"""


class Table:
    """Two people in a round, and what was sent to each."""

    def __init__(self, open_window: OpenWindow) -> None:
        self.ada = Pilot(open_window(), "Ada", 1)
        self.bo = Pilot(open_window(), "Bo", 2)
        self.heard: list[str] = []
        self.ada.page.on(
            "websocket",
            lambda line: line.on(
                "framereceived", lambda frame: self.heard.append(str(frame))
            ),
        )
        link = host_table(self.ada.page, "Ada")
        join_table(self.bo.page, link, "Bo")
        hurry(self.ada.page)
        start(self.ada.page, self.bo.page)


@pytest.fixture(scope="module")
def dealt(keep_window: OpenWindow) -> Table:
    """Return a table at which everybody was dealt in and nobody has played."""
    return Table(keep_window)


@pytest.fixture(scope="module")
def played(keep_window: OpenWindow) -> Table:
    """Return a table at which cards lie in front of both and somebody has a turn.

    A window would close by itself, and more cards be drawn, while one looks.
    """
    table = Table(keep_window)
    both = (table.ada, table.bo)

    def rests() -> bool:
        ends = (one.page.get_by_role("button", name="End turn") for one in both)
        return turn(table.ada.page) >= 6 and any(end.count() for end in ends)

    play(both, until=rests)
    return table


def ids(page: Page) -> set[str]:
    """Return the ids of the cards in the hand."""
    cards = page.get_by_role("option").evaluate_all(
        "cards => cards.map((card) => card.dataset.card)"
    )
    return set(cards)


def spoken(page: Page) -> list[str]:
    """Return every name and text in the page's accessibility tree."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        str(node["name"].get("value", ""))
        for node in nodes
        if not node["ignored"] and "name" in node
    ]


def test_l21_a_page_holds_no_card_of_another_hand(dealt: Table) -> None:
    ada, bo = dealt.ada.page, dealt.bo.page
    secret = ids(bo) - ids(ada)
    page = ada.content()
    # The actions `stop` and `halt` are called as those cards are.
    secret -= {"stop", "halt"}

    assert secret
    assert [card for card in secret if f'"{card}' in page] == []
    assert dealt.heard
    assert [card for card in secret if f'"{card}"' in "".join(dealt.heard)] == []


def test_l27_nothing_that_is_read_aloud_names_a_card_of_another_hand(
    dealt: Table,
) -> None:
    ada, bo = dealt.ada.page, dealt.bo.page
    aloud = "\n".join(spoken(ada)).replace("\u00ad", "")
    # A card's own text may name another: what claims Uncle Umber says so.
    own = "\n".join(ada.get_by_role("option").all_text_contents())
    secret = {card for card in hand(bo) if card not in own.replace("\u00ad", "")}

    assert all(card in aloud for card in hand(ada))
    assert secret
    assert [card for card in secret if card in aloud] == []


def test_l27_a_back_is_a_back_and_has_no_name(dealt: Table) -> None:
    page = dealt.ada.page
    backs = page.locator(".is-back").evaluate_all(
        "backs => backs.map((back) => back.outerHTML)"
    )

    assert len(set(backs)) == 1
    assert "aria-hidden" in backs[0]
    assert page.locator(".is-back").first.inner_text() == ""


def test_l29_the_table_in_words_tells_what_lies_open(played: Table) -> None:
    for pilot in (played.ada, played.bo):
        words = pilot.page.get_by_label("The table in words")
        lines = words.get_by_role("listitem").all_inner_texts()
        for seat in pilot.page.evaluate(SEATS):
            line = next(one for one in lines if one.startswith(f"{seat['name']}, "))
            assert [card for card in seat["cards"] if card not in line] == []


def test_l29_what_is_counted_by_eye_is_counted_aloud(played: Table) -> None:
    page = played.ada.page
    aloud = "\n".join(spoken(page))
    own = hand(page)
    deck = page.locator(".kpile.is-deck .kpile-count").inner_text()
    theirs = page.locator(".kseat-hand").inner_text()
    held = re.search(r"\d+", theirs)

    assert f"{deck} cards in the deck." in aloud
    assert held
    assert f"{held[0]} cards in hand" in aloud.replace("one card", "1 cards")
    assert f"Your hand, {len(own)}" in aloud.replace("one card", "1")
    assert [card for card in own if card not in aloud.replace("\u00ad", "")] == []
