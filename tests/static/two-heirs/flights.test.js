/** What travels over the board of The Two Heirs. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { flightsOf } from "../../../static/js/games/two-heirs/flights.js";

const laid = { tile: "mill-grain", cell: /** @type {[number, number]} */ ([1, 0]) };

test("a tile laid face down flies as free terrain, a building as itself (H27)", () => {
  const flown = flightsOf([
    { type: "terrain-extended", seat: 0, ...laid },
    { type: "building-built", seat: 0, discounts: 0, ...laid },
  ]);

  assert.deepEqual(
    flown.map(({ card }) => card),
    ["free-mill-grain", "mill-grain"],
  );
});
