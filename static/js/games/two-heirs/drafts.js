/**
 * What a draft would do: asked of the server once for each, and drawn when it is
 * known. For a tile that is what it is worth on every cell; for a whole move what it
 * changes.
 */

import { cellKey } from "./grid.js";
import { draftOf, readOffers } from "./offers.js";

/** @import { Ctx, Params } from "../../core/contract.d.ts" */
/** @import { Asked, Local } from "./local.js" */
/** @import { Preview, TileId, View } from "./types.d.ts" */

/** What is asked about the whole move goes by this name; tiles by their own. */
const DRAFT = "draft";

/**
 * Ask what can be asked about what is held and picked, unless that was done before.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 */
export function askAhead(ctx, local) {
  for (const tile of askedTiles(ctx, local)) ask(ctx, local, tile, everywhere(tile));
  ask(ctx, local, DRAFT, moveDraft(ctx, local));
}

/**
 * The answers that belong to what is picked now, as far as they have come.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {{ worths: Map<string, number>, preview: Preview | null }}
 */
export function answersOf(ctx, local) {
  return {
    worths: worthsOf(ctx, local),
    preview: known(ctx, local.asked.get(DRAFT), moveDraft(ctx, local)),
  };
}

/**
 * What a tile of the hand would be worth on each cell, once it is known.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {TileId} tile
 * @returns {Preview | null}
 */
export function worthOf(ctx, local, tile) {
  return known(ctx, local.asked.get(tile), everywhere(tile));
}

/**
 * What the picked tile would be worth, by cell; face down it is worth nothing anywhere.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {Map<string, number>}
 */
export function worthsOf(ctx, local) {
  const { pick } = local;
  if (pick?.kind !== "tile" || pick.down) return new Map();
  const cells = worthOf(ctx, local, pick.tile)?.cells ?? [];
  return new Map(cells.map(({ cell, points }) => [cellKey(cell), points]));
}

/**
 * The whole hand while it is the reader's turn, else only what is picked.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {TileId[]}
 */
function askedTiles({ state }, { pick }) {
  const view = /** @type {View | undefined} */ (state.match?.view);
  const own = view?.heirs.find(({ seat }) => seat !== null && seat === state.you?.seat);
  if (!own) return [];
  if (state.match?.legal.length) return own.hand;
  return pick?.kind === "tile" ? [pick.tile] : [];
}

/**
 * @param {TileId} tile
 * @returns {Params}
 */
function everywhere(tile) {
  return { do: "build", tile };
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {Params | null}
 */
function moveDraft({ state }, local) {
  const match = state.match;
  if (!match?.legal.length) return null;
  const move = draftOf(readOffers(/** @type {never} */ (match)), local);
  return /** @type {Params | null} */ (/** @type {unknown} */ (move));
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {string} about
 * @param {Params | null} draft
 */
async function ask(ctx, local, about, draft) {
  const key = keyOf(ctx, draft);
  if (!draft || !ctx.live || local.asked.get(about)?.key === key) return;
  /** @type {Asked} */
  const asked = { key, preview: null };
  local.asked.set(about, asked);
  const answer = await ctx.preview(draft);
  if (!answer || answer.type === "error" || local.asked.get(about) !== asked) return;
  asked.preview = /** @type {Preview} */ (/** @type {unknown} */ (answer));
  ctx.update();
}

/**
 * @param {Ctx} ctx
 * @param {Asked | undefined} asked
 * @param {Params | null} draft
 */
function known(ctx, asked, draft) {
  return draft && asked?.key === keyOf(ctx, draft) ? asked.preview : null;
}

/**
 * @param {Ctx} ctx
 * @param {Params | null} draft
 */
function keyOf({ state }, draft) {
  if (!draft) return "";
  return `${state.match?.match}/${state.match?.seq}/${JSON.stringify(draft)}`;
}
