/** Which of the last events the strip "just now" tells, and how. */

/** @import { GameEvent, LogLine } from "./contract.d.ts" */
/** @import { Told } from "./telling.js" */

/**
 * @typedef {object} Headline
 * @property {number | null} seat Who did it.
 * @property {Told[]} prompts At most two sentences.
 * @property {GameEvent[]} events What to show again.
 *
 * @typedef {object} Telling How a game tells its events.
 * @property {(event: GameEvent) => boolean} opens It opens a headline; what
 *   follows tells how it went.
 * @property {(event: GameEvent) => Told | null} told Its sentence, if it has one.
 */

const SENTENCES = 2;
/** How far back to look; a headline older than this is no news. */
const LINES = 8;

/**
 * The last thing that somebody did, with its consequence.
 *
 * @param {LogLine[]} log
 * @param {Telling} telling
 * @returns {Headline | null}
 */
export function headlineOf(log, { opens, told }) {
  const events = log.slice(-LINES).flatMap((line) => line.events ?? []);
  const from = events.findLastIndex(opens);
  if (from < 0) return null;
  const since = events.slice(from);
  const prompts = since.flatMap((event) => told(event) ?? []).slice(0, SENTENCES);
  const seat = since[0]?.seat;
  return prompts.length
    ? { seat: typeof seat === "number" ? seat : null, prompts, events: since }
    : null;
}
