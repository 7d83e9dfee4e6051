/**
 * What travels when something happens: from which place to which, as which tile.
 * Pure; `motion.js` moves it.
 */

import { cellKey } from "./grid.js";

/** @import { Flight } from "../../ui/travel.js" */
/** @import { Cell, Event, Seat, TileId } from "./types.d.ts" */

/** How a tile is named that is shown as free terrain. */
export const FREE = "free-";
/** More than these at once would only be a blur: show the end. */
const MOST = 3;

/**
 * The flights of some events; none when there is too much to follow.
 *
 * @param {Event[]} events
 * @returns {Flight[]}
 */
export function flightsOf(events) {
  const flights = events.flatMap((event) => flown(event) ?? []);
  return flights.length > MOST ? [] : flights;
}

/**
 * @param {Event} event
 * @returns {Flight | null}
 */
function flown(event) {
  switch (event.type) {
    case "tile-taken":
      return fly(event.tile, `reserve-${event.place}`, hand(event.seat));
    case "building-built":
      return event.seat === null
        ? null
        : fly(event.tile, hand(event.seat), at(event.cell));
    case "terrain-extended":
      return fly(`${FREE}${event.tile}`, hand(event.seat), at(event.cell));
    default:
      return null;
  }
}

/**
 * @param {TileId} card
 * @param {string} from
 * @param {string} to
 * @returns {Flight}
 */
function fly(card, from, to) {
  return { card, from, to, count: 1 };
}

/** @param {Seat | null} seat */
const hand = (seat) => `hand-${seat ?? "henry"}`;

/** @param {Cell} cell */
const at = (cell) => `cell-${cellKey(cell)}`;
