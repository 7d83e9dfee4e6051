import assert from "node:assert/strict";
import { test } from "node:test";
import {
  draftOf,
  placesFor,
  readOffers,
} from "../../../static/js/games/two-heirs/offers.js";

/** @type {any[]} */
const LEGAL = [
  { do: "take", tile: "inn-wood" },
  { do: "build", tile: "mill-grain", cell: [1, 0] },
  { do: "build", tile: "mill-grain", cell: [1, 1] },
  { do: "extend", tile: "mill-grain", cell: [1, 0] },
  { do: "extend", tile: "lodge-grain", cell: [1, 0] },
  { do: "step", unit: "grain", cell: [0, 1] },
  { do: "call", unit: "wood", cell: [0, 2] },
  { do: "withdraw", unit: "stone" },
  { do: "use-camp", cell: [2, 2] },
  { do: "end-turn" },
];
const OFFERS = readOffers({
  legal: LEGAL,
  blocked: [{ control: "build:lodge-grain", code: "too-dear" }],
});

/** @param {any} pick @param {any} cell @returns {any} */
const holding = (pick, cell = null) => ({ pick, cell });

test("what is listed is sorted by what it is about", () => {
  assert.deepEqual([...OFFERS.takes.keys()], ["inn-wood"]);
  assert.deepEqual([...OFFERS.builds.keys()], ["mill-grain"]);
  assert.deepEqual([...OFFERS.units.keys()], ["grain", "wood"]);
  assert.deepEqual([...OFFERS.camps.keys()], ["2,2"]);
  assert.deepEqual(OFFERS.end, { do: "end-turn" });
  assert.equal(OFFERS.spare, null);
  assert.equal(OFFERS.blocked.get("build:lodge-grain")?.code, "too-dear");
});

test("a picked tile lights the cells where it may be built, or laid face down", () => {
  const up = holding({ kind: "tile", tile: "mill-grain", down: false });
  const down = holding({ kind: "tile", tile: "lodge-grain", down: true });

  assert.deepEqual([...placesFor(OFFERS, up).keys()], ["1,0", "1,1"]);
  assert.deepEqual([...placesFor(OFFERS, down).keys()], ["1,0"]);
});

test("a picked unit lights the tiles it may step or be called to", () => {
  const called = holding({ kind: "unit", unit: "wood" });

  assert.deepEqual([...placesFor(OFFERS, called).keys()], ["0,2"]);
});

test("nothing is lit for what is picked without a place to go", () => {
  assert.equal(placesFor(OFFERS, holding({ kind: "take", tile: "inn-wood" })).size, 0);
  assert.equal(placesFor(OFFERS, holding(null)).size, 0);
});

test("pick and cell together are the listed move, or none", () => {
  const up = { kind: "tile", tile: "mill-grain", down: false };

  assert.equal(draftOf(OFFERS, holding(up)), null);
  assert.equal(draftOf(OFFERS, holding(up, [9, 9])), null);
  assert.deepEqual(draftOf(OFFERS, holding(up, [1, 1])), LEGAL[2]);
  assert.deepEqual(draftOf(OFFERS, holding({ kind: "camp", cell: [2, 2] })), LEGAL[8]);
});

test("a besieged building is chosen without picking anything", () => {
  const siege = readOffers({
    legal: [{ do: "destroy", cell: [1, 0] }, { do: "spare" }],
    blocked: [],
  });

  assert.deepEqual([...placesFor(siege, holding(null)).keys()], ["1,0"]);
  assert.deepEqual(draftOf(siege, holding(null, [1, 0])), {
    do: "destroy",
    cell: [1, 0],
  });
});
