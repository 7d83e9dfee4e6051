/**
 * What travels when something happens: from which place to which, face up or
 * not. Pure; `motion.js` moves it.
 */

import { beatsOf } from "./played.js";

/** @import { Flight } from "../../ui/travel.js" */
/** @import { CardId, Event, Seat } from "./types.d.ts" */

/**
 * @typedef {object} Own Who sits at the table, and the reader's own hand to come.
 * @property {Seat[]} order
 * @property {Seat | null} seat
 * @property {CardId[]} hand
 */

/** More than these at once would only be a blur: show the end. */
const MOST = 3;
/** Half of the time that a felled royal takes to turn over, in ms. */
export const TURNED = 190;

/**
 * The flights of some events; none when there is too much to follow.
 *
 * @param {Event[]} events
 * @param {Own} own
 * @returns {Flight[]}
 */
export function flightsOf(events, own) {
  const beat = beatsOf(events);
  const groups = events
    .map((event) => (event.type === "dealt" ? dealt(event.count, own) : flown(event)))
    .map((group, at) => delayed(group, beat(events[at]?.type ?? "dealt")))
    .filter((group) => group.length > 0);
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
      return event.drawings.flatMap(({ seat, count, cards }) =>
        drawn(seat, count, cards),
      );
    case "refilled":
      return drawn(event.seat, event.count, event.cards);
    case "royal-felled":
      return delayed([felled(event)], TURNED);
    default:
      return [];
  }
}

/**
 * Everybody gets backs; the reader's own turn over where they lie.
 *
 * @param {number} count
 * @param {Own} own
 */
function dealt(count, { order, seat: me, hand: cards }) {
  return order.flatMap((seat) => drawn(seat, count, seat === me ? cards : null));
}

/**
 * @param {Seat} seat
 * @param {number} count
 * @param {CardId[] | null} cards What the reader sees of them.
 * @returns {Flight[]}
 */
function drawn(seat, count, cards) {
  if (!count) return [];
  const back = fly(null, "tavern", hand(seat), count);
  return cards?.map((turns) => ({ ...back, count: 1, turns })) ?? [back];
}

/**
 * Felled exactly, a royal comes to lie face down.
 *
 * @param {Extract<Event, { type: "royal-felled" }>} event
 */
function felled({ card, exact }) {
  return exact ? fly(null, "enemy", "tavern") : fly(card, "enemy", "discard");
}

/**
 * @param {Flight[]} flights
 * @param {number} delay
 * @returns {Flight[]}
 */
function delayed(flights, delay) {
  return flights.map((flight) => ({ ...flight, delay: (flight.delay ?? 0) + delay }));
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
