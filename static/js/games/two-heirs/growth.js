/** What grows or lies on a tile: trees, boulders, ears, scattered by its cell. */

import { svg } from "../../../vendor/lit-html/lit-html.js";
import { grains } from "./grid.js";

/** @import { Cell, Terrain } from "./types.d.ts" */

/** One thing on the ground, drawn from its foot by steps, so that it can be scaled. */
/** @type {Record<Terrain, string>} */
const THINGS = {
  wood: "m0-26 9 14h-4l6 11h-9v5h-4v-5h-9l6-11h-4z",
  stone: "m-11 4 3-10 9-3 9 6 2 7z",
  grain: "m0 6v-20l-3-4m3 4 3-4m-3 10-4-4m4 4 4-4m-4 10-4-4m4 4 4-4",
};

/** Places for things, row by row, so that what is nearer covers what is farther. */
const ROWS = [18, 44, 70, 96, 116];
const SPARSE = [18, 102];
const DENSE = [14, 46, 78, 108];

/**
 * Draw what is on the ground of a tile.
 *
 * @param {Terrain} terrain
 * @param {Cell} cell On the table: what is scattered depends on nothing else.
 * @param {boolean} free No building stands here, so it is denser.
 */
export function growth(terrain, cell, free) {
  const columns = free ? DENSE : SPARSE;
  const chance = grains(cell, ROWS.length * columns.length * 3);
  let next = 0;
  const draw = () => chance[next++] ?? 0;
  const things = ROWS.flatMap((y) =>
    columns.map((x) => thing(terrain, x, y, [draw(), draw(), draw()])),
  );
  return svg`<path class="growth is-${terrain}" d=${things.join("")}></path>`;
}

/**
 * @param {Terrain} terrain
 * @param {number} x
 * @param {number} y
 * @param {readonly [number, number, number]} chance
 */
function thing(terrain, x, y, [right, down, size]) {
  const scale = 0.6 + size * 0.35;
  const left = Math.round(x + (right - 0.5) * 22);
  const top = Math.round(y + (down - 0.5) * 14);
  const drawn = THINGS[terrain].replace(
    /-?\d+/g,
    (step) => ` ${(+step * scale).toFixed(1)}`,
  );
  return `M${left} ${top}${drawn}`;
}
