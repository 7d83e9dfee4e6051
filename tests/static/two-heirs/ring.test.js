/** The reserve is counted from the shield. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromShield } from "../../../static/js/games/two-heirs/ring.js";

test("the ring is gone round from the shield, past the last place to the first", () => {
  const ring = fromShield({ reserve: ["mill-grain", null, "inn-stone"], shield: 1 });

  assert.deepEqual(ring, [
    { place: 1, tile: null },
    { place: 2, tile: "inn-stone" },
    { place: 0, tile: "mill-grain" },
  ]);
});
