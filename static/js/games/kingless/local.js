/** What only this window knows: picked cards, open sheets, where focus rests. */

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Flight } from "./flights.js" */
/** @import { SeriesRow } from "./tally.js" */
/** @import { CardId, Seat } from "./types.d.ts" */

/**
 * @typedef {object} Local
 * @property {string | null} picked Key of the picked card.
 * @property {string[]} draft Keys of several picked cards, in picking order.
 * @property {string[]} sent Keys of cards on their way to the table.
 * @property {boolean} peeking The table is shown behind the stage.
 * @property {{ kind: "gutter" | "aside" } | { kind: "seat", seat: Seat } | null} sheet
 * @property {CardId | null} reading The card in the reading view.
 * @property {Record<string, string>} focus Key of the resting focus, by zone.
 * @property {CardId | null} resting The card that a mouse rests on.
 * @property {Map<string, DOMRect> | null} before Where things lay in the last view.
 * @property {Flight[]} flights What travels to the view being drawn.
 * @property {Record<string, string>} shown What was scrolled into sight.
 * @property {{ match: string, row: SeriesRow | null }} tally The evening so far.
 * @property {string} awarded The match whose prizes have travelled.
 * @property {{ open: boolean, links: number, throws: string } | null} staged What
 *   the stage showed last.
 * @property {HTMLElement | null} root The drawn board.
 * @property {Ctx | null} ctx The context of the last rendering.
 * @property {(() => void) | null} stopWatching Ends the watch on window and keys.
 */

/**
 * The board's own memory, made on first use.
 *
 * @param {Partial<Local>} local
 * @returns {Local}
 */
export function readLocal(local) {
  local.picked ??= null;
  local.draft ??= [];
  local.sent ??= [];
  local.peeking ??= false;
  local.sheet ??= null;
  local.reading ??= null;
  local.focus ??= {};
  local.resting ??= null;
  local.before ??= null;
  local.flights ??= [];
  local.shown ??= {};
  local.tally ??= { match: "", row: null };
  local.awarded ??= "";
  local.staged ??= null;
  local.root ??= null;
  local.ctx ??= null;
  local.stopWatching ??= null;
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
