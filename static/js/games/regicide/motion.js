/** What travels on the board of Regicide, and how a play is shown step by step. */

import { notePlaces, travelFrom } from "../../ui/travel.js";
import { blow } from "./blow.js";
import { back, card } from "./card.js";
import { flightsOf } from "./flights.js";
import { readLocal } from "./local.js";

/** @import { Ctx, GameEvent, Match } from "../../core/contract.d.ts" */
/** @import { Event, View } from "./types.d.ts" */

/**
 * Note where everything lies, before the next view is drawn.
 *
 * @param {Ctx} ctx
 * @param {GameEvent[]} events
 * @param {Match | null} [next] The view to come, unless it is there.
 */
export function beforeDrawing(ctx, events, next = ctx.state.match) {
  const { order = [], hand } = /** @type {Partial<View>} */ (next?.view ?? {});
  const seat = ctx.state.you?.seat ?? null;
  const own = { order, seat, hand: hand ?? [] };
  notePlaces(readLocal(ctx.local), flightsOf(asOwn(events), own));
}

/**
 * Show once more what happened.
 *
 * @param {Ctx} ctx
 * @param {GameEvent[]} events
 */
export function showAgain(ctx, events) {
  beforeDrawing(ctx, events);
  const { root } = readLocal(ctx.local);
  if (root) afterDrawing(root, ctx, events);
}

/**
 * Move what has moved since `beforeDrawing`.
 *
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 * @param {GameEvent[]} [events] Of the view that was drawn, unless said.
 */
export function afterDrawing(root, ctx, events = ctx.state.match?.events ?? []) {
  const local = readLocal(ctx.local);
  if (local.before) blow(root, ctx, asOwn(events));
  travelFrom(root, ctx, local, (id) => (id ? card(id, ctx.t, { size: "m" }) : back()));
}

/** @param {GameEvent[]} events */
function asOwn(events) {
  return /** @type {Event[]} */ (/** @type {unknown} */ (events));
}
