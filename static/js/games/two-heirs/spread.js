/** How the line of a road draws itself from the joint where a tile joined it. Pure. */

import { beside, cellKey, OPPOSITE } from "./grid.js";
import { exitKey } from "./roads.js";

/** @import { Cell, RoadScore, Side } from "./types.d.ts" */

/**
 * @typedef {object} Stretch Half of a tile's crossing: from an edge to the middle.
 * @property {Cell} cell On the table.
 * @property {Side} side
 * @property {boolean} inwards It grows from the edge, else from the middle.
 * @property {number} step How many other stretches are drawn before it.
 */

/**
 * The stretches of all roads that a new tile has joined, nearest to their joints first.
 *
 * @param {RoadScore[]} roads
 * @param {Cell} cell Where the new tile lies.
 * @returns {Stretch[]}
 */
export function spreadFrom(roads, cell) {
  const key = cellKey(cell);
  return roads
    .map(({ parts }) => new Map(parts.map((part) => [cellKey(part.cell), part.exits])))
    .filter((road) => road.has(key))
    .flatMap((road) => spread(road, joints(road, cell)));
}

/** @typedef {Map<string, Side[]>} Road The exits by which it crosses its tiles. */

/**
 * Both sides of every edge where a tile's own exits meet others of the road.
 *
 * @param {Road} road
 * @param {Cell} cell
 * @returns {Stretch[]}
 */
function joints(road, cell) {
  return (road.get(cellKey(cell)) ?? []).flatMap((side) => {
    const other = across(road, cell, side, 0);
    return other ? [{ cell, side, inwards: true, step: 0 }, other] : [];
  });
}

/**
 * The stretch that an exit leads to, in the next tile.
 *
 * @param {Road} road
 * @param {Cell} cell
 * @param {Side} side
 * @param {number} step
 * @returns {Stretch | null}
 */
function across(road, cell, side, step) {
  const next = beside(cell, side);
  const back = OPPOSITE[side];
  const leads = road.get(cellKey(next))?.includes(back);
  return leads ? { cell: next, side: back, inwards: true, step } : null;
}

/**
 * Go on from stretch to stretch, each once.
 *
 * @param {Road} road
 * @param {Stretch[]} begun
 */
function spread(road, begun) {
  const drawn = [...begun];
  const seen = new Set(drawn.map(nameOf));
  for (const stretch of drawn) {
    const fresh = onwards(road, stretch).filter((one) => !seen.has(nameOf(one)));
    for (const one of fresh) seen.add(nameOf(one));
    drawn.push(...fresh);
  }
  return drawn;
}

/** @param {Stretch} stretch */
function nameOf({ cell, side }) {
  return exitKey(cell, side);
}

/**
 * What follows a stretch: the other exits of its tile, or the tile behind the edge.
 *
 * @param {Road} road
 * @param {Stretch} stretch
 * @returns {Stretch[]}
 */
function onwards(road, { cell, side, inwards, step }) {
  const next = step + 1;
  if (!inwards) return [across(road, cell, side, next) ?? []].flat();
  return (road.get(cellKey(cell)) ?? [])
    .filter((other) => other !== side)
    .map((other) => ({ cell, side: other, inwards: false, step: next }));
}
