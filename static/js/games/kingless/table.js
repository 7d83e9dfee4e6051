/**
 * The table as one rendering needs it: the view, what is offered and what is
 * picked, worded and sorted once. Every part of the board is drawn from it.
 */

import { list } from "../../core/format.js";
import { formOf } from "../../ui/form.js";
import { actionsOf } from "./actions.js";
import { faceOf } from "./faces.js";
import { readLocal } from "./local.js";
import { readOffers } from "./offers.js";
import { pickable } from "./pickable.js";
import { refusalWords, why } from "./reasons.js";
import { aimsOf, NO_AIMS } from "./targets.js";

/** @import { Clock, Ctx, Match, SignParts, Translate } from "../../core/contract.d.ts" */
/** @import { TemplateResult } from "../../../vendor/lit-html/lit-html.js" */
/** @import { Actions } from "./actions.js" */
/** @import { Local } from "./local.js" */
/** @import { Offers } from "./offers.js" */
/** @import { Aims } from "./targets.js" */
/** @import { Blocked, CardId, Face, Seat, View } from "./types.d.ts" */

/**
 * @typedef {object} Table
 * @property {Ctx} ctx
 * @property {Match} match
 * @property {View} view
 * @property {Seat | null} me
 * @property {"phone" | "tablet" | "laptop"} form
 * @property {boolean} low The window has no room for large cards.
 * @property {boolean} crowded More seats than fit in one row.
 * @property {Offers} offers
 * @property {Aims} aims
 * @property {boolean} aiming A card is picked that needs a target.
 * @property {Local} local
 * @property {CardId | null} pickedId
 * @property {string} locale
 * @property {boolean} offline Nothing can be sent now.
 * @property {boolean} mine Something is asked of the reader.
 * @property {Clock | null} clock The clock that the Sign shows.
 * @property {string | null} sending What is being sent.
 * @property {NonNullable<SignParts["refusal"]> | null} refusal
 * @property {Actions} act
 * @property {Translate} t
 * @property {(code: string) => boolean} has
 * @property {(seat: Seat) => string} name
 * @property {(seat: Seat, size?: number) => TemplateResult} coaster
 * @property {(id: CardId) => Face} face
 * @property {(blocked: Blocked, form?: "short") => string} why
 * @property {(words: string[]) => string} list
 */

/** More rivals than these sit in two rows. */
const ONE_ROW = 3;

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
  const me = view.hand ? (ctx.state.you?.seat ?? null) : null;
  const offers = readOffers(/** @type {never} */ (match));
  const local = readLocal(ctx.local);
  const pickedId = pickedCard(view, local, offers, ctx.catalogue);
  const aims = pickedId === null ? NO_AIMS : aimsOf(offers, view, me, pickedId);
  const words = wording(ctx);
  const { form, low, narrow } = formOf();
  return {
    ctx,
    match,
    view,
    me,
    form,
    low: low || narrow,
    crowded: (me !== null || ctx.open !== undefined) && view.seats.length - 1 > ONE_ROW,
    offers,
    aims,
    aiming: aims.byKey.size > 0,
    local,
    pickedId,
    locale: ctx.locale,
    offline: me !== null && !ctx.live,
    mine: match.legal.length > 0,
    // The running clock comes first.
    clock: match.clock[0] ?? null,
    ...sent(ctx, words),
    act: actionsOf(ctx),
    ...words,
  };
}

/** @param {Ctx} ctx */
function wording(ctx) {
  const t = ctx.t;
  return {
    t,
    has: (/** @type {string} */ code) => t(code) !== code,
    name: (/** @type {Seat} */ seat) => ctx.seatName(seat),
    coaster: (/** @type {Seat} */ seat, size = 0) =>
      ctx.coaster(seat, size ? { size } : {}),
    face: (/** @type {CardId} */ id) => faceOf(ctx.catalogue, id),
    why: (
      /** @type {Blocked} */ blocked,
      /** @type {"short" | undefined} */ form = undefined,
    ) => why(ctx, blocked, form),
    list: (/** @type {string[]} */ words) => list(words, ctx.locale),
  };
}

/**
 * The picked card, if it still lies where it was picked and may still be used.
 *
 * @param {View} view
 * @param {Local} local
 * @param {Offers} offers
 * @param {import("./types.d.ts").Catalogue | null} catalogue
 */
function pickedCard(view, local, offers, catalogue) {
  const found = pickable(view, offers).find(({ key }) => key === local.picked);
  if (!found) return null;
  return offered(offers, found.id, faceOf(catalogue, found.id)) ? found.id : null;
}

/**
 * @param {Offers} offers
 * @param {CardId} id
 * @param {Face} face
 */
function offered(offers, id, { answer }) {
  const answers = Boolean(answer && offers[answer]);
  return answers || offers.plays.has(id) || offers.takes.has(id);
}

/**
 * @param {Ctx} ctx
 * @param {ReturnType<typeof wording>} words
 */
function sent(ctx, words) {
  const move = ctx.state.pending.find(({ type }) => type === "move");
  const card = /** @type {{ card?: CardId } | undefined} */ (move?.move)?.card;
  const sending = card
    ? words.t("sign.sending-card", { card: words.face(card).name })
    : words.t("sign.sending");
  return {
    sending: move ? sending : null,
    refusal: ctx.state.refusal ? refusalWords(ctx, ctx.state.refusal) : null,
  };
}
