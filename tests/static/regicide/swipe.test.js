import assert from "node:assert/strict";
import { test } from "node:test";
import { isSwipeUp } from "../../../static/js/games/regicide/swipe.js";

const DOWN = { clientX: 100, clientY: 600, timeStamp: 1000 };

/**
 * Whether a finger that goes so far, in so many ms, swipes up.
 *
 * @param {number} right
 * @param {number} up
 * @param {number} took
 */
function swipes(right, up, took) {
  const [clientX, clientY] = [DOWN.clientX + right, DOWN.clientY - up];
  return isSwipeUp(DOWN, { clientX, clientY, timeStamp: DOWN.timeStamp + took });
}

test("a finger that goes up far and quickly swipes", () => {
  assert.equal(swipes(0, 40, 120), true);
  assert.equal(swipes(-30, 80, 500), true);
});

test("a finger that goes aside, or more aside than up, scrolls the hand", () => {
  assert.equal(swipes(120, 0, 120), false);
  assert.equal(swipes(60, 80, 120), false);
  assert.equal(swipes(-60, 80, 120), false);
});

test("a finger that hardly moves, or goes down, does not swipe", () => {
  assert.equal(swipes(0, 39, 120), false);
  assert.equal(swipes(0, -80, 120), false);
});

test("a finger that takes its time drags", () => {
  assert.equal(swipes(0, 80, 501), false);
});
