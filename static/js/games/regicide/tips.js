/**
 * Which piece of advice fits the table now; one at a time, and only while something
 * is asked of the reader. Each is a hint for play, never a rule.
 */

/** @import { Table } from "./table.js" */
/** @import { View } from "./types.d.ts" */

/** @typedef {Pick<Table, "view" | "offers" | "mine">} Scene */

/** An attack so low that paying it costs only what one can spare. */
const LOW_ATTACK = 5;
/** So much of its health is left when an enemy is nearly down. */
const NEARLY_DOWN = 10;
/** So few cards are left when the tavern runs dry. */
const DRY = 6;

/**
 * Pieces of advice, the most pressing first, each with when it fits.
 *
 * @type {[code: string, fits: (scene: Scene) => boolean][]}
 */
const TIPS = [
  ["shed", ({ view, offers }) => Boolean(offers.pay) && view.must_pay <= LOW_ATTACK],
  ["pay-exactly", ({ offers }) => Boolean(offers.pay)],
  ["jester", ({ offers }) => offers.choose.size > 0],
  ["heal-first", ({ view }) => view.tavern <= DRY && holds(view, "H")],
  ["exact", ({ view }) => (view.enemy?.health ?? 0) <= NEARLY_DOWN],
  ["keep-suit", ({ view }) => Boolean(view.enemy?.immune) && holdsItsSuit(view)],
  ["stall", ({ view }) => holds(view, "S") && (view.enemy?.attack ?? 0) > LOW_ATTACK],
  ["yield-low", ({ view, offers }) => Boolean(offers.yields) && isLow(view)],
  ["spread", ({ view }) => holds(view, "D")],
];

/**
 * The code of the advice for now, or null.
 *
 * @param {Scene} scene
 */
export function tipFor(scene) {
  if (!scene.mine) return null;
  return TIPS.find(([, fits]) => fits(scene))?.[0] ?? null;
}

/**
 * @param {View} view
 * @param {string} suit
 */
function holds({ hand, enemy }, suit) {
  if (enemy?.immune && enemy.suit === suit) return false;
  return (hand ?? []).some((card) => card.endsWith(suit));
}

/** @param {View} view */
function holdsItsSuit({ hand, enemy }) {
  return (hand ?? []).some((card) => card.endsWith(enemy?.suit ?? "?"));
}

/** @param {View} view */
function isLow({ enemy }) {
  return (enemy?.attack ?? 0) <= LOW_ATTACK;
}
