/** What only this window knows: picked cards, answers about them, open sheets. */

import { readTended } from "../../ui/tend.js";

/** @import { Tended } from "../../ui/tend.js" */
/** @import { CardId, Preview, Seat } from "./types.d.ts" */

/**
 * @typedef {object} Draft What is about to be done, as the reader would do it.
 * @property {string} key The view and what is drafted: an answer belongs to one.
 * @property {Preview | null} preview What it would do, once the server has said so.
 *
 * @typedef {object} OwnLocal
 * @property {string[]} picked Keys of picked cards, in picking order.
 * @property {string[]} sent Keys of cards on their way to the table.
 * @property {"yield" | "flip" | null} armed What was asked for and is shown first.
 * @property {Draft} draft
 * @property {Map<string, string>} whyNot Why a card cannot join, by draft and card.
 * @property {{ kind: "discard" | "castle" } | { kind: "seat", seat: Seat } | null} sheet
 * @property {CardId | null} reading The card in the reading view.
 * @property {CardId | null} resting The card that a mouse rests on.
 *
 * @typedef {Tended & OwnLocal} Local
 */

/**
 * The board's own memory, made on first use.
 *
 * @param {Partial<Local>} local
 * @returns {Local}
 */
export function readLocal(local) {
  readTended(local);
  local.picked ??= [];
  local.sent ??= [];
  local.armed ??= null;
  local.draft ??= { key: "", preview: null };
  local.whyNot ??= new Map();
  local.sheet ??= null;
  local.reading ??= null;
  local.resting ??= null;
  return /** @type {Local} */ (local);
}

/**
 * Forget what was picked and asked for.
 *
 * @param {Local} local
 */
export function putBack(local) {
  local.picked = [];
  local.armed = null;
}
