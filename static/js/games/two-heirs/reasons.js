/** Why not, with the names of resources. */

import { list } from "../../core/format.js";
import { reasonWords, refusedWords } from "../../core/reasons.js";
import { costWords } from "./costs.js";

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
 * What is lacking comes as three numbers and is said as "1 wood, 2 grain".
 *
 * @param {Ctx} ctx
 * @param {Params} params
 */
function named({ t, locale }, params) {
  const lacks = costWords(params, {
    t,
    list: (words) => list(words, locale),
  });
  return { ...params, lacks };
}
