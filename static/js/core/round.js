/** The seats of a match as one reader sees them: clockwise, oneself last. */

/**
 * All seats, the one after the reader first and the reader's own last; a
 * spectator sees them in the order of play.
 *
 * @template {{ seat: number }} S
 * @param {S[]} seats
 * @param {number | null} me
 * @returns {S[]}
 */
export function seatsFrom(seats, me) {
  const at = seats.findIndex(({ seat }) => seat === me);
  if (at < 0) return seats;
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

/**
 * Everybody but the reader.
 *
 * @template {{ seat: number }} S
 * @param {S[]} seats
 * @param {number | null} me
 */
export function others(seats, me) {
  return seatsFrom(seats, me).filter(({ seat }) => seat !== me);
}

/**
 * @template {{ seat: number }} S
 * @param {S[]} seats
 * @param {number | null} seat
 * @returns {S | null}
 */
export function seatOf(seats, seat) {
  return seats.find((one) => one.seat === seat) ?? null;
}
