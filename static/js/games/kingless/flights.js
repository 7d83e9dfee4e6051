/**
 * What travels when something happens: from which place to which, face up or
 * not. Pure; `motion.js` moves it.
 */

/** @import { Flight } from "../../ui/travel.js" */
/** @import { CardId, Event, Seat } from "./types.d.ts" */

/** More than these at once would only be a blur: show the end. */
const MOST = 3;

/**
 * @typedef {object} Own The reader's seat and hand, in the view that is coming.
 * @property {Seat | null} seat
 * @property {CardId[]} hand
 */

/**
 * The flights of some events; none when there is too much to follow.
 *
 * @param {Event[]} events
 * @param {(card: CardId) => "area" | "gutter"} lands Where a played card goes.
 * @param {Own} [own]
 * @returns {Flight[]}
 */
export function flightsOf(events, lands, own = { seat: null, hand: [] }) {
  const groups = events.map((event) =>
    event.type === "dealt" ? dealt(event, own) : flown(event, lands),
  );
  const moving = groups.filter((group) => group.length > 0);
  return moving.length > MOST ? [] : moving.flat();
}

/**
 * @param {Event} event
 * @param {(card: CardId) => "area" | "gutter"} lands
 * @returns {Flight[]}
 */
function flown(event, lands) {
  switch (event.type) {
    case "drew":
      return drawn(event.seat, event.count, event.cards);
    case "award-given":
      return [fly(event.card, hand(event.fool), hand(event.king))];
    case "swiped":
      return [fly(event.card, hand(event.whose), hand(event.seat))];
    case "card-played":
      return [
        fly(event.card, hand(event.seat), placeAt(lands(event.card), event.seat)),
      ];
    case "answered":
      return [fly(event.card, hand(event.seat), "stage")];
    default:
      return landed(event);
  }
}

/**
 * Everybody gets backs; the reader's own turn over where they lie.
 *
 * @param {Extract<Event, { type: "dealt" }>} event
 * @param {Own} own
 */
function dealt({ hands }, own) {
  return hands.flatMap(([seat, count]) =>
    drawn(seat, count, seat === own.seat ? own.hand : null),
  );
}

/**
 * @param {Seat} seat
 * @param {number} count
 * @param {CardId[] | null} cards What the reader sees of them.
 * @returns {Flight[]}
 */
function drawn(seat, count, cards) {
  if (!count) return [];
  const back = fly(null, "deck", hand(seat), count);
  return cards?.map((turns) => ({ ...back, count: 1, turns })) ?? [back];
}

/**
 * @param {Event} event
 * @returns {Flight[]}
 */
function landed(event) {
  switch (event.type) {
    case "claimed":
      return [fly(event.card, `${event.zone}-${event.whose}`, area(event.seat))];
    case "guttered":
      return [fly(event.card, area(event.whose), "gutter")];
    case "recruited":
      return event.card ? [fly(event.card, hand(event.seat), area(event.seat))] : [];
    case "second-winded":
      return [fly(event.card, "gutter", area(event.seat))];
    case "tunnelled":
      return event.cards.map((card) => fly(card, "deck", "stage"));
    case "tunnel-taken":
      return event.card ? [fly(event.card, "stage", area(event.seat))] : [];
    case "discarded":
      return event.cards.map((card) => fly(card, hand(event.seat), "gutter"));
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
/** @param {Seat} seat */
const area = (seat) => `area-${seat}`;

/**
 * @param {"area" | "gutter"} where
 * @param {Seat} seat
 */
function placeAt(where, seat) {
  return where === "area" ? area(seat) : "gutter";
}
