/** Roads by their letters and exits, and where their pins stand. Pure. */

/** @import { Cell, RoadScore, Side, View } from "./types.d.ts" */

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

/**
 * How far it is from a pin to the nearest other one, in cells; one at most.
 *
 * @param {Cell} place In halves of cells.
 * @param {Cell[]} places Of all pins, itself among them.
 */
export function apart([x, y], places) {
  const ways = places.map(([column, row]) => Math.hypot(column - x, row - y));
  return Math.min(1, ...ways.filter(Boolean));
}

/** From the middle of a cell to the middle of its edge. */
/** @type {Record<Side, Cell>} */
const EDGES = { N: [0, -0.5], E: [0.5, 0], S: [0, 0.5], W: [-0.5, 0] };
