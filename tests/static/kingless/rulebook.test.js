/** The rule book has every decision of docs/rules, with words and cards that exist. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { book } from "../../../static/js/games/kingless/rulebook.js";
import { words as rules } from "../../../static/js/i18n/en/kingless-rules.js";

const read = (path) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const decided = [...read("docs/rules/kingless.md").matchAll(/^\| ([KP]\d+) \|/gm)].map(
  ([, id]) => id,
);
const deck = read("app/games/kingless/decks/house.toml");
const inBook = book.chapters.flatMap(({ points }) => points);

test("every decision stands in the book once, in its order", () => {
  const ids = [...new Set(decided)];

  assert.ok(ids.length > 80);
  assert.deepEqual([...inBook].sort(), [...ids].sort());
});

test("every part of the book has words", () => {
  const codes = [
    ...inBook,
    ...book.chapters.map(({ id }) => `chapter.${id}`),
    ...book.sections.flatMap(({ id, paragraphs, parts = [] }) => [
      `book.${id}`,
      ...Array.from({ length: paragraphs }, (_, at) => `book.${id}.${at + 1}`),
      ...parts.flatMap((part) => [`book.${id}.${part}`, `book.${id}.${part}.text`]),
    ]),
    ...book.glossaries.flatMap(({ id, prefix, entries }) => [
      `book.${id}`,
      ...entries.flatMap(([entry]) => [
        `${prefix}.${entry}`,
        `${prefix}.${entry}.text`,
      ]),
    ]),
  ];

  assert.deepEqual(
    codes.filter((code) => !rules[code]),
    [],
  );
});

test("every card that illustrates the book is in the house deck", () => {
  const shown = [
    ...book.sections.flatMap(({ cards = [] }) => cards),
    ...book.glossaries.flatMap(({ entries }) => entries.map(([, card]) => card)),
  ];

  assert.ok(shown.length > 15);
  assert.deepEqual(
    shown.filter((card) => !deck.includes(`"${card}"`)),
    [],
  );
});

test("every icon that illustrates the book is in the sprite", () => {
  const icons = read("static/icons/kingless.txt").split("\n");
  const shown = book.sections.flatMap(({ icons: some = [] }) => some);

  assert.deepEqual(
    shown.filter((icon) => !icons.includes(icon)),
    [],
  );
});

test("the deck is listed by type with all of its copies", () => {
  const cards = Object.fromEntries(
    [
      ["dwarf", 2],
      ["item", 1],
      ["event", 8],
    ].map(([type, copies]) => [type, { id: type, type, copies }]),
  );

  const listed = book.deck({ name: "Deck", cards });

  assert.equal(listed.count, 11);
  assert.equal(listed.kinds, 3);
  assert.deepEqual(listed.groups[2].cards, [{ id: "event", copies: 8 }]);
});
