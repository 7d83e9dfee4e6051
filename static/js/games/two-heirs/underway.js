/** Whether a move is still on its way. */

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */

/**
 * Whether a move is on its way, or has been taken and its view is on its way: what is
 * chosen from the old one would come too late.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 */
export function isUnderWay(ctx, local) {
  const sent = ctx.state.pending.some(({ type }) => type === "move");
  return sent || local.moved === viewKey(ctx);
}

/**
 * The view that is shown, by its match and number.
 *
 * @param {Pick<Ctx, "state">} ctx
 */
export function viewKey({ state }) {
  return `${state.match?.match}/${state.match?.seq}`;
}
