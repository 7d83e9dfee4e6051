/**
 * What a draft would do: asked of the server once for each, and drawn when it is
 * known. A yield at the start of a turn is asked for too, since what it costs
 * helps to decide.
 */

import { keysOf } from "../../core/ordinals.js";
import { mayPlay, readOffers } from "./offers.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */
/** @import { CardId, Move, Preview, View } from "./types.d.ts" */

/**
 * The cards that are picked and still in the hand, in picking order.
 *
 * @param {View} view
 * @param {Local} local
 * @returns {CardId[]}
 */
export function pickedCards(view, local) {
  const byKey = new Map(keysOf(view.hand ?? []).map(({ key, id }) => [key, id]));
  return local.picked.flatMap((key) => byKey.get(key) ?? []);
}

/**
 * What the reader is about to do; null where nothing is asked.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {Move | null}
 */
export function draftOf(ctx, local) {
  const match = ctx.state.match;
  if (!match?.legal.length) return null;
  const offers = readOffers(/** @type {never} */ (match));
  const cards = pickedCards(match.view, local);
  if (local.armed === "flip" && offers.flip) return offers.flip;
  if (local.armed !== "yield" && cards.length && mayPlay(offers.plays, cards))
    return { do: "play", cards };
  return offers.yields;
}

/**
 * The answer to the draft, if it has come.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {Preview | null}
 */
export function previewOf(ctx, local) {
  return local.draft.key === keyOf(ctx, draftOf(ctx, local))
    ? local.draft.preview
    : null;
}

/**
 * Ask about the draft, unless that was done before.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 */
export async function askAhead(ctx, local) {
  const draft = draftOf(ctx, local);
  const key = keyOf(ctx, draft);
  if (!draft || !ctx.live || local.draft.key === key) return;
  local.draft = { key, preview: null };
  const answer = await ctx.preview(draft);
  if (!answer || answer.type === "error" || local.draft.key !== key) return;
  local.draft.preview = /** @type {Preview} */ (/** @type {unknown} */ (answer));
  ctx.update();
}

/**
 * Ask why a card cannot join what is picked.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {CardId} card
 */
export async function askWhyNot(ctx, local, card) {
  const cards = [...pickedCards(ctx.state.match?.view, local), card];
  const key = whyKey(cards);
  if (!ctx.live || local.whyNot.has(key)) return;
  const answer = await ctx.preview({ do: "play", cards });
  if (answer?.type !== "error") return;
  local.whyNot.set(key, String(answer.code));
  ctx.update();
}

/**
 * Why a card cannot join, where that has been asked; the code of a refusal.
 *
 * @param {Local} local
 * @param {CardId[]} picked
 * @param {CardId} card
 */
export function whyNot({ whyNot: known }, picked, card) {
  return known.get(whyKey([...picked, card])) ?? null;
}

/** @param {CardId[]} cards */
function whyKey(cards) {
  return cards.slice(0, -1).sort().concat(cards.slice(-1)).join("+");
}

/**
 * @param {Ctx} ctx
 * @param {Move | null} draft
 */
function keyOf({ state }, draft) {
  return draft
    ? `${state.match?.match}/${state.match?.seq}/${JSON.stringify(draft)}`
    : "";
}
