/** What holds for the rule book of a game: its decisions, its words, its pictures. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * Read a file of the repository.
 *
 * @param {string} path
 */
export function read(path) {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

/**
 * Hold a rule book to the decisions of docs/rules, its words and its sprite.
 *
 * @param {object} given
 * @param {string} given.game
 * @param {string} given.letter What the ids of its decisions begin with.
 * @param {number} given.count How many there are.
 * @param {any} given.book
 * @param {Record<string, string>} given.rules Its words.
 */
export function holdsBook({ game, letter, count, book, rules }) {
  const row = new RegExp(`^\\| (${letter}\\d+) \\|`, "gm");
  const decided = [...read(`docs/rules/${game}.md`).matchAll(row)].map(([, id]) => id);
  const inBook = book.chapters.flatMap(({ points }) => points);

  test("every decision stands in the book once, in its order", () => {
    const ids = [...new Set(decided)];

    assert.equal(ids.length, count);
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
    const icons = read(`static/icons/${game}.txt`).split("\n");
    const shown = book.sections.flatMap(({ icons: some = [] }) => some);

    assert.ok(shown.length > 5);
    assert.deepEqual(
      shown.filter((icon) => !icons.includes(icon)),
      [],
    );
  });
}
