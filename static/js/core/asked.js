/** A table as the host has asked for it, before the server has answered. */

/** @import { Command, Room } from "./contract.d.ts" */

/**
 * The room with every change of its rules that is still unanswered. Whoever changes
 * more goes on from here: a set of rules is sent as a whole, so that one made from the
 * last answer would take back the change before it.
 *
 * @param {Room} room
 * @param {Command[]} pending
 * @returns {Room}
 */
export function asAsked(room, pending) {
  const asked = pending.filter(({ type }) => type === "configure").map(changesOf);
  return asked.length > 0 ? Object.assign({}, room, ...asked) : room;
}

/** @param {Command} command */
function changesOf({ id: _id, type: _type, ...changes }) {
  return changes;
}
