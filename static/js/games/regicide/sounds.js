/** Which sounds events make; the bell of "your turn" is the shell's, from `asks`. */

/** @import { Event } from "./types.d.ts" */

/** At most this many, so that a busy view does not rattle. */
const MOST = 2;

/**
 * @param {Event[]} events
 * @returns {string[]} Names of sounds, in order, each once.
 */
export function soundsOf(events) {
  return [...new Set(events.flatMap((event) => soundOf(event) ?? []))].slice(-MOST);
}

/** @param {Event} event */
function soundOf(event) {
  switch (event.type) {
    case "royal-felled":
      return event.exact ? "exact" : "blow";
    case "struck":
      return "blow";
    case "damage-paid":
    case "match-lost":
      return "wound";
    case "match-won":
      return "crown";
    case "cards-played":
    case "drew":
    case "refilled":
      return "card";
    default:
      return null;
  }
}
