/** Which cells of the landscape are drawn: pure, so that hand and eye agree. */

import { cellKey, cellOf, turnedCell } from "./grid.js";

/** @import { ByCell } from "./offers.js" */
/** @import { Cell, View } from "./types.d.ts" */

/**
 * @typedef {object} Shown A cell that is drawn.
 * @property {Cell} cell On the table.
 * @property {Cell} seen On the reader's screen.
 */

/**
 * Every tile, and every empty cell where what is picked may go or has a worth.
 *
 * @param {object} table
 * @param {View} table.view
 * @param {ByCell} table.places
 * @param {Map<string, number>} table.worths
 * @param {boolean} table.turned
 * @returns {Shown[]}
 */
export function shownCells({ view, places, worths, turned }) {
  const tiles = view.landscape.map(({ cell }) => cell);
  const taken = new Set(tiles.map(cellKey));
  const wanted = new Set([...places.keys(), ...worths.keys()]);
  const empty = [...wanted].filter((key) => !taken.has(key)).map(cellOf);
  return [...tiles, ...empty.filter((cell) => cell !== null)].map((cell) => ({
    cell,
    seen: turnedCell(cell, turned),
  }));
}

/**
 * Shown cells by row, from the top; each row from the left.
 *
 * @param {Shown[]} cells
 * @returns {[number, Shown[]][]}
 */
export function rowsOf(cells) {
  /** @type {Map<number, Shown[]>} */
  const rows = new Map();
  for (const one of cells) {
    rows.set(one.seen[1], [...(rows.get(one.seen[1]) ?? []), one]);
  }
  for (const row of rows.values()) row.sort((a, b) => a.seen[0] - b.seen[0]);
  return [...rows].sort(([a], [b]) => a - b);
}
