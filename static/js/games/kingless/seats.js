/** How the seats stand by influence. */

/** @import { SeatView, View } from "./types.d.ts" */

/**
 * Where a seat stands by influence: 1 for the most; equals share a place.
 *
 * @param {View} view
 * @param {SeatView} seat
 */
export function standing(view, seat) {
  const rivals = view.seats.filter(({ out }) => !out);
  const better = rivals.filter(({ influence }) => influence > seat.influence);
  const equal = rivals.filter(({ influence }) => influence === seat.influence);
  return { place: better.length + 1, shared: equal.length > 1, of: rivals.length };
}
