/** Which of the last events the strip "just now" tells, and how. */

import { loggedAs } from "./told.js";

/** @import { LogLine } from "../../core/contract.d.ts" */
/** @import { Event, Prompt, Seat } from "./types.d.ts" */

/**
 * @typedef {object} Headline
 * @property {Seat | null} seat Who did it.
 * @property {Prompt[]} prompts At most two sentences.
 * @property {Event[]} events What to show again.
 */

/** What opens a headline; what follows it tells how it went. */
const OPENERS = new Set(["card-played", "answered", "turn-ended", "contest-thrown"]);
const SENTENCES = 2;
/** How far back to look; a headline older than this is no news. */
const LINES = 8;

/**
 * The last thing that somebody did, with its consequence.
 *
 * @param {LogLine[]} log
 * @returns {Headline | null}
 */
export function headline(log) {
  const recent = log.slice(-LINES).flatMap((line) => line.events ?? []);
  const events = /** @type {Event[]} */ (/** @type {unknown} */ (recent));
  const from = events.findLastIndex(opens);
  if (from < 0) return null;
  const told = events.slice(from);
  const prompts = told.flatMap((event) => loggedAs(event) ?? []).slice(0, SENTENCES);
  const first = /** @type {{ seat?: Seat }} */ (told[0] ?? {});
  return prompts.length ? { seat: first.seat ?? null, prompts, events: told } : null;
}

/** @param {Event} event */
function opens(event) {
  if (event.type === "turn-ended") return event.why === "choice";
  return OPENERS.has(event.type);
}
