/**
 * What has to be done to the drawn board: one tab stop a zone, the picked card
 * in sight, cards that travelled shown travelling.
 */

import { onForm } from "../../ui/form.js";
import { readLocal } from "./local.js";
import { afterDrawing } from "./motion.js";
import { watchPointer } from "./pointer.js";
import { moveStage } from "./stagemotion.js";

/** @import { Ctx } from "../../core/contract.d.ts" */

/** @type {WeakSet<Element>} */
const tended = new WeakSet();

/**
 * Tend the board after it was drawn.
 *
 * @param {Element | undefined} root
 * @param {Ctx} ctx
 */
export function tend(root, ctx) {
  if (!(root instanceof HTMLElement)) return;
  const local = readLocal(ctx.local);
  local.root = root;
  local.ctx = ctx;
  // The parts inside are drawn after this element: wait until they are there.
  queueMicrotask(() => {
    rove(root, local.focus);
    show(root, local);
    afterDrawing(root, ctx);
    moveStage(root, ctx);
  });
  if (tended.has(root)) return;
  tended.add(root);
  root.addEventListener("focusin", (event) => remember(event, local.focus));
  local.stopWatching?.();
  const stops = [onForm(() => local.ctx?.update()), onLetGo(local)];
  local.stopWatching = () => {
    for (const stop of stops) stop();
  };
  watchPointer(root, () => local.ctx ?? ctx);
}

/**
 * Bring the picked card and the seat to move into sight, each once.
 *
 * @param {HTMLElement} root
 * @param {import("./local.js").Local} local
 */
function show(root, local) {
  for (const part of [".khand-card[aria-selected='true']", ".kseat.is-active"]) {
    const found = root.querySelector(part);
    const key = found ? keyOf(/** @type {HTMLElement} */ (found)) : "";
    if (local.shown[part] === key) continue;
    local.shown[part] = key;
    if (found) centre(/** @type {HTMLElement} */ (found));
  }
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

/**
 * The table behind the stage is seen for as long as T is held, wherever it is let
 * go.
 *
 * @param {import("./local.js").Local} local
 * @returns {() => void} Stops the watch.
 */
function onLetGo(local) {
  const letGo = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.toLowerCase() !== "t" || !local.peeking) return;
    local.peeking = false;
    local.ctx?.update();
  };
  document.addEventListener("keyup", letGo);
  return () => document.removeEventListener("keyup", letGo);
}

/**
 * Give each zone exactly one tab stop: where focus rested, else its first.
 *
 * @param {HTMLElement} root
 * @param {Record<string, string>} focus
 */
function rove(root, focus) {
  for (const [zone, items] of zonesOf(root)) {
    const resting = items.find((item) => keyOf(item) === focus[zone]) ?? items[0];
    for (const item of items) item.tabIndex = item === resting ? 0 : -1;
  }
}

/**
 * Move focus within the zone of an element; true when there was one.
 *
 * @param {HTMLElement} root
 * @param {Element | null} from
 * @param {number} step
 */
export function moveFocus(root, from, step) {
  const zone = from instanceof HTMLElement ? from.dataset.rove : undefined;
  if (!zone) return false;
  const items = zonesOf(root).get(zone) ?? [];
  const at = items.indexOf(/** @type {HTMLElement} */ (from));
  const next = items[Math.min(items.length - 1, Math.max(0, at + step))];
  next?.focus();
  return Boolean(next);
}

/** @param {HTMLElement} root */
function zonesOf(root) {
  /** @type {Map<string, HTMLElement[]>} */
  const zones = new Map();
  for (const item of root.querySelectorAll("[data-rove]")) {
    if (!(item instanceof HTMLElement)) continue;
    const zone = item.dataset.rove ?? "";
    zones.set(zone, [...(zones.get(zone) ?? []), item]);
  }
  return zones;
}

/**
 * @param {Event} event
 * @param {Record<string, string>} focus
 */
function remember(event, focus) {
  const item = event.target;
  if (!(item instanceof HTMLElement) || !item.dataset.rove) return;
  focus[item.dataset.rove] = keyOf(item);
}

/** @param {HTMLElement} item */
function keyOf(item) {
  return (
    item.dataset.key ?? item.dataset.place ?? item.getAttribute("aria-label") ?? ""
  );
}
