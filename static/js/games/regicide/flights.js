/**
 * What travels when something happens: from which place to which, face up or
 * not. Pure; `motion.js` moves it.
 */

/** @import { Flight } from "../../ui/travel.js" */
/** @import { CardId, Event, Seat } from "./types.d.ts" */

/** More than these at once would only be a blur: show the end. */
const MOST = 3;

/**
 * The flights of some events; none when there is too much to follow.
 *
 * @param {Event[]} events
 * @returns {Flight[]}
 */
export function flightsOf(events) {
  const groups = events.map(flown).filter((group) => group.length > 0);
  return groups.length > MOST ? [] : groups.flat();
}

/**
 * @param {Event} event
 * @returns {Flight[]}
 */
function flown(event) {
  switch (event.type) {
    case "cards-played":
      return event.cards.map((card) => fly(card, hand(event.seat), "table"));
    case "damage-paid":
      return event.cards.map((card) => fly(card, hand(event.seat), "discard"));
    case "healed":
      return event.count ? [fly(null, "discard", "tavern", event.count)] : [];
    case "drew":
      return event.drawings.map(({ seat, count }) =>
        fly(null, "tavern", hand(seat), count),
      );
    case "refilled":
      return [fly(null, "tavern", hand(event.seat), event.count)];
    case "royal-felled":
      return [fly(event.card, "enemy", event.exact ? "tavern" : "discard")];
    default:
      return [];
  }
}

/**
 * @param {CardId | null} card
 * @param {string} from
 * @param {string} to
 * @param {number} [count]
 * @returns {Flight}
 */
function fly(card, from, to, count = 1) {
  return { card, from, to, count };
}

/** @param {Seat} seat */
const hand = (seat) => `hand-${seat}`;
