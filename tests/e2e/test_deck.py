"""A deck of one's own is drawn wherever the table is open already."""

from playwright.sync_api import expect

from tests.e2e.conftest import OpenWindow
from tests.e2e.people import host_table, join_table
from tests.games.kingless.decktext import PLAIN, a_card


def test_an_uploaded_deck_is_drawn_on_every_page_of_the_table(
    open_window: OpenWindow,
) -> None:
    ada, bo = open_window(), open_window()
    link = host_table(ada, "Ada")
    join_table(bo, link, "Bo")
    deck = PLAIN + a_card(name='"Uncle Odd"', influence="9")

    code = link.rpartition("/")[2]
    taken = ada.request.put(f"/api/rooms/{code}/content", data={"text": deck})

    assert taken.ok, taken.text()
    for page in (ada, bo):
        brief = page.get_by_label("In two minutes")
        expect(brief.locator(".kcard-name", has_text="Uncle Odd")).to_be_visible()
