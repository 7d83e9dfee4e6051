/** Where one is in a finished match, and where a step leads: pure arithmetic. */

/** @import { GameEvent, Prompt } from "./contract.d.ts" */

/**
 * @typedef {object} Frame The match after one step, as somebody may see it.
 * @property {number} number The step; 0 is the deal. Some viewers lack some.
 * @property {number | null} at In server ms; null for the deal.
 * @property {any} view
 * @property {GameEvent[]} events
 * @property {Prompt} prompt
 * @property {Record<string, Record<string, unknown>> | null} [private] What each
 *   seat's own view had besides; with open hands only.
 */

/** @typedef {"open" | "spectator" | number} Eyes Whose view: a seat's, or all hands. */

/**
 * The place of a step among the frames of a viewer who may not have noticed it.
 *
 * @param {Frame[]} frames
 * @param {number} number
 */
export function placeOf(frames, number) {
  const after = frames.findIndex((frame) => frame.number > number);
  return Math.max(0, (after < 0 ? frames.length : after) - 1);
}

/**
 * The next place in a direction that is wanted; the end of the match where none is.
 *
 * @param {Frame[]} frames
 * @param {number} from
 * @param {1 | -1} step
 * @param {(frame: Frame, place: number) => boolean} wanted
 */
export function seek(frames, from, step, wanted) {
  for (let place = from + step; place >= 0 && place < frames.length; place += step) {
    const frame = /** @type {Frame} */ (frames[place]);
    if (wanted(frame, place)) return place;
  }
  return step > 0 ? frames.length - 1 : 0;
}

/**
 * The next place where one wants to stop: an answer window has just opened, or what
 * the game tells views apart by has just changed. Null where none follows.
 *
 * @param {Frame[]} frames
 * @param {number} from
 * @param {(view: any) => boolean | number} answering
 */
export function nextWindow(frames, from, answering) {
  const opened = (/** @type {Frame} */ { view }, /** @type {number} */ place) => {
    const before = answering(frames[place - 1]?.view ?? null);
    return Boolean(answering(view)) && answering(view) !== before;
  };
  const found = seek(frames, from, 1, opened);
  const frame = frames[found];
  return frame && found > from && opened(frame, found) ? found : null;
}

/**
 * Milliseconds from the deal to a frame.
 *
 * @param {Frame | undefined} frame
 * @param {number} began
 */
export function elapsed(frame, began) {
  return Math.max(0, (frame?.at ?? began) - began);
}

/**
 * "20:41", or "1:02:03" where it took hours.
 *
 * @param {number} ms
 */
export function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const [hours = 0, minutes = 0] = parts;
  const end = String(seconds % 60).padStart(2, "0");
  return hours
    ? `${hours}:${String(minutes).padStart(2, "0")}:${end}`
    : `${minutes}:${end}`;
}

/**
 * The moment that a link names: `?move=47&eyes=open`.
 *
 * @param {string} search
 * @returns {{ move: number | null, eyes: Eyes | null }}
 */
export function momentOf(search) {
  const given = new URLSearchParams(search);
  return { move: whole(given.get("move")), eyes: eyesOf(given.get("eyes")) };
}

/**
 * The end of a link that names a moment.
 *
 * @param {number} move
 * @param {Eyes} eyes
 */
export function momentLink(move, eyes) {
  return `?${new URLSearchParams({ move: String(move), eyes: String(eyes) })}`;
}

/**
 * @param {string | null} words
 * @returns {Eyes | null}
 */
function eyesOf(words) {
  if (words === "open" || words === "spectator") return words;
  return whole(words);
}

/** @param {string | null} words */
function whole(words) {
  return words !== null && /^\d{1,6}$/.test(words) ? Number(words) : null;
}
