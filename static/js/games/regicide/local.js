/** What only this window knows: picked cards, answers about them, open sheets. */

import { readTended } from "../../ui/tend.js";

/** @import { Match } from "../../core/contract.d.ts" */
/** @import { Tended } from "../../ui/tend.js" */
/** @import { Moving } from "../../ui/underway.js" */
/** @import { Zeroed } from "../../ui/zero.js" */
/** @import { CardId, Preview, Seat, View } from "./types.d.ts" */

/**
 * @typedef {object} Draft What is about to be done, as the reader would do it.
 * @property {string} key The view and what is drafted: an answer belongs to one.
 * @property {Preview | null} preview What it would do, once the server has said so.
 *
 * @typedef {object} OwnLocal
 * @property {string} step What was picked belongs to this step of the match.
 * @property {string[]} picked Keys of picked cards, in picking order.
 * @property {string[]} sent Keys of cards on their way to the table.
 * @property {"yield" | "flip" | null} armed What was asked for and is shown first.
 * @property {Draft} draft
 * @property {Map<string, string>} whyNot Why a card cannot join, by draft and card.
 * @property {string} refused Key of the card that was touched and cannot join.
 * @property {{ kind: "discard" | "castle" } | { kind: "seat", seat: Seat } | null} sheet
 * @property {CardId | null} reading The card in the reading view.
 * @property {CardId | null} resting The card that a mouse rests on.
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
  local.step ??= "";
  local.picked ??= [];
  local.sent ??= [];
  local.armed ??= null;
  local.draft ??= { key: "", preview: null };
  local.whyNot ??= new Map();
  local.refused ??= "";
  local.sheet ??= null;
  local.reading ??= null;
  local.resting ??= null;
  return /** @type {Local} */ (local);
}

/**
 * Keep what is picked within one step of one turn and one hand, and what is open
 * within one match.
 *
 * @param {Local} local
 * @param {Pick<Match, "match" | "view">} now
 */
export function keepToStep(local, { match, view }) {
  const { phase, turn, solo } = /** @type {View} */ (view);
  const step = `${match}/${phase}/${turn}/${solo?.flips}`;
  if (local.step && local.step !== step) {
    putBack(local);
    local.whyNot.clear();
    if (!local.step.startsWith(`${match}/`)) closeAll(local);
  }
  local.step = step;
}

/**
 * Forget what was picked, sent and asked for.
 *
 * @param {Local} local
 */
export function putBack(local) {
  local.picked = [];
  local.sent = [];
  local.armed = null;
  local.refused = "";
}

/** @param {Local} local */
function closeAll(local) {
  local.sheet = null;
  local.reading = null;
}
