import assert from "node:assert/strict";
import { test } from "node:test";
import {
  apart,
  exitKey,
  pins,
  roadLetter,
  roadStyle,
  roadsByExit,
} from "../../../static/js/games/two-heirs/roads.js";

/** @type {any[]} */
const ROADS = [
  {
    parts: [
      { cell: [0, 0], owner: 0, exits: ["E"] },
      { cell: [1, 0], owner: 0, exits: ["W", "S"] },
      { cell: [1, 1], owner: 1, exits: ["N"] },
    ],
  },
  { parts: [{ cell: [4, 4], owner: 1, exits: ["N", "E", "S", "W"] }] },
];

test("roads are lettered A to E, and then once more with a number", () => {
  assert.deepEqual([0, 4, 5, 11].map(roadLetter), ["A", "E", "A2", "B3"]);
  assert.equal(roadStyle(6), "is-road-b");
});

test("each exit knows its road, since four exits are ends of four (H56)", () => {
  const byExit = roadsByExit(ROADS);

  assert.equal(byExit.get(exitKey([1, 0], "S")), 0);
  assert.equal(byExit.get(exitKey([4, 4], "W")), 1);
  assert.equal(byExit.get(exitKey([0, 0], "N")), undefined);
});

test("a pin stands where two tiles of its road touch, and on no single tile", () => {
  const found = pins(/** @type {any} */ ({ roads: ROADS }));

  assert.deepEqual(found, [{ at: 0, place: [0.5, 0] }]);
});

test("a pin knows how near the next one is, and one that is alone has a cell", () => {
  /** @type {[number, number][]} */
  const places = [
    [0.5, 0],
    [0, 0.5],
    [3.5, 0],
  ];

  assert.equal(apart([0.5, 0], places), Math.SQRT1_2);
  assert.equal(apart([3.5, 0], places), 1);
  assert.equal(apart([3.5, 0], [[3.5, 0]]), 1);
});
