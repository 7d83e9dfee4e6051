/** What the end of a line means: come back when, or not at all. */

/**
 * Waiting doubles from the first step to the longest, in ms: whoever was away for long
 * is back within two seconds as well, once there is something to come back to.
 */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 2_000;
/** A restarting server is given a moment, and its clients spread over it, ms. */
const RESTART_WAIT = 1_000;
/** Who said too much, or was crowded out by newer tabs, waits longer, ms. */
const SCOLDED_WAIT = 10_000;
/** Codes after which coming back at once would do the same again. */
const SCOLDED = new Set([1008, 4408, 4429]);

/** Codes after which trying again would end the same way. */
const FINAL = new Map([
  [4401, "not-signed-in"],
  [4403, "not-a-member"],
  [4404, "room-unknown"],
]);

/** Codes that blame what was sent: sending it again would end the same way. */
const OURS = new Map([
  [1008, "bad-message"],
  [1009, "frame-too-large"],
]);

/**
 * @typedef {object} Verdict
 * @property {string | null} final Why it will not come back by itself.
 * @property {string | null} forget Why unanswered commands are given up.
 */

/**
 * Judge a close code.
 *
 * @param {number} code
 * @returns {Verdict}
 */
export function verdictOn(code) {
  return { final: FINAL.get(code) ?? null, forget: OURS.get(code) ?? null };
}

/**
 * How long to wait before the next attempt, in ms.
 *
 * @param {number} code The close code; 0 for a line that went silent.
 * @param {number} attempts Attempts since the last good line.
 * @param {number} random 0 to 1.
 */
export function delayAfter(code, attempts, random) {
  if (SCOLDED.has(code)) return SCOLDED_WAIT * (1 + random);
  if (code === 1012 && attempts === 0) return RESTART_WAIT * random;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempts, 10));
  return wait * (0.5 + random / 2);
}
