/** In the last seconds of a turn the Sign says what happens when they are over. */

import { LAST_SECONDS, remaining, running } from "../../core/clock.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */
/** @import { Table } from "./table.js" */

const LAST = LAST_SECONDS * 1000;

/**
 * What happens at zero, once that is near; empty before (H63).
 *
 * @param {Table} table
 */
export function zeroLine({ ctx, clock, mine, view, t }) {
  const left = running(clock) ? remaining(clock, ctx.now()) : null;
  if (!mine || left === null || left > LAST) return "";
  const { phase, due } = view;
  if (phase !== "turn") return t(`sign.zero.${phase}`);
  return t(due ? "sign.zero.due" : "sign.zero");
}

/**
 * Draw anew when the last seconds of the reader's turn begin.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 */
export function awaitZero(ctx, local) {
  clearTimeout(local.zero);
  const { match } = ctx.state;
  const clock = match?.clock[0] ?? null;
  const left = running(clock) ? remaining(clock, ctx.now()) : null;
  if (!match?.legal.length || left === null || left <= LAST) return;
  local.zero = window.setTimeout(() => local.ctx?.update(), left - LAST);
}
