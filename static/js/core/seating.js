/** Questions about who sits where, answered from the room's summary. */

/** @import { Room, SeatEntry, TableState } from "./contract.d.ts" */

/**
 * @param {Room} room
 * @param {number | null | undefined} seat
 * @returns {SeatEntry | null}
 */
export function seatEntry(room, seat) {
  return room.seats.find((entry) => entry.seat === seat) ?? null;
}

/**
 * @param {Room} room
 * @param {string | null | undefined} player
 * @returns {SeatEntry | null}
 */
export function seatOfPlayer(room, player) {
  return room.seats.find((entry) => entry.player && entry.player === player) ?? null;
}

/**
 * The name of a member, seated or watching; null for somebody who is gone.
 *
 * @param {Room} room
 * @param {string | null | undefined} player
 */
export function nameOf(room, player) {
  const seated = seatOfPlayer(room, player);
  if (seated) return seated.name;
  return room.spectators.find((one) => one.player === player)?.name ?? null;
}

/**
 * The reader's own seat.
 *
 * @param {TableState} state
 */
export function mySeat(state) {
  return state.room && state.you ? seatEntry(state.room, state.you.seat) : null;
}

/**
 * Seated people, bots left out.
 *
 * @param {Room} room
 */
export function humans(room) {
  return room.seats.filter((entry) => entry.player && !entry.bot);
}

/**
 * Who is not ready yet.
 *
 * @param {Room} room
 */
export function unready(room) {
  return humans(room).filter((entry) => !entry.ready);
}

/**
 * How a seat is present, in the order in which it matters.
 *
 * @param {SeatEntry} entry
 * @param {{ acting?: boolean }} [now]
 * @returns {"bot" | "gone" | "offline" | "hidden" | "thinking" | "here"}
 */
export function presenceOf(entry, { acting = false } = {}) {
  if (entry.bot) return "bot";
  if (!entry.player) return "gone";
  if (entry.connected === false) return "offline";
  if (entry.hidden) return "hidden";
  return acting ? "thinking" : "here";
}
