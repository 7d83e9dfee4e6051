/**
 * Which sounds events make. The bell of "your turn" and the knock of an answer
 * window are the shell's, from `asks`.
 */

/** @import { CardId, Event, Seat } from "./types.d.ts" */

/** At most this many, so that a busy view does not rattle. */
const MOST = 2;

/**
 * @param {Event[]} events
 * @param {Seat | null} me
 * @param {(card: CardId) => string | null | undefined} answerOf Stop or Halt.
 * @returns {string[]} Names of sounds, in order, each once.
 */
export function soundsOf(events, me, answerOf) {
  const names = events.flatMap((event) => soundOf(event, me, answerOf) ?? []);
  return [...new Set(names)].slice(-MOST);
}

/**
 * @param {Event} event
 * @param {Seat | null} me
 * @param {(card: CardId) => string | null | undefined} answerOf
 */
function soundOf(event, me, answerOf) {
  switch (event.type) {
    case "answered":
      return answerOf(event.card) ?? "stop";
    case "last-round-began":
      return "last-round";
    case "round-ended":
      return event.fool === me && me !== null ? "hat" : "crown";
    case "guttered":
    case "claimed":
    case "recruited":
    case "second-winded":
      return "coin";
    case "card-played":
    case "drew":
    case "swiped":
    case "discarded":
      return "card";
    default:
      return null;
  }
}
