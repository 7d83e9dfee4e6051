/** Points that have changed swell for a moment, on the tiles and on both plates. */

/** @import { Local } from "./local.js" */

const POINTS = ".tile-points > text, .hplate-points";
const SWELL = 240;
const LARGE = { transform: "scale(1.6)" };

/**
 * Note what all points are, before the next view is drawn.
 *
 * @param {Local} local
 */
export function notePoints(local) {
  local.points = new Map(local.root ? pointsOn(local.root) : []);
}

/**
 * Let those swell that have changed since.
 *
 * @param {HTMLElement} root
 * @param {Local} local
 * @param {boolean} calm Nothing may move.
 */
export function showPoints(root, local, calm) {
  const before = local.points;
  local.points = new Map();
  if (calm || !before.size) return;
  for (const part of root.querySelectorAll(POINTS)) {
    const was = before.get(placeOf(part));
    if (was === undefined || was === part.textContent) continue;
    part.animate([LARGE, { transform: "none" }], { duration: SWELL });
  }
}

/**
 * @param {HTMLElement} root
 * @returns {[string, string][]}
 */
function pointsOn(root) {
  const parts = [...root.querySelectorAll(POINTS)];
  return parts.map((part) => [placeOf(part), part.textContent ?? ""]);
}

/**
 * Where points stand: a cell or an heir's plate.
 *
 * @param {Element} part
 */
function placeOf(part) {
  const place = part.closest("[data-place]");
  return place instanceof HTMLElement ? (place.dataset.place ?? "") : "";
}
