/**
 * What came of a play, one row of the slip after the other. Pure: from its events to
 * sentences, and to when each of them is shown.
 */

import { loggedAs } from "./told.js";

/** @import { Told } from "../../core/telling.js" */
/** @import { Sign } from "./sliprows.js" */
/** @import { Event } from "./types.d.ts" */

/**
 * @typedef {object} PlayedRow
 * @property {Event["type"]} type
 * @property {Sign} sign
 * @property {Told} told
 * @property {"blocked" | "brass" | ""} state
 */

/** One row lights so long after the other, in ms. */
const STEP = 120;

/**
 * The signs of what is told in rows.
 *
 * @type {{ [K in Event["type"]]?: (event: Extract<Event, { type: K }>) => Sign }}
 */
const SIGNS = {
  "power-blocked": ({ suit }) => suit,
  healed: () => "H",
  drew: () => "D",
  shielded: () => "S",
  struck: ({ doubled }) => (doubled ? "C" : "damage"),
  "immunity-lifted": () => "jester",
  "royal-felled": ({ exact }) => (exact ? "kill" : "damage"),
  "enemy-revealed": () => "cards",
  "attack-held": () => "pay",
  "next-chosen": () => "jester",
};

/**
 * What the head of the slip or the enemy beside it says already is told in short.
 *
 * @type {{ [K in Event["type"]]?: (event: Extract<Event, { type: K }>) => string }}
 */
const IN_SHORT = {
  "royal-felled": ({ exact }) => (exact ? "slip.falls.exact" : "slip.falls"),
  "enemy-revealed": () => "slip.steps-out",
};

/**
 * The rows of a play, in the order it went.
 *
 * @param {Event[]} events
 * @returns {PlayedRow[]}
 */
export function playedRows(events) {
  return events.flatMap((event) => {
    const sign = signOf(event);
    const told = inShort(event) ?? loggedAs(event);
    return sign && told
      ? [{ type: event.type, sign, told, state: stateOf(event) }]
      : [];
  });
}

/**
 * When the row of an event lights, in ms after the play; 0 for what has none.
 *
 * @param {Event[]} events
 * @returns {(type: Event["type"]) => number}
 */
export function beatsOf(events) {
  const rows = playedRows(events).map(({ type }) => type);
  return (type) => Math.max(0, rows.indexOf(type)) * STEP;
}

/**
 * @param {Event} event
 * @returns {Told | null}
 */
function inShort(event) {
  const code = /** @type {((event: Event) => string) | undefined} */ (
    IN_SHORT[event.type]
  );
  const { type: _, ...params } = event;
  return code ? { code: code(event), params } : null;
}

/**
 * @param {Event} event
 * @returns {Sign | null}
 */
function signOf(event) {
  const sign = /** @type {((event: Event) => Sign) | undefined} */ (SIGNS[event.type]);
  return sign?.(event) ?? null;
}

/**
 * @param {Event} event
 * @returns {PlayedRow["state"]}
 */
function stateOf(event) {
  if (event.type === "power-blocked") return "blocked";
  return event.type === "royal-felled" && event.exact ? "brass" : "";
}
