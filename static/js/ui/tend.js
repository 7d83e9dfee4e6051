/**
 * What has to be done to a drawn board: one tab stop a zone, the picked card in
 * sight, the pointer watched, cards that travelled shown travelling.
 */

import { onForm } from "./form.js";
import { keyOf, remember, rove } from "./rove.js";

/** @import { Ctx } from "../core/contract.d.ts" */
/** @import { Flight } from "./travel.js" */

/**
 * @typedef {object} Tended What a board remembers of its own drawing.
 * @property {Record<string, string>} focus Key of the resting focus, by zone.
 * @property {Record<string, string>} shown What was scrolled into sight.
 * @property {Map<string, DOMRect> | null} before Where things lay in the last view.
 * @property {Flight[]} flights What travels to the view being drawn.
 * @property {HTMLElement | null} root The drawn board.
 * @property {Ctx | null} ctx The context of the last rendering.
 * @property {(() => void) | null} stopWatching Ends the watch on window and keys.
 *
 * @typedef {object} Tending
 * @property {string[]} inSight Parts that are scrolled to, each once.
 * @property {(root: HTMLElement) => void} drawn Called when all is in the page.
 * @property {(root: HTMLElement, now: () => Ctx) => (() => void)[]} watch Called
 *   once; gives back what ends the watch.
 */

/** @type {WeakSet<Element>} */
const tended = new WeakSet();

/**
 * The memory of a board that has not been drawn yet.
 *
 * @param {Partial<Tended>} local
 */
export function readTended(local) {
  local.focus ??= {};
  local.shown ??= {};
  local.before ??= null;
  local.flights ??= [];
  local.root ??= null;
  local.ctx ??= null;
  local.stopWatching ??= null;
}

/**
 * Tend a board after it was drawn.
 *
 * @param {Element | undefined} root
 * @param {Ctx} ctx
 * @param {Tended} local
 * @param {Tending} how
 */
export function tendBoard(root, ctx, local, { inSight, drawn, watch }) {
  if (!(root instanceof HTMLElement)) return;
  local.root = root;
  local.ctx = ctx;
  // The parts inside are drawn after this element: wait until they are there.
  queueMicrotask(() => {
    rove(root, local.focus);
    for (const part of inSight) show(root, local, part);
    drawn(root);
  });
  if (tended.has(root)) return;
  tended.add(root);
  root.addEventListener("focusin", (event) => remember(event, local.focus));
  local.stopWatching?.();
  const stops = [
    onForm(() => local.ctx?.update()),
    ...watch(root, () => local.ctx ?? ctx),
  ];
  local.stopWatching = () => {
    for (const stop of stops) stop();
  };
}

/**
 * The board is left.
 *
 * @param {Tended} local
 */
export function leaveBoard(local) {
  local.stopWatching?.();
  local.stopWatching = null;
  local.root = null;
  local.ctx = null;
}

/**
 * Bring a part into sight, once.
 *
 * @param {HTMLElement} root
 * @param {Tended} local
 * @param {string} part
 */
function show(root, { shown }, part) {
  const found = root.querySelector(part);
  const key = found ? keyOf(/** @type {HTMLElement} */ (found)) : "";
  if (shown[part] === key) return;
  shown[part] = key;
  if (found) centre(/** @type {HTMLElement} */ (found));
}

/**
 * Scroll the row that a part lies in, and nothing around it.
 *
 * @param {HTMLElement} part
 */
function centre(part) {
  const row = part.parentElement;
  if (!row || row.scrollWidth <= row.clientWidth) return;
  const [inner, outer] = [part, row].map((one) => one.getBoundingClientRect());
  if (!inner || !outer) return;
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
