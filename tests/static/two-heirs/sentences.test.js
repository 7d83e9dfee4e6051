import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../../static/js/i18n/en/two-heirs.js";

// What draws templates looks for a page as soon as it is loaded.
Object.assign(globalThis, { document: { createTreeWalker() {} } });
const { plain } = await import("../../../static/js/games/two-heirs/sentences.js");

/** @type {Record<string, string>} */
const dictionary = words;
const NAMES = ["Gwen", "Hal"];

/**
 * What a reader in a seat is told of the end; null looks on.
 *
 * @param {number | null} me
 * @param {string} code
 */
function told(me, code) {
  const table = /** @type {any} */ ({
    me,
    view: { level: null },
    has: (/** @type {string} */ one) => one in dictionary,
    name: (/** @type {number} */ seat) => NAMES[seat],
    t: (/** @type {string} */ one, /** @type {any} */ params) =>
      dictionary[one]?.replace("{winner}", params.winner),
  });
  return plain(table, { code, params: { reason: "left", winner: 1 } });
}

test("who gives up, who wins by it and who looks on read each their own end", () => {
  const ends = [0, 1, null].map((me) => told(me, "prompt.match-over"));

  assert.deepEqual(ends, [
    "Hal has the throne: you have given up.",
    "The throne is yours: the other heir has given up.",
    "Hal has the throne: the other heir has given up.",
  ]);
});

test("the log tells everybody who has the throne", () => {
  const ends = [0, 1, null].map((me) => told(me, "log.match-ended.won"));

  assert.deepEqual(ends, [
    "Hal has the throne.",
    "You have the throne.",
    "Hal has the throne.",
  ]);
});
