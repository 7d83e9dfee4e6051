/**
 * The tour of the landscape at the end: stop by stop what counted, and how the sums
 * grow. Pure: it reads the last view and words it.
 */

import { lineWords, roadExplained } from "./explained.js";
import { sameCell } from "./grid.js";

/** @import { Table } from "./table.js" */
/** @import { Cell, Heir, HeirView } from "./types.d.ts" */

/**
 * @typedef {object} Stop
 * @property {string} title
 * @property {string[]} lines Why it is worth what it is.
 * @property {Cell[]} cells What is ringed: the thing itself first.
 * @property {Heir | null} heir Who gets the points.
 * @property {number} points
 * @property {number | null} road Its place among the roads.
 */

/**
 * All stops: each building with points, heir by heir, then the roads, then treasures.
 *
 * @param {Table} table
 * @returns {Stop[]}
 */
export function stopsOf(table) {
  const { heirs } = table.view;
  return [
    ...heirs.flatMap((heir) => buildingStops(table, heir)),
    ...roadStops(table),
    ...heirs.flatMap((heir) => treasureStop(table, heir)),
  ];
}

/**
 * What both heirs have once the tour has come so far.
 *
 * @param {Stop[]} stops
 * @param {number} at The last stop that is counted; -1 for none.
 * @returns {[number, number]}
 */
export function sumsAt(stops, at) {
  /** @type {[number, number]} */
  const sums = [0, 0];
  for (const { heir, points } of stops.slice(0, at + 1)) {
    if (heir !== null) sums[heir] += points;
  }
  return sums;
}

/**
 * The stop at a building; -1 where the tour does not stop.
 *
 * @param {Stop[]} stops
 * @param {Cell} cell
 */
export function stopAt(stops, cell) {
  return stops.findIndex(
    ({ cells, road }) => road === null && sameCell(cells[0] ?? null, cell),
  );
}

/**
 * @param {Table} table
 * @param {HeirView} heir
 * @returns {Stop[]}
 */
function buildingStops(table, { heir, score }) {
  const { t, heirName } = table;
  return score.buildings
    .filter(({ points }) => points > 0)
    .map((line) => ({
      title: t("line.title", {
        building: t(`building.${line.building}`),
        name: heirName(heir),
      }),
      lines: lineWords(table, line),
      cells: [line.cell, ...line.counted],
      heir,
      points: line.points,
      road: null,
    }));
}

/**
 * @param {Table} table
 * @returns {Stop[]}
 */
function roadStops(table) {
  const { view } = table;
  if (!view.roads_score) return [];
  return view.roads.map(({ parts, owner, points }, at) => ({
    ...roadExplained(table, at),
    cells: parts.map(({ cell }) => cell),
    heir: owner,
    points,
    road: at,
  }));
}

/**
 * @param {Table} table
 * @param {HeirView} heir
 * @returns {Stop[]}
 */
function treasureStop({ t, view }, { heir, score }) {
  const points = score.from_treasures;
  if (!points) return [];
  const cells = view.laid.map(({ cell }) => cell);
  const lines = [
    t("tour.treasures", { laid: view.laid.length, pile: view.pile }),
    t("line.points", { points }),
  ];
  return [{ title: t("score.treasures"), lines, cells, heir, points, road: null }];
}
