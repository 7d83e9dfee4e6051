/** Roads as they are drawn: casing, surface and the line that tells one from another. */

import { svg } from "../../../vendor/lit-html/lit-html.js";
import { roadStyle } from "./roads.js";

/** @import { Side } from "./types.d.ts" */

/** @type {Record<Side, string>} */
const STRETCHES = {
  N: "M60 0V60",
  E: "M120 60H60",
  S: "M60 120V60",
  W: "M0 60H60",
};

/** A road with four exits ends at a square of its own (H56). */
const PLAZA = 30;
/**
 * @typedef {object} Exit
 * @property {Side} side As it is seen.
 * @property {number | null} road The road it belongs to; null while it leads nowhere.
 */

/**
 * Draw the roads of a tile.
 *
 * @param {Exit[]} exits
 * @param {boolean} ends Each exit is an end of its own: four of them, or a site.
 */
export function tileRoads(exits, ends) {
  if (exits.length === 0) return svg``;
  const whole = exits.map(({ side }) => STRETCHES[side]).join("");
  const square = ends
    ? svg`<circle class="road-plaza" cx="60" cy="60" r=${PLAZA}></circle>`
    : svg``;
  return svg`<g class="roads"><path class="road-casing" d=${whole}></path
    ><path class="road-surface" d=${whole}></path
    >${exits.map(line)}${square}</g>`;
}

/** @param {Exit} exit */
function line({ side, road }) {
  if (road === null) return svg``;
  const d = STRETCHES[side];
  const style = roadStyle(road);
  const inner =
    style === "is-road-e"
      ? svg`<path class="road-split" data-exit=${side} d=${d}></path>`
      : svg``;
  return svg`<path class="road-line ${style}" data-exit=${side} d=${d}></path>${inner}`;
}
