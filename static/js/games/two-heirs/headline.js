/** What the strip "just now" tells of a match. */

import { headlineOf } from "../../core/headline.js";
import { loggedAs } from "./told.js";

/** @import { GameEvent, LogLine } from "../../core/contract.d.ts" */
/** @import { Event } from "./types.d.ts" */

const LATE = "timed-out";
/** What opens a headline; what follows it tells how it went. */
const OPENERS = new Set([
  "tile-taken",
  "building-built",
  "terrain-extended",
  "unit-stepped",
  "unit-called",
  "unit-withdrawn",
  "camp-used",
  "building-destroyed",
  "tiles-removed",
]);

/**
 * The last thing that somebody did, with its consequence; first of all that their time
 * ran out, where that did it for them.
 *
 * @param {LogLine[]} log
 */
export function headline(log) {
  const late = log.at(-1)?.events?.some(({ type }) => type === LATE);
  return headlineOf(log, {
    opens: ({ type }) => (late ? type === LATE : OPENERS.has(type)),
    told: (event) => loggedAs(own(event)),
  });
}

/** @param {GameEvent} event */
function own(event) {
  return /** @type {Event} */ (/** @type {unknown} */ (event));
}
