import assert from "node:assert/strict";
import { test } from "node:test";
import { spreadFrom } from "../../../static/js/games/two-heirs/spread.js";

/**
 * A road by the exits of its tiles, such as `{ "0,0": "EW" }`.
 *
 * @param {Record<string, string>} tiles
 */
function aRoad(tiles) {
  const parts = Object.entries(tiles).map(([key, exits]) => ({
    cell: key.split(",").map(Number),
    exits: [...exits],
  }));
  return /** @type {any} */ ({ parts });
}

/**
 * What is drawn when: `0: >0,0E` is drawn first, from the edge, `<` from the middle.
 *
 * @param {any[]} roads
 * @param {[number, number]} cell
 */
function drawn(roads, cell) {
  return spreadFrom(roads, cell).map(
    ({ cell: at, side, inwards, step }) =>
      `${step}: ${inwards ? ">" : "<"}${at.join()}${side}`,
  );
}

test("a line grows from the joint through the new tile and the old one", () => {
  const road = aRoad({ "1,0": "EW", "0,0": "EW" });

  assert.deepEqual(drawn([road], [0, 0]), [
    "0: >0,0E",
    "0: >1,0W",
    "1: <0,0W",
    "1: <1,0E",
  ]);
});

test("it goes on from tile to tile, around corners too", () => {
  const road = aRoad({ "0,0": "E", "1,0": "WS", "1,1": "N" });

  assert.deepEqual(drawn([road], [0, 0]), [
    "0: >0,0E",
    "0: >1,0W",
    "1: <1,0S",
    "2: >1,1N",
  ]);
});

test("a tile that joins two roads is drawn from both of its joints", () => {
  const road = aRoad({ "-1,0": "E", "0,0": "EW", "1,0": "W" });

  assert.deepEqual(drawn([road], [0, 0]), [
    "0: >0,0E",
    "0: >1,0W",
    "0: >0,0W",
    "0: >-1,0E",
  ]);
});

test("a road in a ring is drawn once, and comes to an end", () => {
  const road = aRoad({ "0,0": "ES", "1,0": "WS", "1,1": "NW", "0,1": "NE" });

  const stretches = drawn([road], [0, 0]);

  assert.equal(stretches.length, 8);
  assert.equal(new Set(stretches.map((one) => one.slice(-4))).size, 8);
});

test("roads elsewhere stay as they are", () => {
  const elsewhere = aRoad({ "4,4": "E", "5,4": "W" });

  assert.deepEqual(drawn([elsewhere], [0, 0]), []);
});
