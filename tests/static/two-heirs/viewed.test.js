import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isTurned,
  nearHeir,
  viewOf,
} from "../../../static/js/games/two-heirs/viewed.js";

const CELL = [1, 0];
const OTHER = [0, 0];
const STOOD = [
  { unit: "wood", elite: false, cell: null, moved: false },
  { unit: "stone", elite: false, cell: OTHER, moved: false },
];

/** A view after a whole turn of Henry's. */
const VIEW = {
  landscape: [
    { cell: OTHER, tile: "inn-wood", terrain: "wood", owner: 0 },
    { cell: CELL, tile: "mill-wood", terrain: "wood", owner: 1 },
  ],
  roads: [{ parts: [{ cell: OTHER }, { cell: CELL }], points: 0 }],
  heirs: [
    { heir: 0, seat: 0, score: { total: 3, buildings: [] }, units: [] },
    {
      heir: 1,
      seat: null,
      score: { total: 9, buildings: [{ cell: CELL, points: 4 }] },
      units: [
        { unit: "wood", elite: false, cell: CELL, moved: false },
        { unit: "stone", elite: false, cell: OTHER, moved: false },
      ],
    },
  ],
  pile: 5,
  laid: [{ treasure: "a-column", cell: CELL }],
  gone: [],
  henry: [
    { step: "take", tile: "mill-wood", cell: null },
    { step: "place", tile: "mill-wood", cell: CELL },
    { step: "treasure", treasure: "a-column", cell: CELL },
    { step: "unit", unit: "wood", cell: CELL },
  ],
};

/**
 * What is shown of it while a step is told.
 *
 * @param {number} tour
 */
const shown = (tour) =>
  viewOf(/** @type {any} */ ({ view: VIEW }), {
    tour,
    stood: /** @type {any} */ (STOOD),
  });

test("while Henry takes, nothing of what he does with it can be seen", () => {
  const { landscape, roads, heirs, laid, pile } = shown(0);

  assert.deepEqual(
    landscape.map(({ cell }) => cell),
    [OTHER],
  );
  assert.deepEqual(roads[0]?.parts, []);
  assert.deepEqual(heirs[1].score, { total: 5, buildings: [] });
  assert.deepEqual([laid, pile], [[], 6]);
  assert.equal(heirs[1].units[0]?.cell, null);
});

test("each step adds what it tells of", () => {
  assert.equal(shown(1).landscape.length, 2);
  assert.equal(shown(1).laid.length, 0);
  assert.equal(shown(2).laid.length, 1);
  assert.equal(shown(2).heirs[1].units[0]?.cell, null);
  assert.deepEqual(shown(3), VIEW);
});

test("units that did not walk stay where they are", () => {
  assert.deepEqual(shown(0).heirs[1].units[1]?.cell, OTHER);
});

test("where nothing is told all of the table is shown", () => {
  assert.equal(shown(-1), /** @type {any} */ (VIEW));
});

test("a treasure that is gone as soon as it lies is gone when it is told", () => {
  const view = { ...VIEW, laid: [], gone: ["a-column"] };
  const seen = (/** @type {number} */ tour) =>
    viewOf(/** @type {any} */ ({ view }), { tour, stood: [] }).gone;

  assert.deepEqual([seen(1), seen(2)], [[], ["a-column"]]);
});

test("H26: the second heir sits on the other side, a spectator does not", () => {
  const match = { view: { heirs: [{ seat: 0 }, { seat: 1 }] } };
  const turned = (/** @type {number | null} */ seat) =>
    isTurned(/** @type {any} */ ({ state: { match, you: { seat } } }));

  assert.deepEqual([0, 1, null].map(turned), [false, true, false]);
});

test("in a replay one looks from the side of whose eyes one looks through", () => {
  const view = /** @type {any} */ ({ heirs: [{ seat: 0 }, { seat: 1 }] });

  assert.equal(nearHeir({ ...view, eyes: 1 }, null), 1);
  assert.equal(nearHeir({ ...view, eyes: 0 }, null), 0);
  assert.equal(nearHeir(view, null), 0);
});
