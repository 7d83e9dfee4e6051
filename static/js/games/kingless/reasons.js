/** Why not, with the names of Kingless' seats and cards. */

import { reasonWords, refusedWords } from "../../core/reasons.js";
import { faceOf } from "./faces.js";

/** @import { Ctx, Refusal } from "../../core/contract.d.ts" */
/** @import { Blocked } from "./types.d.ts" */

/**
 * Word why a control is barred; `short` is the form for tags on cards.
 *
 * @param {Ctx} ctx
 * @param {Blocked} blocked
 * @param {"short"} [form]
 */
export function why(ctx, blocked, form) {
  return reasonWords(ctx.t, blocked.code, named(ctx, blocked.params ?? {}), form);
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
 * @param {Record<string, unknown>} params
 */
function named(ctx, params) {
  const words = { ...params };
  if (typeof params.seat === "number") words.seat = ctx.seatName(params.seat);
  if (typeof params.whose === "number") words.whose = ctx.seatName(params.whose);
  if (typeof params.card === "string") {
    words.card = faceOf(ctx.catalogue, params.card).name.replaceAll("\u00ad", "");
  }
  return words;
}
