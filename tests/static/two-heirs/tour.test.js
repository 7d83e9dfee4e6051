import assert from "node:assert/strict";
import { test } from "node:test";
import { stopAt, stopsOf, sumsAt } from "../../../static/js/games/two-heirs/tour.js";

/** @param {any} changes */
const line = (changes) => ({
  building: "inn",
  condition: "in-row",
  counted: [],
  base: 1,
  each: 1,
  times: 0,
  doubled: null,
  points: 1,
  ...changes,
});
const SCORES = [
  {
    heir: 0,
    seat: 4,
    score: {
      buildings: [
        line({ cell: [1, 0], points: 3, counted: [[2, 0]] }),
        line({ cell: [5, 5], points: 0 }),
      ],
      from_treasures: 0,
      total: 4,
    },
  },
  {
    heir: 1,
    seat: 5,
    score: {
      buildings: [line({ cell: [2, 0], points: 8, doubled: "henry" })],
      from_treasures: 15,
      total: 23,
    },
  },
];
const ROADS = [
  {
    parts: [{ cell: [1, 0] }, { cell: [2, 0] }],
    counts: [1, 1],
    owner: null,
    points: 0,
  },
  { parts: [{ cell: [1, 0] }, { cell: [5, 5] }], counts: [2, 1], owner: 0, points: 1 },
];
/** @param {any} [changes] @returns {any} */
const tableOf = (changes) => ({
  t: (/** @type {string} */ code) => code,
  has: () => true,
  me: null,
  heirName: (/** @type {number} */ heir) => `heir ${heir}`,
  view: {
    heirs: SCORES,
    roads: ROADS,
    roads_score: true,
    laid: [{ treasure: "a", cell: [2, 0] }],
    pile: 2,
    ...changes,
  },
});

test("the tour stops wherever there are points, then at roads, then at treasures", () => {
  const stops = stopsOf(tableOf());

  assert.deepEqual(
    stops.map(({ heir, points, road }) => [heir, points, road]),
    [
      [0, 3, null],
      [1, 8, null],
      [null, 0, 0],
      [0, 1, 1],
      [1, 15, null],
    ],
  );
});

test("a road's points are told to the reader who gets them", () => {
  const told = (/** @type {number} */ me) =>
    stopsOf({ ...tableOf(), me }).find(({ road }) => road === 1)?.lines;

  assert.deepEqual(told(4), ["road.counts", "road.points.you"]);
  assert.deepEqual(told(5), ["road.counts", "road.points"]);
});

test("a stop rings the building and all that it counted", () => {
  assert.deepEqual(stopsOf(tableOf())[0]?.cells, [
    [1, 0],
    [2, 0],
  ]);
});

test("a tour of all stops ends at the totals", () => {
  const stops = stopsOf(tableOf());

  assert.deepEqual(sumsAt(stops, -1), [0, 0]);
  assert.deepEqual(sumsAt(stops, 1), [3, 8]);
  assert.deepEqual(sumsAt(stops, stops.length - 1), [4, 23]);
});

test("roads that do not score are no stops (H4)", () => {
  const stops = stopsOf(tableOf({ roads_score: false }));

  assert.ok(stops.every(({ road }) => road === null));
});

test("a touched building leads to its own stop", () => {
  const stops = stopsOf(tableOf());

  assert.equal(stopAt(stops, [2, 0]), 1);
  assert.equal(stopAt(stops, [5, 5]), -1);
});
