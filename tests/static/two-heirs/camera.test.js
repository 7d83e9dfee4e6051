import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fitted,
  following,
  LARGEST,
  panned,
  ROOMY,
  SMALLEST,
  seenShifted,
  shiftTo,
  turnedTo,
  zoomed,
} from "../../../static/js/games/two-heirs/camera.js";

const WINDOW = { width: 600, height: 400 };
const FRAME = { left: -2, top: -1, columns: 8, rows: 4 };

/**
 * Where a place lies in the window, in pixels from its upper left corner.
 *
 * @param {import("../../../static/js/games/two-heirs/camera.js").Camera} camera
 * @param {number} column
 * @param {number} row
 */
const seenAt = ({ size, x, y }, column, row) => [
  WINDOW.width / 2 + (column - x) * size,
  WINDOW.height / 2 + (row - y) * size,
];

test("all of a landscape is seen, with some air around it", () => {
  const camera = fitted(FRAME, WINDOW);

  const [left = 0, top = 0] = seenAt(camera, -2, -1);
  const [right = 0, bottom = 0] = seenAt(camera, 6, 3);
  assert.ok(left > 0 && top > 0 && right < WINDOW.width && bottom < WINDOW.height);
});

test("what lies over the window's edges hides nothing of it", () => {
  const inset = { top: 90, right: 10, bottom: 30, left: 60 };

  const camera = fitted(FRAME, WINDOW, inset);

  const [left = 0, top = 0] = seenAt(camera, -2, -1);
  const [right = 0, bottom = 0] = seenAt(camera, 6, 3);
  assert.ok(left >= 60 && top >= 90);
  assert.ok(right <= WINDOW.width - 10 && bottom <= WINDOW.height - 30);
});

test("a small landscape is not blown up beyond a roomy tile", () => {
  const one = { left: 0, top: 0, columns: 1, rows: 1 };

  assert.equal(fitted(one, WINDOW).size, ROOMY);
});

test("zooming holds the place under the fingers still", () => {
  const camera = { size: 80, x: 1, y: 1 };
  const still = { right: 120, down: -40 };

  const closer = zoomed(camera, 1.5, still);

  const under = [camera.x + still.right / 80, camera.y + still.down / 80];
  const after = seenAt(closer, under[0] ?? 0, under[1] ?? 0);
  assert.ok(Math.abs((after[0] ?? 0) - (WINDOW.width / 2 + 120)) < 1e-9);
  assert.ok(Math.abs((after[1] ?? 0) - (WINDOW.height / 2 - 40)) < 1e-9);
});

test("zooming ends where tiles can still be told apart, and where one fills much", () => {
  const camera = { size: 80, x: 0, y: 0 };

  assert.equal(zoomed(camera, 0.01).size, SMALLEST);
  assert.equal(zoomed(camera, 100).size, LARGEST);
});

test("the landscape cannot be lost by panning", () => {
  const camera = { size: 50, x: 0, y: 0 };

  assert.deepEqual(panned(camera, 50, -25, FRAME), { size: 50, x: -1, y: 0.5 });
  assert.equal(panned(camera, -100_000, 0, FRAME).x, 6);
});

test("the window follows the keyboard only where a cell is out of sight", () => {
  const camera = { size: 100, x: 0, y: 0 };

  assert.deepEqual(turnedTo(camera, [1, 0], WINDOW), camera);
  assert.equal(turnedTo(camera, [5, 0], WINDOW).x, 3);
});

test("a cell that would lie under a plate is turned to as well", () => {
  const camera = { size: 100, x: 0, y: 0 };
  const inset = { top: 120, right: 0, bottom: 0, left: 150 };

  const { x, y } = turnedTo(camera, [-2, -1], WINDOW, inset);

  assert.deepEqual([x, y.toFixed(1)], [-0.5, "-0.2"]);
});

test("a landscape that grows within sight leaves every cell where it is", () => {
  const before = { size: 60, x: 2, y: 1 };
  const grown = { ...FRAME, rows: 5 };

  assert.equal(following(before, grown, WINDOW), before);
});

test("a landscape that grows out of sight is seen from farther away", () => {
  const before = fitted(FRAME, WINDOW);
  const grown = { ...FRAME, columns: 9 };

  assert.deepEqual(following(before, grown, WINDOW), fitted(grown, WINDOW));
});

test("what comes to hang over the window's edge may cover no part of it", () => {
  const before = fitted(FRAME, WINDOW);
  const inset = { top: 0, right: 0, bottom: 0, left: 40 };

  const after = following(before, FRAME, WINDOW, inset);

  assert.deepEqual(after, fitted(FRAME, WINDOW, inset));
});

test("the camera does not come closer by itself when the landscape gets smaller", () => {
  const before = fitted(FRAME, WINDOW);

  assert.equal(following(before, { ...FRAME, columns: 3 }, WINDOW), before);
});

test("a shifted plane looks as it did from where one looked before", () => {
  const before = { size: 90, x: 1, y: -2 };
  const after = { size: 60, x: 2.5, y: 0 };

  const { scale, right, down } = shiftTo(after, before);

  const [x = 0, y = 0] = seenAt(after, 3, 1);
  const middle = [
    WINDOW.width / 2 - after.x * after.size,
    WINDOW.height / 2 - after.y * after.size,
  ];
  const [left = 0, top = 0] = middle;
  const shifted = [left + right + (x - left) * scale, top + down + (y - top) * scale];
  assert.deepEqual(shifted.map(Math.round), seenAt(before, 3, 1).map(Math.round));
  assert.deepEqual(seenShifted(after, { scale, right, down }), before);
});
