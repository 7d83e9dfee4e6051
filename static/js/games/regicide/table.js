/**
 * The table as one rendering needs it: the view, what is offered, what is picked and
 * what that would do, read once. Every part of the board is drawn from it.
 */

import { list } from "../../core/format.js";
import { formOf } from "../../ui/form.js";
import { isUnderWay } from "../../ui/underway.js";
import { actionsOf } from "./actions.js";
import { draftOf, pickedCards, previewOf } from "./drafts.js";
import { keepToStep, readLocal } from "./local.js";
import { readOffers } from "./offers.js";
import { refusalWords } from "./reasons.js";

/** @import { Clock, Ctx, Match, SignParts, Translate } from "../../core/contract.d.ts" */
/** @import { TemplateResult } from "../../../vendor/lit-html/lit-html.js" */
/** @import { Actions } from "./actions.js" */
/** @import { Local } from "./local.js" */
/** @import { Offers } from "./offers.js" */
/** @import { CardId, Move, Preview, Seat, View } from "./types.d.ts" */

/**
 * @typedef {object} Table
 * @property {Ctx} ctx
 * @property {Match} match
 * @property {View} view
 * @property {Seat | null} me
 * @property {"phone" | "tablet" | "laptop"} form
 * @property {boolean} low The window is not high enough for large cards.
 * @property {Offers} offers
 * @property {Local} local
 * @property {CardId[]} picked In picking order.
 * @property {Move | null} draft What the reader is about to do.
 * @property {Preview | null} preview What that would do, once it is known.
 * @property {boolean} offline Nothing can be sent now.
 * @property {boolean} mine Something is asked of the reader.
 * @property {Clock | null} clock The clock that the Sign shows.
 * @property {boolean} sending
 * @property {NonNullable<SignParts["refusal"]> | null} refusal
 * @property {Actions} act
 * @property {Translate} t
 * @property {(code: string) => boolean} has
 * @property {(seat: Seat) => string} name
 * @property {(seat: Seat, size?: number) => TemplateResult} coaster
 * @property {(words: string[]) => string} list
 *
 * @typedef {Pick<Table, "ctx" | "me" | "t" | "has" | "name" | "coaster" | "list">}
 *   Reader What sentences need to know of whoever reads them.
 */

/**
 * Read the table out of the shell's context.
 *
 * @param {Ctx} ctx
 * @returns {Table | null} Null while no match is known.
 */
export function readTable(ctx) {
  const match = ctx.state.match;
  if (!match) return null;
  const view = /** @type {View} */ (match.view);
  const local = readLocal(ctx.local);
  keepToStep(local, match);
  const reader = readerOf(ctx, view);
  return {
    ...reader,
    match,
    view,
    ...formOf(),
    offers: readOffers(/** @type {never} */ (match)),
    local,
    picked: pickedCards(view, local),
    draft: draftOf(ctx, local),
    preview: previewOf(ctx, local),
    offline: reader.me !== null && !ctx.live,
    mine: match.legal.length > 0,
    clock: match.clock[0] ?? null,
    sending: isUnderWay(ctx, local),
    refusal: ctx.state.refusal ? refusalWords(ctx, ctx.state.refusal) : null,
    act: actionsOf(ctx),
  };
}

/**
 * Read who reads, where only words are wanted, as for every line of the log.
 *
 * @param {Ctx} ctx
 * @returns {Reader | null} Null while no match is known.
 */
export function readReader(ctx) {
  const match = ctx.state.match;
  return match && readerOf(ctx, /** @type {View} */ (match.view));
}

/**
 * @param {Ctx} ctx
 * @param {View} view
 * @returns {Reader}
 */
function readerOf(ctx, { hand }) {
  const { t, locale } = ctx;
  return {
    ctx,
    me: hand ? (ctx.state.you?.seat ?? null) : null,
    t,
    has: (/** @type {string} */ code) => t(code) !== code,
    name: (/** @type {Seat} */ seat) => ctx.seatName(seat),
    coaster: (/** @type {Seat} */ seat, size = 0) =>
      ctx.coaster(seat, size ? { size } : {}),
    list: (/** @type {string[]} */ words) => list(words, locale),
  };
}
