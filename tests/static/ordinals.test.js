import assert from "node:assert/strict";
import { test } from "node:test";
import { keysOf, placesOf } from "../../static/js/core/ordinals.js";

test("copies of a card are told apart by their ordinal alone", () => {
  const keys = keysOf(["stop", "pim", "stop"]).map(({ key }) => key);

  assert.deepEqual(keys, ["stop-1", "pim-1", "stop-2"]);
});

test("of two copies the last one counts as the card that came last", () => {
  assert.deepEqual([...placesOf(["stop", "pim", "stop"], ["stop"])], [2]);
  assert.deepEqual([...placesOf(["stop", "stop"], ["stop", "stop"])].sort(), [0, 1]);
});

test("a card that is not in the hand has no place in it", () => {
  assert.equal(placesOf(["pim"], ["odo"]).size, 0);
});
