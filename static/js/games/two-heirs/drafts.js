/**
 * What a draft would do: asked of the server once for each, and drawn when it is
 * known. For a picked tile that is what it is worth on every cell; for a whole move
 * what it changes.
 */

import { draftOf, readOffers } from "./offers.js";

/** @import { Ctx, Params } from "../../core/contract.d.ts" */
/** @import { Asked, Local } from "./local.js" */
/** @import { Preview } from "./types.d.ts" */

/**
 * Ask what can be asked about what is picked, unless that was done before.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 */
export function askAhead(ctx, local) {
  ask(ctx, local, "everywhere", everywhereDraft(ctx, local));
  ask(ctx, local, "draft", moveDraft(ctx, local));
}

/**
 * The answers that belong to what is picked now, as far as they have come.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {{ everywhere: Preview | null, preview: Preview | null }}
 */
export function answersOf(ctx, local) {
  return {
    everywhere: known(ctx, local.everywhere, everywhereDraft(ctx, local)),
    preview: known(ctx, local.draft, moveDraft(ctx, local)),
  };
}

/**
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {Params | null}
 */
function everywhereDraft(ctx, { pick }) {
  if (ctx.state.you?.seat === null || pick?.kind !== "tile") return null;
  return { do: "build", tile: pick.tile };
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
 * @param {"everywhere" | "draft"} about
 * @param {Params | null} draft
 */
async function ask(ctx, local, about, draft) {
  const key = keyOf(ctx, draft);
  if (!draft || !ctx.live || local[about].key === key) return;
  /** @type {Asked} */
  const asked = { key, preview: null };
  local[about] = asked;
  const answer = await ctx.preview(draft);
  if (!answer || answer.type === "error" || local[about] !== asked) return;
  asked.preview = /** @type {Preview} */ (/** @type {unknown} */ (answer));
  ctx.update();
}

/**
 * @param {Ctx} ctx
 * @param {Asked} asked
 * @param {Params | null} draft
 */
function known(ctx, { key, preview }, draft) {
  return draft && key === keyOf(ctx, draft) ? preview : null;
}

/**
 * @param {Ctx} ctx
 * @param {Params | null} draft
 */
function keyOf({ state }, draft) {
  if (!draft) return "";
  return `${state.match?.match}/${state.match?.seq}/${JSON.stringify(draft)}`;
}
