/** Why not, with the names of Regicide's seats. */

import { reasonWords, refusedWords } from "../../core/reasons.js";

/** @import { Blocked, Ctx, Params, Refusal } from "../../core/contract.d.ts" */

/**
 * Word why a control is barred; `short` is the form for buttons and tags.
 *
 * @param {Ctx} ctx
 * @param {Pick<Blocked, "code" | "params">} blocked
 * @param {"short"} [form]
 */
export function why(ctx, { code, params = {} }, form) {
  return reasonWords(ctx.t, code, named(ctx, params), form);
}

/**
 * Word a refused move for the Sign.
 *
 * @param {Ctx} ctx
 * @param {Refusal} refusal
 */
export function refusalWords(ctx, refusal) {
  return refusedWords(ctx.t, refusal, named(ctx, refusal.details ?? {}));
}

/**
 * @param {Ctx} ctx
 * @param {Params} params
 */
function named(ctx, params) {
  const { seat } = params;
  return typeof seat === "number" ? { ...params, seat: ctx.seatName(seat) } : params;
}
