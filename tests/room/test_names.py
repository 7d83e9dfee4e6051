"""Names that people can tell apart."""

import pytest

from app.room import commands
from app.room.names import MAX_CHARACTERS, clean_name, skeletons, unlike
from app.room.refusals import RoomRefusal
from tests.room.tables import Table

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada  ", "Ada"),
        ("Ada \u00a0\u3000 Lovelace", "Ada Lovelace"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("<img src=x onerror=1>"[:20], "<img src=x onerror=1"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
        ("\u0e17\u0e35\u0e48", "\u0e17\u0e35\u0e48"),
        ("\u0915\u094d\u0937\u093f", "\u0915\u094d\u0937\u093f"),
        ("\u2764\ufe0f Ada", "\u2764\ufe0f Ada"),
        ("\u261d\U0001f3fd", "\u261d\U0001f3fd"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ],
    ids=[
        "plain",
        "trimmed",
        "spaces",
        "full-width",
        "composed",
        "markup",
        "cyrillic",
        "thai",
        "devanagari",
        "heart",
        "skin",
        "keycap",
    ],
)
def test_a_name_is_shown_in_one_form(text: str, shown: str) -> None:
    """X01, X18: markup is but letters; it is escaped where it is shown."""
    assert clean_name(text) == shown


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "length"),
        ("   ", "length"),
        ("x" * 21, "length"),
        (FAMILY * 21, "length"),
        ("\U0001f469\u200d" * 60 + "\U0001f466", "length"),
        ("Ada\u200b", "invisible"),
        ("\u202eadA", "invisible"),
        ("\u2066Ada\u2069", "invisible"),
        ("Ad\u00ada", "invisible"),
        ("A\nda", "invisible"),
        ("A\x00da", "invisible"),
        ("Ada\u200d", "invisible"),
        ("a\ufe0fda", "invisible"),
        ("\u3164", "invisible"),
        ("\u2800", "invisible"),
        ("Ada\U000e0041", "invisible"),
        ("\ue000", "invisible"),
        ("\ud800", "invisible"),
        ("\u2028Ada\u2029x", "invisible"),
        ("Z\u0308\u0301\u0302\u0303", "marks"),
        ("\u0301Ada", "marks"),
        ("A" + "\u20dd" * 3, "marks"),
    ],
    ids=[
        "empty",
        "blank",
        "21-letters",
        "21-families",
        "endless-family",
        "zero-width",
        "override",
        "isolate",
        "soft-hyphen",
        "newline",
        "nul",
        "joiner",
        "selector",
        "filler",
        "braille-blank",
        "tag",
        "private",
        "surrogate",
        "separators",
        "zalgo",
        "no-base",
        "circles",
    ],
)
def test_a_name_nobody_can_read_is_refused(text: str, why: str) -> None:
    """X18, X19."""
    with pytest.raises(RoomRefusal) as caught:
        clean_name(text)

    assert caught.value.code == "bad-name"
    assert caught.value.details == {"why": why}


def test_twenty_families_are_twenty_characters() -> None:
    """X19: a joined emoji counts once, up to a bound."""
    name = FAMILY * (MAX_CHARACTERS // len(FAMILY))

    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "\u0410d\u0430"),
        ("Ian", "lan"),
        ("Ian", "ian"),
        ("Oo", "0O"),
        ("Corn", "Com"),
        ("A d a", "Ada"),
        ("Nick", "\u039dick"),
        ("vick", "\u03bdick"),
        ("Pa\u03c1a", "papa"),
        ("\u2764\ufe0f", "\u2764"),
    ],
)
def test_names_that_look_alike_are_found_out(one: str, other: str) -> None:
    """X18: NFKC, case, confusable letters and spaces."""
    assert not skeletons(one).isdisjoint(skeletons(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Adam"), ("Bob", "Rob"), ("Zo\u00eb", "Zoe"), ("Ada", "Ada 2")],
)
def test_names_that_differ_are_left_alone(one: str, other: str) -> None:
    assert skeletons(one).isdisjoint(skeletons(other))


def test_look_alikes_are_numbered_from_two() -> None:
    table = Table("ada")
    room = table.room

    assert unlike("Bob", room) == "Bob"
    assert unlike("ADA", room) == "ADA 2"
    assert unlike("ADA", room, "ada") == "ADA"


def test_a_number_that_is_taken_is_passed_over() -> None:
    table = Table("ada")
    table.decide(commands.Join("bob", "Ada 2", "player"))

    assert unlike("Ada", table.room) == "Ada 3"


def test_of_a_pair_that_look_alike_either_stands_for_both() -> None:
    """The data has signs that know only each other."""
    assert skeletons("\u01cedam") == skeletons("\u0103dam")
