/** In the last seconds of a turn a board says what happens when they are over. */

import { LAST_SECONDS, remaining, running } from "../core/clock.js";

/** @import { Ctx } from "../core/contract.d.ts" */

/**
 * @typedef {object} Zeroed What a board remembers of its clock.
 * @property {Ctx | null} ctx The context of the last rendering.
 * @property {number} [zero] The timer up to the last seconds of a turn.
 *
 * @typedef {(act: () => void, ms: number) => number} Later
 */

/**
 * Whether the last seconds of the reader's own turn run.
 *
 * @param {{ ctx: Ctx }} table
 */
export function isNearZero({ ctx }) {
  return untilNear(ctx) === 0;
}

/**
 * Draw anew when the last seconds of the reader's turn begin.
 *
 * @param {Ctx} ctx
 * @param {Zeroed} local
 * @param {Later} [later]
 */
export function awaitZero(ctx, local, later = setTimeout) {
  clearTimeout(local.zero);
  const ms = untilNear(ctx);
  if (ms) local.zero = later(() => local.ctx?.update(), ms);
}

/**
 * Milliseconds up to the last seconds of the reader's turn: none once they run, and
 * null where it is another's turn or no clock runs.
 *
 * @param {Ctx} ctx
 */
function untilNear({ state: { match }, now }) {
  const clock = match?.clock[0];
  const left = running(clock) && match?.legal.length ? remaining(clock, now()) : null;
  return left === null ? null : Math.max(0, left - LAST_SECONDS * 1000);
}
