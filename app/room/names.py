"""Names that people can tell apart: what is allowed, and what looks alike."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

import regex
from confusable_homoglyphs.confusables import confusables_data

from app.room.model import Room
from app.room.refusals import RoomRefusal
from app.room.seating import left_by

MAX_GRAPHEMES = 20
# One emoji may be a family of joined ones; that must not make a name endless.
MAX_CHARACTERS = 100
MAX_MARKS = 2
_GRAPHEME = regex.compile(r"\X")
_SPACES = regex.compile(r"\p{Zs}+")
# Braille's blank is a symbol by its category, yet shows nothing.
_INVISIBLE = regex.compile(
    r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}"
    r"\p{Default_Ignorable_Code_Point}\u2800]"
)
# Joiner and selector are invisible themselves, but emoji are made with them.
_IN_EMOJI = regex.compile(r"(?<=\p{Emoji}\p{EMod}?)[\u200d\ufe0f]|(?<=\ufe0f)\u200d")
_PILED = regex.compile(rf"(?:^|\P{{M}})\p{{M}}{{{MAX_MARKS + 1}}}|^\p{{M}}")


def clean_name(text: str) -> str:
    """Return a name as it is shown: NFKC, trimmed, single spaces.

    Raises:
        RoomRefusal: ``bad-name``: it is empty, longer than 20 graphemes, holds
            invisible, control or direction characters, or piles up marks.
    """
    name: str = _SPACES.sub(" ", unicodedata.normalize("NFKC", text)).strip()
    if not _fits(name):
        raise _bad("length", f"Choose a name of 1 to {MAX_GRAPHEMES} characters.")
    if _INVISIBLE.search(_IN_EMOJI.sub("", name)):
        raise _bad("invisible", "Choose a name of visible characters only.")
    if _PILED.search(name):
        raise _bad("marks", "Choose a name with fewer accents on one letter.")
    return name


def _fits(name: str) -> bool:
    return (
        0 < len(name) <= MAX_CHARACTERS
        and len(_GRAPHEME.findall(name)) <= MAX_GRAPHEMES
    )


def _bad(why: str, message: str) -> RoomRefusal:
    return RoomRefusal("bad-name", message, why=why)


def unlike(name: str, room: Room, player: str | None = None) -> str:
    """Return the name, numbered if it looks like one that is taken here.

    Args:
        name: A clean name.
        room: Where it is to be shown.
        player: Whose name it is; their own does not count, be it their present one
            or that on the seat they have left.
    """
    own = left_by(room, player)
    taken = _skeletons_of(
        [e.name for e in room.seats if e.player != player and e is not own]
        + [watcher.name for watcher in room.spectators if watcher.player != player]
    )
    if skeletons(name).isdisjoint(taken):
        return name
    number = 2
    while not skeletons(numbered := f"{name} {number}").isdisjoint(taken):
        number += 1
    return numbered


def _skeletons_of(names: Iterable[str]) -> frozenset[str]:
    return frozenset[str]().union(*map(skeletons, names))


@lru_cache(maxsize=1024)
def skeletons(name: str) -> frozenset[str]:
    """Return what a name looks like; two names that share one look alike.

    There are two, for a capital may look like another letter than its small
    form does: I like l, but i like no other.
    """
    plain = _SPACES.sub("", unicodedata.normalize("NFKC", name))
    plain = _INVISIBLE.sub("", plain)
    return frozenset({_drawn(plain).casefold(), _drawn(plain.casefold()).casefold()})


def _drawn(text: str) -> str:
    return "".join(map(_prototype, text))


def _prototype(character: str) -> str:
    """Return the sign that stands for all that look like this one.

    The data name, for a sign, all those it can be taken for: for a prototype
    many, for any other only its prototype; of a pair either may stand for both.
    """
    alike = [
        _INVISIBLE.sub("", other["c"]) for other in confusables_data.get(character, ())
    ]
    if len(alike) != 1:
        return character
    back = confusables_data.get(alike[0], ())
    return str(alike[0]) if len(back) > 1 else min(character, alike[0], key=_plainness)


def _plainness(text: str) -> tuple[int, str]:
    return len(text), text
