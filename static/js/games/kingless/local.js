/** What only this window knows: picked cards, open sheets, where focus rests. */

import { readTended } from "../../ui/tend.js";

/** @import { Tended } from "../../ui/tend.js" */
/** @import { Moving } from "../../ui/underway.js" */
/** @import { Zeroed } from "../../ui/zero.js" */
/** @import { SeriesRow } from "./tally.js" */
/** @import { CardId, Seat } from "./types.d.ts" */

/**
 * @typedef {object} OwnLocal
 * @property {string | null} picked Key of the picked card.
 * @property {string[]} draft Keys of several picked cards, in picking order.
 * @property {string[]} sent Keys of cards on their way to the table.
 * @property {boolean} peeking The table is shown behind the stage.
 * @property {{ kind: "gutter" | "aside" } | { kind: "seat", seat: Seat } | null} sheet
 * @property {CardId | null} reading The card in the reading view.
 * @property {CardId | null} resting The card that a mouse rests on.
 * @property {{ match: string, row: SeriesRow | null }} tally The evening so far.
 * @property {string} awarded The match whose prizes have travelled.
 * @property {{ open: boolean, links: number, throws: string } | null} staged What
 *   the stage showed last.
 * @property {HTMLElement[]} chain Pictures of the links that come to rest.
 *
 * @typedef {Tended & Moving & Zeroed & OwnLocal} Local
 */

/**
 * The board's own memory, made on first use.
 *
 * @param {Partial<Local>} local
 * @returns {Local}
 */
export function readLocal(local) {
  readTended(local);
  local.moved ??= "";
  local.picked ??= null;
  local.draft ??= [];
  local.sent ??= [];
  local.peeking ??= false;
  local.sheet ??= null;
  local.reading ??= null;
  local.resting ??= null;
  local.tally ??= { match: "", row: null };
  local.awarded ??= "";
  local.staged ??= null;
  local.chain ??= [];
  return /** @type {Local} */ (local);
}

/**
 * Forget what was picked.
 *
 * @param {Local} local
 */
export function putBack(local) {
  local.picked = null;
  local.draft = [];
}
