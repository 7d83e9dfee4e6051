/** What the strip "just now" tells of a match. */

import { headlineOf } from "../../core/headline.js";
import { loggedAs } from "./told.js";

/** @import { GameEvent, LogLine } from "../../core/contract.d.ts" */
/** @import { Event } from "./types.d.ts" */

/** What opens a headline; what follows it tells how it went. */
const OPENERS = new Set(["cards-played", "yielded", "damage-paid", "refilled"]);

/**
 * The last thing that somebody did, with its consequence.
 *
 * @param {LogLine[]} log
 */
export function headline(log) {
  return headlineOf(log, {
    opens,
    told: (event) => loggedAs(own(event)),
    matters: ({ type }) => type === "royal-felled",
  });
}

/** @param {GameEvent} event */
function opens({ type }) {
  return OPENERS.has(type);
}

/** @param {GameEvent} event */
function own(event) {
  return /** @type {Event} */ (/** @type {unknown} */ (event));
}
