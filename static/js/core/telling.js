/**
 * Which wording of a code is meant: the closest to the case, then to the reader.
 *
 * A sentence about the reader has its own wording under the code with `.you`
 * (the reader acts) or `.your` (it happens to the reader), where there is one.
 */

/** @import { Prompt } from "./contract.d.ts" */

/**
 * @typedef {{ code: string, params?: Record<string, unknown> }} Told
 *
 * @typedef {object} Words
 * @property {(code: string) => boolean} has Whether a code is worded.
 * @property {number | null} me The reader's seat.
 */

/**
 * What the server asks, as a sentence of a game.
 *
 * @param {Prompt} prompt
 * @returns {Told}
 */
export function asked({ code, params }) {
  return { code: `prompt.${code}`, params: params ?? {} };
}

/**
 * The code with the first of some cases that has a wording of its own.
 *
 * @param {Words} words
 * @param {string} code
 * @param {unknown[]} cases
 */
export function forCase({ has }, code, cases) {
  return cases.map((one) => `${code}.${one}`).find((one) => has(one)) ?? code;
}

/**
 * The code as it is worded for this reader.
 *
 * @param {Words} words
 * @param {string} code
 * @param {{ actor?: unknown, suffers?: unknown }} roles The seat that acts, and the
 *   one it happens to.
 */
export function forReader({ has, me }, code, { actor, suffers }) {
  if (me === null) return code;
  if (actor === me && has(`${code}.you`)) return `${code}.you`;
  return suffers === me && has(`${code}.your`) ? `${code}.your` : code;
}
