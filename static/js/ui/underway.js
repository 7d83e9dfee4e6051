/**
 * A move on its way: until the view that it leads to is there, nothing else is sent
 * from the old one, which would come too late and be refused.
 */

/** @import { Ctx, Move } from "../core/contract.d.ts" */

/** @typedef {{ moved: string }} Moving The view from which a move was sent last. */

/**
 * Whether a move is on its way, or has been taken and its view is on its way.
 *
 * @param {Pick<Ctx, "state">} ctx
 * @param {Moving} local
 */
export function isUnderWay({ state }, { moved }) {
  const sent = state.pending.some(({ type }) => type === "move");
  return sent || moved === viewKey(state);
}

/**
 * Send a move, unless one is on its way. An answer to a window may follow another: it
 * is judged by the window, not by the view.
 *
 * @param {Ctx} ctx
 * @param {Moving} local
 * @param {object} move
 * @param {string | null} [window]
 * @returns {Promise<boolean>} Whether it was sent and taken.
 */
export async function sendMove(ctx, local, move, window) {
  if (!ctx.live || (!window && isUnderWay(ctx, local))) return false;
  const from = viewKey(ctx.state);
  local.moved = from;
  ctx.settle();
  ctx.update();
  const options = window ? { window } : {};
  const { type } = await ctx.move(/** @type {Move} */ (move), options);
  if (type === "error" && local.moved === from) local.moved = "";
  return type === "ok";
}

/**
 * The view that is shown, by its match and number.
 *
 * @param {Ctx["state"]} state
 */
function viewKey({ match }) {
  return `${match?.match}/${match?.seq}`;
}
