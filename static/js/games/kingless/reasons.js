/** Why not: codes of the server in the reader's words. */

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
  const params = named(ctx, blocked.params ?? {});
  const code = `blocked.${blocked.code}`;
  const short = `${code}.short`;
  const exists = ctx.t(short) !== short;
  return ctx.t(form && exists ? short : code, params);
}

/**
 * Word a refused move for the Sign, or null when the shell knows better.
 *
 * @param {Ctx} ctx
 * @param {Refusal} refusal
 */
export function refusalWords(ctx, refusal) {
  const details = refusal.details ?? {};
  const code = `refused.${refusal.code}`;
  const known = ctx.t(code) !== code;
  const line1 = known ? ctx.t(code, named(ctx, details)) : refusal.message;
  const line2 = ctx.t("refused.nothing-changed");
  const rule = typeof details.rule === "string" ? details.rule : "";
  return rule ? { line1, line2, rule } : { line1, line2 };
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
