/** In the last seconds of a turn a board says what happens when they are over. */

import { LAST_SECONDS, remaining, running } from "../core/clock.js";

/** @import { Clock, Ctx } from "../core/contract.d.ts" */

/**
 * @typedef {object} Zeroed What a board remembers of its clock.
 * @property {Ctx | null} ctx The context of the last rendering.
 * @property {number} [zero] The timer up to the last seconds of a turn.
 *
 * @typedef {(act: () => void, ms: number) => number} Later
 */

const LAST = LAST_SECONDS * 1000;

/**
 * Whether the last seconds of the reader's own turn run.
 *
 * @param {{ ctx: Ctx, clock: Clock | null, mine: boolean }} table
 */
export function isNearZero({ ctx, clock, mine }) {
  const left = timeLeft(ctx, clock);
  return mine && left !== null && left <= LAST;
}

/**
 * Draw anew when the last seconds of the reader's turn begin.
 *
 * @param {Ctx} ctx
 * @param {Zeroed} local
 * @param {Later} [later]
 */
export function awaitZero(ctx, local, later = window.setTimeout.bind(window)) {
  clearTimeout(local.zero);
  const { match } = ctx.state;
  const left = timeLeft(ctx, match?.clock[0] ?? null);
  if (!match?.legal.length || left === null || left <= LAST) return;
  local.zero = later(() => local.ctx?.update(), left - LAST);
}

/**
 * @param {Ctx} ctx
 * @param {Clock | null} clock
 */
function timeLeft(ctx, clock) {
  return running(clock) ? remaining(clock, ctx.now()) : null;
}
