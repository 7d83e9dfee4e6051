/** What each card of the hand looks like now: what may be picked, and why not. */

import { keysOf, placesOf } from "../../core/ordinals.js";

/** @import { Table } from "./table.js" */
/** @import { Blocked, CardId, Face } from "./types.d.ts" */

/**
 * @typedef {object} HandCard
 * @property {CardId} id
 * @property {number} index Its place in the hand.
 * @property {string} key
 * @property {Face} face
 * @property {boolean} drawn It came since the reader's last move.
 * @property {boolean} playable
 * @property {boolean} picked
 * @property {boolean} pending
 * @property {boolean} notNow
 * @property {number} order Its place among picked cards, from 1; else 0.
 * @property {{ short: string, long: string } | null} reason
 */

/**
 * The hand as it stands.
 *
 * @param {Table} table
 * @returns {HandCard[]}
 */
export function handStates(table) {
  const { view, local } = table;
  const ids = view.hand ?? [];
  const drawn = placesOf(ids, view.drawn);
  return keysOf(ids).map(({ id, index, key }) => {
    const face = table.face(id);
    const playable = mayPick(table, id);
    const order = local.draft.indexOf(key) + 1;
    const barred = reasonFor(table, id, playable);
    return {
      id,
      index,
      key,
      face,
      drawn: drawn.has(index),
      playable: playable && !table.offline,
      picked: local.picked === key || order > 0,
      pending: local.sent.includes(key),
      notNow: table.offline || Boolean(barred) || (asksOfHand(table) && !playable),
      order,
      reason: barred && {
        short: table.why(barred, "short"),
        long: table.why(barred),
      },
    };
  });
}

/**
 * Whether a card of the hand may be picked now.
 *
 * @param {Pick<Table, "offers" | "face" | "view">} table
 * @param {CardId} id
 */
export function mayPick({ offers, face, view }, id) {
  if (offers.discard) return offers.discard.cards.includes(id);
  const answer = face(id).answer;
  if (answer && offers[answer]) return true;
  // What a Tunnel shows is picked on the stage; its like in the hand stays there.
  return offers.plays.has(id) || (view.phase === "recruit" && offers.takes.has(id));
}

/**
 * Whether the reader is asked for a card of the hand at all; a hand at rest is
 * not greyed out, since it is read on others' turns.
 *
 * @param {Table} table
 */
function asksOfHand({ offers, view, me }) {
  if (view.phase === "window") return me !== null;
  return Boolean(offers.discard) || offers.plays.size > 0 || offers.takes.size > 0;
}

/**
 * @param {Table} table
 * @param {CardId} id
 * @param {boolean} playable
 * @returns {Blocked | null}
 */
function reasonFor({ offers, face }, id, playable) {
  if (playable) return null;
  const answer = face(id).answer;
  const barred =
    offers.blocked.get(`play:${id}`) ?? (answer && offers.blocked.get(answer));
  // The Sign says that one has passed; no card has to say it again.
  return !barred || barred.code === "already-passed" ? null : barred;
}
