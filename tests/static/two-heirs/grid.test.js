import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellOf,
  exitsSeen,
  frameOf,
  grains,
  nextCell,
  offsetSeen,
  turnedCell,
} from "../../../static/js/games/two-heirs/grid.js";

test("the second heir sees every cell where its opposite is (H26)", () => {
  assert.deepEqual(turnedCell([2, -1], true), [-2, 1]);
  assert.deepEqual(turnedCell([2, -1], false), [2, -1]);
  assert.deepEqual(turnedCell([0, 0], true), [0, 0]);
});

test("a building's roads lie as its owner laid them, whoever looks (H26)", () => {
  assert.deepEqual(exitsSeen(["N", "E"], 0, false), ["N", "E"]);
  assert.deepEqual(exitsSeen(["N", "E"], 1, false), ["S", "W"]);
  assert.deepEqual(exitsSeen(["N", "E"], 0, true), ["S", "W"]);
  assert.deepEqual(exitsSeen(["N", "E"], 1, true), ["N", "E"]);
});

test("what is printed points the other way for the rival's buildings", () => {
  assert.deepEqual(offsetSeen("NE", 0, false), [1, -1]);
  assert.deepEqual(offsetSeen("NE", 1, false), [-1, 1]);
});

test("a frame holds all cells", () => {
  const frame = frameOf([
    [-1, 2],
    [3, 0],
  ]);

  assert.deepEqual(frame, { left: -1, top: 0, columns: 5, rows: 3 });
});

test("an arrow leads to the nearest cell ahead, those straight ahead first", () => {
  /** @type {[number, number][]} */
  const cells = [
    [0, 0],
    [2, 0],
    [1, 1],
    [-1, 0],
  ];

  assert.deepEqual(nextCell(cells, [0, 0], "E"), [2, 0]);
  assert.deepEqual(nextCell(cells, [0, 0], "S"), [1, 1]);
  assert.equal(nextCell(cells, [0, 0], "N"), null);
});

test("a cell is read back from its key, and nothing else is one", () => {
  assert.deepEqual(cellOf("-3,12"), [-3, 12]);
  assert.equal(cellOf("hand"), null);
});

test("a cell always looks the same, and not like its neighbour", () => {
  assert.deepEqual(grains([1, 2], 5), grains([1, 2], 5));
  assert.notDeepEqual(grains([1, 2], 5), grains([2, 1], 5));
  assert.ok(grains([-4, 7], 60).every((grain) => grain >= 0 && grain < 1));
});
