/** What travels on the board of Kingless. */

import { notePlaces, travelFrom } from "../../ui/travel.js";
import { back, card } from "./card.js";
import { faceOf } from "./faces.js";
import { flightsOf } from "./flights.js";
import { readLocal } from "./local.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Event, View } from "./types.d.ts" */

/**
 * Note where everything lies, before the next view is drawn.
 *
 * @param {Ctx} ctx
 * @param {GameEvent[]} events
 */
export function beforeDrawing(ctx, events) {
  const { you, match } = ctx.state;
  const own = /** @type {Event[]} */ (/** @type {unknown} */ (events));
  const view = /** @type {View | undefined} */ (match?.view);
  const lands = (/** @type {string} */ id) =>
    faceOf(ctx.catalogue, id).type === "event" ? "gutter" : "area";
  const mine = { seat: you?.seat ?? null, hand: view?.hand ?? [] };
  notePlaces(readLocal(ctx.local), flightsOf(own, lands, mine));
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
  if (root) afterDrawing(root, ctx);
}

/**
 * Move what has moved since `beforeDrawing`.
 *
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 */
export function afterDrawing(root, ctx) {
  const look = { size: /** @type {const} */ ("s"), locale: ctx.locale };
  travelFrom(root, ctx, readLocal(ctx.local), (id) =>
    id ? card(faceOf(ctx.catalogue, id), ctx.t, look) : back(),
  );
}
