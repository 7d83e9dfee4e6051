/** What Kingless says in the last seconds of the reader's clock (K22). */

import assert from "node:assert/strict";
import { test } from "node:test";
import { translator } from "../../../static/js/core/words.js";
import { zeroLine } from "../../../static/js/games/kingless/zero.js";
import { words } from "../../../static/js/i18n/en/kingless.js";

/**
 * What the Sign says of a clock with so many milliseconds left.
 *
 * @param {string} phase
 * @param {number} [left]
 */
function said(phase, left = 9_000) {
  const clock = [{ kind: "turn", seats: [0], deadline: left, length: 60_000 }];
  const match = { legal: [{}], clock };
  const ctx = { now: () => 0, state: { match } };
  const t = translator([words], "en");
  return zeroLine(/** @type {any} */ ({ ctx, t, view: { phase } }));
}

test("each thing that may be asked of a player says what becomes of it at zero", () => {
  assert.deepEqual(
    ["turn", "recruit", "tunnel", "discard", "contest"].map((one) => said(one)),
    [
      "At zero your turn ends and you draw one.",
      "At zero you recruit nobody.",
      "At zero you take nothing.",
      "At zero chance chooses what goes.",
      "At zero chance throws for you.",
    ],
  );
});

test("a window is not spoken of, for it is short and closes by itself", () => {
  assert.equal(said("window", 2_000), "");
});

test("nothing is said before the last ten seconds", () => {
  assert.equal(said("turn", 10_001), "");
});
