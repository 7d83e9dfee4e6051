/** Where a tile looks at: the pairs of a workshop, as its owner sees them. */

import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { offsetSeen } from "./grid.js";

/** @import { Table } from "./table.js" */
/** @import { Heir, Tile } from "./types.d.ts" */

const CELL = 20;

/**
 * Draw the nine cells around a workshop with its pairs marked; nothing for others.
 *
 * @param {Pick<Table, "heir" | "near" | "turned">} table
 * @param {Pick<Tile, "pairs">} printed
 * @param {Heir} [owner] The reader, unless said.
 */
export function diagram({ heir, near, turned }, { pairs }, owner = heir ?? near) {
  if (!pairs.length) return nothing;
  const cells = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => square(x, y)));
  const marks = pairs.flatMap((pair, at) =>
    pair.map((direction) => mark(offsetSeen(direction, owner, turned), at)),
  );
  return html`<svg class="hdiagram" viewBox="0 0 60 60" aria-hidden="true">${cells}${marks}</svg>`;
}

/**
 * @param {number} x
 * @param {number} y
 */
function square(x, y) {
  const own = x === 0 && y === 0 ? "is-own" : "";
  return svg`<rect class=${own} x=${(x + 1) * CELL + 1} y=${(y + 1) * CELL + 1} width="18" height="18" rx="2"></rect>`;
}

/**
 * @param {[number, number]} offset
 * @param {number} pair
 */
function mark([x, y], pair) {
  const [left, top] = [(x + 1) * CELL + CELL / 2, (y + 1) * CELL + CELL / 2];
  return svg`<text x=${left} y=${top + 5}>${pair + 1}</text>`;
}
