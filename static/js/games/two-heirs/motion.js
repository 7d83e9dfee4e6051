/** What travels on the board of The Two Heirs: tiles, units, the shield. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { notePlaces, travelFrom } from "../../ui/travel.js";
import { flightsOf } from "./flights.js";
import { cellKey } from "./grid.js";
import { readLocal } from "./local.js";
import { picture } from "./picture.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Event, View } from "./types.d.ts" */

const STEP = 380;
const SETTLE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** A roof settles by so much. */
const DROP = "translateY(-4px)";

/**
 * Note where everything lies, before the next view is drawn.
 *
 * @param {Ctx} ctx
 * @param {GameEvent[]} events
 */
export function beforeDrawing(ctx, events) {
  notePlaces(readLocal(ctx.local), flightsOf(own(events)));
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
  if (local.before && !ctx.calm())
    for (const event of own(events)) moveInPlace(root, event);
  travelFrom(root, ctx, local, (id) => flying(ctx, id));
}

/**
 * A tile as it flies, as the building of whoever plays.
 *
 * @param {Ctx} ctx
 * @param {string | null} id
 */
function flying({ catalogue, t, locale, state }, id) {
  const view = /** @type {View | undefined} */ (state.match?.view);
  const whose = view?.active ? "ivory-" : "";
  const face = id ? picture(`${whose}${id}`, { catalogue, t, locale }) : nothing;
  return html`<span class="hflying is-small">${face}</span>`;
}

/**
 * @param {HTMLElement} root
 * @param {Event} event
 */
function moveInPlace(root, event) {
  if (event.type === "building-built") {
    animate(root.querySelector(`${cellAt(event.cell)} .house`), DROP);
  }
  if (event.type === "unit-stepped") walk(root, event);
}

/**
 * A unit walks from its old tile to the new one.
 *
 * @param {HTMLElement} root
 * @param {Extract<Event, { type: "unit-stepped" }>} event
 */
function walk(root, { start, cell }) {
  const from = root.querySelector(cellAt(start))?.getBoundingClientRect();
  const target = root.querySelector(cellAt(cell));
  const to = target?.getBoundingClientRect();
  if (!from || !to?.width) return;
  // A tile's picture is 120 units wide, whatever it measures on the screen.
  const unit = 120 / to.width;
  const [dx, dy] = [(from.left - to.left) * unit, (from.top - to.top) * unit];
  animate(
    target?.querySelector(".tile-unit .shield") ?? null,
    `translate(${dx}px, ${dy}px)`,
  );
}

/**
 * @param {Element | null} part
 * @param {string} from
 */
function animate(part, from) {
  part?.animate([{ transform: from }, { transform: "none" }], {
    duration: STEP,
    easing: SETTLE,
  });
}

/** @param {import("./types.d.ts").Cell} cell */
function cellAt(cell) {
  return `[data-cell="${cellKey(cell)}"]`;
}

/**
 * @param {GameEvent[]} events
 * @returns {Event[]}
 */
function own(events) {
  return /** @type {Event[]} */ (/** @type {unknown} */ (events));
}
