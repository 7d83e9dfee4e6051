/** What travels on the board of The Two Heirs: tiles, units, the shield. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { mark, notePlaces, SETTLE, travelFrom, WITHIN } from "../../ui/travel.js";
import { FREE, flightsOf } from "./flights.js";
import { cellKey } from "./grid.js";
import { hopShield } from "./hop.js";
import { readLocal } from "./local.js";
import { picture } from "./picture.js";
import { notePoints, showPoints } from "./points.js";
import { drawRoads } from "./roadmotion.js";
import { isTurned, viewOf } from "./viewed.js";

/** @import { Ctx, GameEvent } from "../../core/contract.d.ts" */
/** @import { Cell, Event, HenryStep, View } from "./types.d.ts" */

/**
 * @typedef {object} Scene What was drawn, and from where.
 * @property {View} view
 * @property {boolean} turned The reader sits on the other side.
 * @property {Map<string, DOMRect> | null} before Where things lay in the last view.
 */

/** How long a unit takes to turn up, in ms. */
const QUICK = 160;
/** A roof settles by so much. */
const DROP = "translateY(-4px)";
/** The royal shield at the head of the ring. */
const SHIELD = ".hplace.is-shield > .heir-shield";
/** What turns shows its edge first. */
const EDGE = "scaleX(0)";
/** Which event is one of Henry's steps. */
/** @type {Partial<Record<HenryStep["step"], Event["type"]>>} */
const STEPS = { place: "building-built", unit: "henry-unit-moved" };

/**
 * Note where everything lies, before the next view is drawn.
 *
 * @param {Ctx} ctx
 * @param {GameEvent[]} events
 */
export function beforeDrawing(ctx, events) {
  const local = readLocal(ctx.local);
  notePlaces(local, flightsOf(own(events)));
  notePoints(local);
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
 * Show what Henry does in one of his steps, as it is told.
 *
 * @param {Ctx} ctx
 * @param {HenryStep} step
 */
export function showStep(ctx, { step }) {
  const shown = STEPS[step];
  // What it moves is there once the step has been drawn.
  queueMicrotask(() => {
    const { root } = readLocal(ctx.local);
    const events = own(ctx.state.match?.events ?? []);
    if (root)
      showChanges(
        root,
        ctx,
        events.filter(({ type }) => type === shown),
      );
  });
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
  if (local.before) showChanges(root, ctx, own(events));
  showPoints(root, local, ctx.calm());
  travelFrom(root, ctx, local, (id) => flying(ctx, id));
}

/**
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 * @param {Event[]} events
 */
function showChanges(root, ctx, events) {
  const { match } = ctx.state;
  if (!match) return;
  const { before, ...local } = readLocal(ctx.local);
  const view = viewOf(match, local);
  const turned = isTurned(ctx);
  const show = ctx.calm() ? markPlace : moveInPlace;
  for (const event of events) show(root, event, { view, turned, before });
}

/**
 * A tile as it flies: face down as free terrain, else as the building of whoever plays.
 *
 * @param {Ctx} ctx
 * @param {string | null} id
 */
function flying({ catalogue, t, locale, state }, id) {
  const view = /** @type {View | undefined} */ (state.match?.view);
  const whose = view?.active && !id?.startsWith(FREE) ? "ivory-" : "";
  const face = id ? picture(`${whose}${id}`, { catalogue, t, locale }) : nothing;
  return html`<span class="hflying is-small">${face}</span>`;
}

/**
 * @param {HTMLElement} root
 * @param {Event} event
 * @param {Scene} scene
 */
function moveInPlace(root, event, scene) {
  switch (event.type) {
    case "building-built":
      animate(root, `${cellAt(event.cell)} .house`, DROP, WITHIN);
      return drawRoads(root, scene, event);
    case "unit-stepped":
    case "henry-unit-moved":
      return walk(root, event);
    case "unit-called":
      return animate(root, `${cellAt(event.cell)} .shield`, EDGE, QUICK);
    case "tile-taken":
      return hopShield(root, event, scene);
  }
}

/**
 * A unit walks from its old tile to the new one.
 *
 * @param {HTMLElement} root
 * @param {{ start: Cell | null, cell: Cell }} step From the edge, there is no walk.
 */
function walk(root, { start, cell }) {
  if (!start) return;
  const from = root.querySelector(cellAt(start))?.getBoundingClientRect();
  const to = root.querySelector(cellAt(cell))?.getBoundingClientRect();
  if (!from || !to?.width) return;
  // A tile's picture is 120 units wide, whatever it measures on the screen.
  const unit = 120 / to.width;
  const [dx, dy] = [(from.left - to.left) * unit, (from.top - to.top) * unit];
  animate(
    root,
    `${cellAt(cell)} .tile-unit .shield`,
    `translate(${dx}px, ${dy}px)`,
    WITHIN,
  );
}

/**
 * Let something come from elsewhere.
 *
 * @param {HTMLElement} root
 * @param {string} part
 * @param {string} from
 * @param {number} duration
 */
function animate(root, part, from, duration) {
  const frames = [{ transform: from }, { transform: "none" }];
  root.querySelector(part)?.animate(frames, { duration, easing: SETTLE });
}

/**
 * Where nothing travels, a brass outline shows what has changed.
 *
 * @param {HTMLElement} root
 * @param {Event} event
 */
function markPlace(root, event) {
  const shield = event.type === "tile-taken" && root.querySelector(SHIELD);
  if (shield) mark(shield);
  if (!("cell" in event) || !event.cell) return;
  const tile = root.querySelector(`${cellAt(event.cell)} > .tile`);
  if (tile) mark(tile, "-3px");
}

/** @param {Cell} cell */
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
