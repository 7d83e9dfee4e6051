import assert from "node:assert/strict";
import { test } from "node:test";
import { keepToStep, readLocal } from "../../../static/js/games/regicide/local.js";

/**
 * A step of a match.
 *
 * @param {string} match
 * @param {object} [view]
 */
function aStep(match, view = {}) {
  return /** @type {any} */ ({ match, view: { phase: "play", turn: 3, ...view } });
}

/** A board in the middle of a turn, with everything picked and open. */
function aLocal() {
  const local = readLocal({});
  keepToStep(local, aStep("m1"));
  local.picked = ["5D-1"];
  local.refused = "8H-1";
  local.sheet = { kind: "castle" };
  local.reading = "8H";
  return local;
}

test("what is picked stays within its step, and what is open stays open", () => {
  const local = aLocal();

  keepToStep(local, aStep("m1", { turn: 4 }));

  assert.deepEqual([local.picked, local.refused], [[], ""]);
  assert.deepEqual([local.sheet, local.reading], [{ kind: "castle" }, "8H"]);
});

test("a sheet and a card that were open at the end are closed in the next match", () => {
  const local = aLocal();

  keepToStep(local, aStep("m1", { phase: "lost" }));
  keepToStep(local, aStep("m2"));

  assert.deepEqual([local.sheet, local.reading], [null, null]);
});
