/** Why not: codes of the server in the reader's words. */

/** @import { Params, Refusal, SignParts, Translate } from "./contract.d.ts" */

/**
 * Word why a control is barred; `short` is the form for tags and buttons.
 *
 * @param {Translate} t
 * @param {string} code
 * @param {Params} params With names in place of seats and cards.
 * @param {"short"} [form]
 */
export function reasonWords(t, code, params, form) {
  const long = `blocked.${code}`;
  const short = `${long}.short`;
  return t(form && t(short) !== short ? short : long, params);
}

/**
 * Word a refused move for the Sign; the server's own words where there are none.
 *
 * @param {Translate} t
 * @param {Refusal} refusal
 * @param {Params} params With names in place of seats and cards.
 * @returns {NonNullable<SignParts["refusal"]>}
 */
export function refusedWords(t, refusal, params) {
  const code = `refused.${refusal.code}`;
  const known = t(code) !== code;
  const line1 = known ? t(code, params) : refusal.message;
  const line2 = t("refused.nothing-changed");
  const rule = refusal.details?.rule;
  return typeof rule === "string" && rule ? { line1, line2, rule } : { line1, line2 };
}
