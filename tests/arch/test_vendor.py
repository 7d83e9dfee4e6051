"""What `scripts/vendor` has made is complete, small, harmless and credited."""

import json
import re
import tomllib

from scripts.client.modules import WANTED
from tests.arch.sources import ROOT, client_files

VENDOR = ROOT / "static" / "vendor"
FONT_BYTES = 26_000  # the three files that a page in English loads


def test_every_icon_of_a_deck_is_in_the_sprite_of_its_game() -> None:
    decks = list((ROOT / "app" / "games" / "kingless" / "decks").glob("*.toml"))
    wanted = {
        card["icon"]
        for deck in decks
        for card in tomllib.loads(deck.read_text("utf-8"))["card"]
    }
    sprite = (VENDOR / "sprites" / "kingless.svg").read_text("utf-8")

    assert len(wanted) > 40
    assert wanted <= set(re.findall(r'<symbol id="([\w-]+)"', sprite))


def test_icons_take_the_colour_of_the_text_and_run_nothing() -> None:
    for sprite in (VENDOR / "sprites").glob("*.svg"):
        text = sprite.read_text("utf-8")
        fills = set(re.findall(r'fill="([^"]+)"', text))
        assert fills <= {"currentColor", "none"}, sprite
        assert "<script" not in text
        assert "href" not in text


def test_the_fonts_of_a_page_stay_small() -> None:
    files = sorted((VENDOR / "fonts").glob("*-latin.woff2"))

    assert [file.name for file in files] == [
        "alegreya-sans-500-latin.woff2",
        "alegreya-sans-700-latin.woff2",
        "grenze-600-latin.woff2",
    ]
    assert sum(file.stat().st_size for file in files) <= FONT_BYTES


def test_nothing_that_parses_markup_was_fetched() -> None:
    names = {path.name for path in VENDOR.rglob("*.js")}

    assert {name.rpartition("/")[2] for name in WANTED} <= names
    assert not {name for name in names if "unsafe" in name}


def test_every_module_that_the_client_imports_was_fetched() -> None:
    imported = {
        path
        for file in client_files(".js")
        for path in re.findall(r"/static/vendor/[\w/.-]+", file.read_text("utf-8"))
    }

    assert {
        path for path in imported if not (ROOT / path.lstrip("/")).exists()
    } == set()


def test_every_part_is_credited() -> None:
    entries = json.loads((VENDOR / "CREDITS.json").read_text("utf-8"))

    assert {entry["package"] for entry in entries} == {
        "@fontsource/alegreya-sans",
        "@fontsource/grenze",
        "@iconify-json/game-icons",
        "lit-html",
    }
    for entry in entries:
        assert all(entry[key] for key in ("version", "licence", "authors", "use"))
