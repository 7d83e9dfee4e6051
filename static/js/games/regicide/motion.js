/** What travels on the board of Regicide, and how the enemy takes a blow. */

import { notePlaces, travelFrom } from "../../ui/travel.js";
import { back, card } from "./card.js";
import { flightsOf } from "./flights.js";
import { readLocal } from "./local.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Event } from "./types.d.ts" */

const NUDGE = 240;
const TURN = 380;
const SETTLE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** What moves in place, by the event that moves it: the part, and its frames. */
const IN_PLACE = /** @type {const} */ ([
  ["struck", ".royal-card", NUDGE, ["none", "translateX(6px)", "none"]],
  ["enemy-revealed", ".royal-card", TURN, ["rotateY(90deg)", "none"]],
  ["yielded", ".rattack .icon", NUDGE, ["none", "rotate(12deg)", "none"]],
]);

/**
 * Note where everything lies, before the next view is drawn.
 *
 * @param {Ctx} ctx
 * @param {GameEvent[]} events
 */
export function beforeDrawing(ctx, events) {
  const own = /** @type {Event[]} */ (/** @type {unknown} */ (events));
  notePlaces(readLocal(ctx.local), flightsOf(own));
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
  if (local.before && !ctx.calm()) moveInPlace(root, events);
  travelFrom(root, ctx, local, (id) => (id ? card(id, ctx.t, { size: "m" }) : back()));
}

/**
 * @param {HTMLElement} root
 * @param {GameEvent[]} events
 */
function moveInPlace(root, events) {
  const happened = new Set(events.map(({ type }) => type));
  for (const [type, part, duration, frames] of IN_PLACE) {
    if (!happened.has(type)) continue;
    const keyframes = frames.map((transform) => ({ transform }));
    root.querySelector(part)?.animate(keyframes, { duration, easing: SETTLE });
  }
}
