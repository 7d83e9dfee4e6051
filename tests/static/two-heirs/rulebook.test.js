/** The rule book has every decision of docs/rules, with words and tiles that exist. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { book } from "../../../static/js/games/two-heirs/rulebook.js";
import { words as rules } from "../../../static/js/i18n/en/two-heirs-rules.js";
import { holdsBook, read } from "../rulebooks.js";

holdsBook({ game: "two-heirs", letter: "H", count: 84, book, rules });

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
