/** The rule book has every decision of docs/rules, with words and tiles that exist. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { book } from "../../../static/js/games/two-heirs/rulebook.js";
import { words as rules } from "../../../static/js/i18n/en/two-heirs-rules.js";

const read = (path) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const decided = [...read("docs/rules/two-heirs.md").matchAll(/^\| (H\d+) \|/gm)].map(
  ([, id]) => id,
);
const inBook = book.chapters.flatMap(({ points }) => points);

test("every decision stands in the book once, in its order", () => {
  const ids = [...new Set(decided)];

  assert.equal(ids.length, 84);
  assert.deepEqual(inBook, ids.slice(0, inBook.length));
  assert.equal(inBook.length, ids.length);
});

test("every part of the book has words", () => {
  const codes = [
    "book.lead",
    "book.origin",
    "book.points",
    "book.points.text",
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

  assert.deepEqual([...new Set(codes)].sort(), Object.keys(rules).sort());
});

test("every icon that illustrates the book is in the sprite", () => {
  const icons = read("static/icons/two-heirs.txt").split("\n");
  const shown = book.sections.flatMap(({ icons: some = [] }) => some);

  assert.ok(shown.length > 5);
  assert.deepEqual(
    shown.filter((icon) => !icons.includes(icon)),
    [],
  );
});

test("every tile that illustrates the book is in the product's own list", () => {
  const list = read("app/games/two_heirs/tiles.toml");
  const tiles = [...list.matchAll(/^id = "([\w-]+)"$/gm)].map(([, id]) => id);
  const shown = [
    ...book.sections.flatMap(({ cards = [] }) => cards),
    ...book.glossaries.flatMap(({ entries }) => entries.map(([, tile]) => tile)),
  ].map((id) => id.replace(/^(?:ivory|free)-/, ""));

  assert.ok(shown.length > 15);
  assert.deepEqual(
    shown.filter((id) => !tiles.includes(id)),
    [],
  );
});
