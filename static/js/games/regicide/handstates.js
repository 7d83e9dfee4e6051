/** What each card of the hand looks like now: what may be picked, and why not. */

import { keysOf } from "../../core/ordinals.js";
import { whyNot } from "./drafts.js";
import { mayJoin } from "./offers.js";
import { why } from "./reasons.js";

/** @import { Table } from "./table.js" */
/** @import { CardId } from "./types.d.ts" */

/**
 * @typedef {object} HandCard
 * @property {CardId} id
 * @property {number} index Its place in the hand.
 * @property {string} key
 * @property {boolean} drawn It came since the reader's last move.
 * @property {boolean} picked
 * @property {boolean} playable It may be played or paid with, or may join.
 * @property {boolean} pending
 * @property {boolean} notNow
 * @property {string} reason Why it cannot join, once that is known.
 */

/**
 * The hand as it stands.
 *
 * @param {Table} table
 * @returns {HandCard[]}
 */
export function handStates(table) {
  const { view, local, offers, offline, sending } = table;
  const asked = Boolean(offers.pay || offers.plays.length) && !offline && !sending;
  const hand = view.hand ?? [];
  const since = hand.length - view.drawn.length;
  return keysOf(hand).map(({ id, index, key }) => {
    const picked = local.picked.includes(key);
    const barred = !picked && isBarred(table, id);
    return {
      id,
      index,
      key,
      drawn: index >= since,
      picked,
      playable: asked && !picked && !barred,
      pending: local.sent.includes(key),
      notNow: barred || offline,
      reason: barred ? reasonFor(table, id) : "",
    };
  });
}

/**
 * A hand at rest is not greyed out, since it is read on others' turns.
 *
 * @param {Table} table
 * @param {CardId} id
 */
function isBarred({ offers, picked }, id) {
  if (offers.pay || !offers.plays.length) return false;
  return !mayJoin(offers.plays, picked, id);
}

/**
 * @param {Table} table
 * @param {CardId} id
 */
function reasonFor({ ctx, local, picked }, id) {
  const code = whyNot(local, picked, id);
  return code ? why(ctx, { code }, "short") : "";
}
