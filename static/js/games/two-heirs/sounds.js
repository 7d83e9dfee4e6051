/** Which sounds events make; the bell of "your turn" is the shell's, from `asks`. */

/** @import { Event } from "./types.d.ts" */

/** At most this many, so that a busy view does not rattle. */
const MOST = 2;

/** @type {Partial<Record<Event["type"], string>>} */
const SOUNDS = {
  "tile-taken": "card",
  "building-built": "stone",
  "terrain-extended": "stone",
  "unit-stepped": "stone",
  "unit-called": "stone",
  "unit-withdrawn": "stone",
  "camp-used": "card",
  "building-destroyed": "blow",
  "treasure-laid": "coin",
  "treasure-removed": "coin",
  "final-turns-began": "last-round",
  "match-ended": "crown",
};

/**
 * @param {Event[]} events
 * @returns {string[]} Names of sounds, in order, each once.
 */
export function soundsOf(events) {
  return [...new Set(events.flatMap(({ type }) => SOUNDS[type] ?? []))].slice(-MOST);
}
