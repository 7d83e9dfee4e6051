/**
 * The lines of the preview slip: what a draft would do, in the order it happens.
 *
 * Pure: from the server's preview to codes with parameters; nothing is worked out.
 */

/** @import { Counter, Power, Preview, Strike, Suit } from "./types.d.ts" */

/**
 * @typedef {Suit | "kill" | "damage" | "pay" | "jester" | "cards" | "medal"} Sign
 *
 * @typedef {object} Row
 * @property {Sign} sign
 * @property {string} code Its title is `slip.<code>`, its text `slip.<code>.text`.
 * @property {Record<string, unknown>} params
 * @property {"struck" | "good" | "bad" | "brass" | ""} state
 * @property {string} [text] Another code of its text.
 */

/**
 * @param {Preview} preview
 * @returns {Row[]}
 */
export function slipRows(preview) {
  const { strike, powers = [], jester, flip, counter } = preview;
  return [
    ...kill(strike),
    ...powers.map((power) => powerRow(power, Boolean(strike?.kill))),
    ...damage(strike),
    ...jesterRows(jester),
    ...flipRows(flip),
    ...(counter ? [counterRow(counter)] : afterwards(preview)),
  ];
}

/**
 * @param {Row["sign"]} sign
 * @param {string} code
 * @param {Record<string, unknown>} [params]
 * @param {Row["state"]} [state]
 * @param {string} [text]
 * @returns {Row}
 */
function row(sign, code, params = {}, state = "", text = undefined) {
  return { sign, code, params, state, ...(text ? { text } : {}) };
}

/**
 * An exact kill is said first.
 *
 * @param {Strike | null | undefined} strike
 */
function kill(strike) {
  if (strike?.kill !== "exact") return [];
  return [row("kill", strike.wins ? "exact-last" : "exact", {}, "brass")];
}

/**
 * @param {Power} power
 * @param {boolean} kills
 */
function powerRow(power, kills) {
  const { suit, value, count, blocked, banked, draws } = power;
  const drawings = draws?.map(([seat, cards]) => ({ seat, count: cards, known: [] }));
  const params = { suit, value, count, banked, draws: drawings };
  if (blocked) {
    const text = banked ? "banked" : "blocked";
    return row(suit, `${power.power}.whole`, params, "struck", text);
  }
  return row(suit, power.power, params, "", howFar(power, kills));
}

/**
 * How far a power acts, which may be less than its value.
 *
 * @param {Power} power
 * @param {boolean} kills A shield goes with the royal it was raised against.
 */
function howFar({ power, value, count }, kills) {
  if (kills && power === "shield") return "shield.kill";
  if (count === 0) return `${power}.none`;
  return count < value ? `${power}.less` : `${power}.text`;
}

/** @param {Strike | null | undefined} strike */
function damage(strike) {
  // An exact kill is told at the top, and a jester strikes nobody.
  if (!strike || strike.kill === "exact") return [];
  const text = strike.kill ? `damage.${strike.kill}` : "damage.text";
  return [row("damage", "damage", { ...strike }, "", text)];
}

/** @param {Preview["jester"]} jester */
function jesterRows(jester) {
  if (!jester) return [];
  const { lifts, shield = 0, attack } = jester;
  const params = { suit: lifts, shield, attack };
  return [
    row("jester", lifts ? "jester" : "jester-again", params),
    ...(shield ? [row("S", "jester-shield", params)] : []),
  ];
}

/** @param {Preview["flip"]} flip */
function flipRows(flip) {
  if (!flip) return [];
  const { discards, draws: comes, medal } = flip;
  return [
    row("cards", "flip-cards", { discards, comes }),
    row("medal", `flip-medal.${medal}`),
  ];
}

/** @param {Counter} counter */
function counterRow(counter) {
  const { attack, pays } = counter;
  if (!attack) return row("pay", "pay-nothing", {}, "good");
  const state = pays === "yes" ? "good" : pays === "maybe" ? "" : "bad";
  const params = { ...counter, missing: Math.max(0, -counter.margin) };
  return row("pay", "pay", params, state, `pay.${pays}`);
}

/**
 * What follows where the enemy does not strike back.
 *
 * @param {Preview} preview
 */
function afterwards({ strike, jester }) {
  if (strike?.wins) return [row("kill", "dawn", {}, "good")];
  if (strike?.kill) return [row("pay", "play-again", {}, "good")];
  return jester ? [row("pay", "choose-next", {}, "good")] : [];
}
