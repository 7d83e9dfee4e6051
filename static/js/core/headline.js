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
 * @property {(event: GameEvent) => boolean} [matters] It is told second, whatever
 *   came between.
 */

/** How far back to look; a headline older than this is no news. */
const LINES = 8;

/**
 * The last thing that somebody did, with its consequence.
 *
 * @param {LogLine[]} log
 * @param {Telling} telling
 * @returns {Headline | null}
 */
export function headlineOf(log, { opens, told, matters }) {
  const events = log.slice(-LINES).flatMap((line) => line.events ?? []);
  const from = events.findLastIndex(opens);
  if (from < 0) return null;
  const since = events.slice(from);
  const prompts = inShort(since, told, matters);
  const seat = since[0]?.seat;
  return prompts.length
    ? { seat: typeof seat === "number" ? seat : null, prompts, events: since }
    : null;
}

/**
 * @param {GameEvent[]} events
 * @param {Telling["told"]} told
 * @param {Telling["matters"]} matters
 * @returns {Told[]}
 */
function inShort(events, told, matters = () => false) {
  const worded = events.flatMap((event) => {
    const words = told(event);
    return words ? [{ words, first: matters(event) }] : [];
  });
  const [opening, ...rest] = worded;
  const news = rest.find(({ first }) => first) ?? rest[0];
  return [opening, news].flatMap((one) => (one ? [one.words] : []));
}
