import assert from "node:assert/strict";
import { test } from "node:test";
import { flightsOf } from "../../../static/js/games/two-heirs/flights.js";
import { loggedAs } from "../../../static/js/games/two-heirs/told.js";
import { words } from "../../../static/js/i18n/en/two-heirs.js";

/** @param {any} event */
const told = (event) => loggedAs(event);
/** @param {any[]} events */
const flown = (...events) => flightsOf(events).map(({ from, to }) => [from, to]);

const TAKEN = { type: "tile-taken", seat: 1, tile: "inn-wood", place: 3 };
const BUILT = { type: "building-built", seat: 0, tile: "inn-wood", cell: [1, -2] };

test("turns are told by the log's headings", () => {
  assert.equal(told({ type: "turn-started", seat: 0, turn: 3, final: false }), null);
  assert.equal(told({ type: "turn-ended", seat: 0 }), null);
});

test("a take without a refill is told in another way", () => {
  assert.equal(told({ ...TAKEN, refill: "mill-grain" })?.code, "log.tile-taken");
  assert.equal(told({ ...TAKEN, refill: null })?.code, "log.tile-taken.last");
});

test("a discount is told where it was used (H30)", () => {
  assert.equal(told({ ...BUILT, discounts: 0 })?.code, "log.building-built");
  assert.equal(told({ ...BUILT, discounts: 2 })?.code, "log.building-built.discount");
});

test("an end is told by who has the throne", () => {
  const end = { type: "match-ended", reason: "supply", scores: [[0, 9]] };
  const solo = { ...end, scores: [...end.scores, [null, 9]], winner: null };

  assert.equal(told({ ...end, winner: 0 })?.code, "log.match-ended.won");
  assert.equal(told({ ...end, winner: null })?.code, "log.match-ended.draw");
  assert.equal(told(solo)?.code, "log.match-ended.henry");
  assert.equal(
    told({ ...end, reason: "left", winner: 1 })?.code,
    "log.match-ended.won",
  );
});

test("whatever is told has its words", () => {
  const events = [
    { ...TAKEN, refill: null },
    { ...BUILT, discounts: 1 },
    { type: "henry-unit-moved", unit: "wood", start: null, cell: [0, 0] },
    { type: "tiles-removed", seat: 0, tiles: ["inn-wood"], why: "surplus" },
    { type: "dealt", starter: 0, sets: [], terrain: "wood", level: 3 },
  ];

  for (const event of events) assert.ok(words[told(event)?.code ?? ""], event.type);
});

test("a taken tile flies from its place to the hand, a built one to its cell", () => {
  assert.deepEqual(flown(TAKEN), [["reserve-3", "hand-1"]]);
  assert.deepEqual(flown(BUILT), [["hand-0", "cell-1,-2"]]);
});

test("what Henry builds comes to his hand first, and lies there at once", () => {
  const henry = { ...TAKEN, seat: null };

  assert.deepEqual(flown(henry), [["reserve-3", "hand-henry"]]);
  assert.deepEqual(flown({ ...BUILT, seat: null }), []);
});

test("more at once than an eye can follow does not fly at all", () => {
  assert.deepEqual(flown(TAKEN, TAKEN, TAKEN, TAKEN), []);
});
