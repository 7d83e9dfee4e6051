/** Roads as they are drawn: casing, surface and the line that tells one from another. */

import { svg } from "../../../vendor/lit-html/lit-html.js";

/** @import { Cell, RoadScore, Side, View } from "./types.d.ts" */

/** @type {Record<Side, string>} */
const STRETCHES = {
  N: "M60 0V60",
  E: "M120 60H60",
  S: "M60 120V60",
  W: "M0 60H60",
};

/** A road with four exits ends at a square of its own (H56). */
const PLAZA = 30;
/** Styles of roads, from A to E; then they repeat. */
const STYLES = 5;

/**
 * The letter of a road: A to E, then A2 and so on.
 *
 * @param {number} at Its place among the roads of the view.
 */
export function roadLetter(at) {
  const round = Math.floor(at / STYLES);
  return `${"ABCDE"[at % STYLES]}${round ? round + 1 : ""}`;
}

/** @param {number} at */
export function roadStyle(at) {
  return `is-road-${"abcde"[at % STYLES]}`;
}

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
    style === "is-road-e" ? svg`<path class="road-split" d=${d}></path>` : svg``;
  return svg`<path class="road-line ${style}" d=${d}></path>${inner}`;
}

/**
 * Which road each exit on the table belongs to: `x,y,side` to a place among the roads.
 *
 * @param {RoadScore[]} roads
 */
export function roadsByExit(roads) {
  return new Map(
    roads.flatMap(({ parts }, at) =>
      parts.flatMap(({ cell, exits }) =>
        exits.map((side) => /** @type {const} */ ([exitKey(cell, side), at])),
      ),
    ),
  );
}

/**
 * @param {Cell} cell
 * @param {Side} side On the table.
 */
export function exitKey([x, y], side) {
  return `${x},${y},${side}`;
}

/**
 * Where the lettered pin of each road stands: on the edge between two of its tiles.
 *
 * @param {View} view
 * @returns {{ at: number, place: Cell }[]} Places in halves of cells, on the table.
 */
export function pins(view) {
  return view.roads.flatMap((road, at) => {
    const place = joint(road);
    return place ? [{ at, place }] : [];
  });
}

/**
 * The middle of the edge by which the first two linked buildings of a road touch.
 *
 * @param {RoadScore} road
 * @returns {Cell | null}
 */
function joint({ parts }) {
  const exits = new Map(parts.map(({ cell, exits: at }) => [cell.join(), at]));
  for (const { cell, exits: own } of parts) {
    for (const side of own) {
      const [dx, dy] = EDGES[side];
      const other = exits.get([cell[0] + 2 * dx, cell[1] + 2 * dy].join());
      if (other) return [cell[0] + dx, cell[1] + dy];
    }
  }
  return null;
}

/** From the middle of a cell to the middle of its edge. */
/** @type {Record<Side, Cell>} */
const EDGES = { N: [0, -0.5], E: [0.5, 0], S: [0, 0.5], W: [-0.5, 0] };
