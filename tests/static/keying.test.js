/** Which keys are meant for the game. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHeld, scrolls } from "../../static/js/core/keying.js";

const LOG = { closest: (/** @type {string} */ what) => what.includes("log") };
const BOARD = { closest: () => null };

test("what is held down counts once, but for what moves or shows", () => {
  const held = ["Enter", "e", "y", "ArrowLeft", "+", "t"].filter((key) =>
    isHeld({ key, repeat: true }),
  );

  assert.deepEqual(held, ["Enter", "e", "y"]);
  assert.equal(isHeld({ key: "Enter", repeat: false }), false);
});

test("scrolling through the log plays nothing", () => {
  const on = (/** @type {unknown} */ target, /** @type {string} */ key) =>
    scrolls({ key, target: /** @type {EventTarget} */ (target) });

  assert.deepEqual(
    [" ", "Enter", "ArrowDown", "l"].map((key) => on(LOG, key)),
    [true, true, true, false],
  );
  assert.equal(on(BOARD, " "), false);
  assert.equal(on(document_, "Enter"), false);
});

/** A key with no focus anywhere has the document for its target. */
const document_ = {};
