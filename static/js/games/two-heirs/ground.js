/** What grows or lies on a tile: trees, boulders, ears, scattered by its cell. */

import { svg } from "../../../vendor/lit-html/lit-html.js";
import { grains } from "./grid.js";

/** @import { Cell, Terrain } from "./types.d.ts" */

/** One thing on the ground, drawn around its foot. */
/** @type {Record<Terrain, string>} */
const THINGS = {
  wood: "M0-26 9-12H5l6 11H2v5h-4v-5h-9l6-11h-4Z",
  stone: "M-11 4-8-6 1-9 10-3 12 4Z",
  grain: "M0 6V-14M0-14l-3-4M0-14l3-4M0-8l-4-4M0-8l4-4M0-2l-4-4M0-2l4-4",
};

/** Places for things, row by row, so that what is nearer covers what is farther. */
const ROWS = [18, 44, 70, 96, 116];
const SPARSE = [18, 102];
const DENSE = [14, 46, 78, 108];

/**
 * Draw the ground of a tile with what is on it.
 *
 * @param {Terrain} terrain
 * @param {Cell} cell On the table: what is scattered depends on nothing else.
 * @param {boolean} free No building stands here, so it is denser.
 */
export function ground(terrain, cell, free) {
  const columns = free ? DENSE : SPARSE;
  const chance = grains(cell, ROWS.length * columns.length * 3);
  let next = 0;
  const draw = () => chance[next++] ?? 0;
  const things = ROWS.flatMap((y) =>
    columns.map((x) => thing(terrain, x, y, [draw(), draw(), draw()])),
  );
  return svg`<rect class="ground is-${terrain}" width="120" height="120"></rect
    ><g class="growth is-${terrain}">${things}</g>`;
}

/**
 * @param {Terrain} terrain
 * @param {number} x
 * @param {number} y
 * @param {readonly [number, number, number]} chance
 */
function thing(terrain, x, y, [right, down, size]) {
  const scale = (0.6 + size * 0.35).toFixed(2);
  const left = Math.round(x + (right - 0.5) * 22);
  const top = Math.round(y + (down - 0.5) * 14);
  return svg`<path d=${THINGS[terrain]} transform=${`translate(${left} ${top}) scale(${scale})`}></path>`;
}
