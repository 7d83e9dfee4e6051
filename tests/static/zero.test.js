import assert from "node:assert/strict";
import { test } from "node:test";
import { awaitZero, isNearZero } from "../../static/js/ui/zero.js";

/**
 * A turn with so many milliseconds left; null without a limit.
 *
 * @param {number | null} left
 * @param {{ legal?: any[] }} [more]
 */
function aTurn(left, { legal = [{ do: "yield" }] } = {}) {
  const clock = { kind: "turn", seats: [0], deadline: left, length: 90_000 };
  const drawn = { times: 0 };
  const ctx = /** @type {any} */ ({
    now: () => 0,
    state: { match: { legal, clock: [clock] } },
    update: () => drawn.times++,
  });
  return { ctx, drawn };
}

/** What is done later, and when. */
function aTimer() {
  /** @type {{ act: () => void, ms: number }[]} */
  const waiting = [];
  const later = (/** @type {() => void} */ act, /** @type {number} */ ms) =>
    waiting.push({ act, ms });
  return { waiting, later };
}

test("the last ten seconds of the reader's own turn are near zero", () => {
  assert.equal(isNearZero(aTurn(10_000)), true);
  assert.equal(isNearZero(aTurn(10_001)), false);
  assert.equal(isNearZero(aTurn(5_000, { legal: [] })), false);
});

test("a turn without a limit is never near zero", () => {
  assert.equal(isNearZero(aTurn(null)), false);
});

test("the board is drawn anew when the last ten seconds begin", () => {
  const { ctx, drawn } = aTurn(72_000);
  const { waiting, later } = aTimer();

  awaitZero(ctx, { ctx }, later);
  waiting[0]?.act();

  assert.equal(waiting[0]?.ms, 62_000);
  assert.equal(drawn.times, 1);
});

test("another's turn and last seconds that run already are not waited for", () => {
  const { waiting, later } = aTimer();

  for (const { ctx } of [aTurn(72_000, { legal: [] }), aTurn(9_000)]) {
    awaitZero(ctx, { ctx }, later);
  }

  assert.deepEqual(waiting, []);
});
