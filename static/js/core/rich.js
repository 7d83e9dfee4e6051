/**
 * Sentences with names and cards in them: one message, never glued from parts.
 *
 * The message is worded with marks in place of its parameters, then cut at the
 * marks, so that a card in a sentence can be a link in every language.
 */

/** @import { Translate } from "./contract.d.ts" */

const OPEN = "\ue000";
const CLOSE = "\ue001";

/**
 * Word a message whose parameters are drawn, not written.
 *
 * @template T
 * @param {Translate} t
 * @param {string} code
 * @param {Record<string, T>} drawn What stands for each parameter.
 * @param {Record<string, unknown>} [written] Parameters that are plain words.
 * @returns {(string | T)[]}
 */
export function rich(t, code, drawn, written = {}) {
  const marks = Object.keys(drawn).map((key) => [key, `${OPEN}${key}${CLOSE}`]);
  const sentence = t(code, { ...written, ...Object.fromEntries(marks) });
  return sentence
    .split(new RegExp(`${OPEN}(\\w+)${CLOSE}`))
    .map((part, index) => (index % 2 ? (drawn[part] ?? "") : part))
    .filter((part) => part !== "");
}
