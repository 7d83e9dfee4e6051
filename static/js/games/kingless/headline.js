/** What the strip "just now" tells of a round. */

import { headlineOf } from "../../core/headline.js";
import { loggedAs } from "./told.js";

/** @import { GameEvent, LogLine } from "../../core/contract.d.ts" */
/** @import { Event } from "./types.d.ts" */

/** What opens a headline; what follows it tells how it went. */
const OPENERS = new Set(["card-played", "answered", "turn-ended", "contest-thrown"]);

/**
 * The last thing that somebody did, with its consequence.
 *
 * @param {LogLine[]} log
 */
export function headline(log) {
  return headlineOf(log, { opens, told });
}

/**
 * What one let pass oneself is no news, and would stand before what came of the card.
 *
 * @param {GameEvent} event
 */
function told(event) {
  return event.type === "passed" ? null : loggedAs(own(event));
}

/** @param {GameEvent} event */
function opens(event) {
  if (event.type === "turn-ended") return event.why === "choice";
  return OPENERS.has(event.type);
}

/** @param {GameEvent} event */
function own(event) {
  return /** @type {Event} */ (/** @type {unknown} */ (event));
}
