/** What only this window knows: picked cards, open sheets, where focus rests. */

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
 * @property {(() => void) | null} stopForm Ends the watch on the window's form.
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
  local.stopForm ??= null;
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
