/** Seats as the reader sees them: clockwise from the one after the reader. */

/** @import { Seat, SeatView, View } from "./types.d.ts" */

/**
 * All seats, the one after the reader first and the reader's own last; a
 * spectator sees them in the order of play.
 *
 * @param {View} view
 * @param {Seat | null} me
 */
export function seatsFrom(view, me) {
  const at = view.seats.findIndex(({ seat }) => seat === me);
  if (at < 0) return view.seats;
  return [...view.seats.slice(at + 1), ...view.seats.slice(0, at + 1)];
}

/**
 * Everybody but the reader.
 *
 * @param {View} view
 * @param {Seat | null} me
 */
export function others(view, me) {
  return seatsFrom(view, me).filter(({ seat }) => seat !== me);
}

/**
 * @param {View} view
 * @param {Seat | null} seat
 * @returns {SeatView | null}
 */
export function seatOf(view, seat) {
  return view.seats.find((one) => one.seat === seat) ?? null;
}

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
