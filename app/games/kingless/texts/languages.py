"""The languages that cards can speak: one file each, all with the same sentences."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec

from app.games.kingless.texts.templates import PLURAL_RULES, Params, filled


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The sentences of one language.

    Attributes:
        plural: The name of its plural rule.
        effects: Sentence by code, for each kind of effect.
        effects_in_brief: The same, shorter, for some of them.
        passives: Sentence by code, for each kind of passive.
        keywords: The keywords by name.
        lists: How two, and how more than two, words are listed.
        trades: Trades by the name that decks give them.
    """

    plural: str
    effects: Mapping[str, str]
    effects_in_brief: Mapping[str, str]
    passives: Mapping[str, str]
    keywords: Mapping[str, str]
    lists: Mapping[str, str]
    trades: Mapping[str, str]

    def fill(self, template: str, params: Params) -> str:
        """Return one of this language's templates, filled in."""
        rule, _ = PLURAL_RULES[self.plural]
        return filled(template, params, rule)

    def listed(self, words: tuple[str, ...]) -> str:
        """Return words as this language lists them: "a, b and c"."""
        text = words[0]
        for place, word in enumerate(words[1:], start=2):
            link = "and" if place == len(words) else "comma"
            text = self.fill(self.lists[link], {"before": text, "last": word})
        return text


@cache
def languages() -> Mapping[str, Language]:
    """Return every language by its code, in alphabetical order."""
    files = sorted(resources.files(__package__).iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".toml"): _language(file.read_text("utf-8"))
        for file in files
        if file.name.endswith(".toml")
    }


def _language(text: str) -> Language:
    return msgspec.convert(tomllib.loads(text), Language)
