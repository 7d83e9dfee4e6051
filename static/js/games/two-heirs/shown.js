/** Which cells of the landscape are drawn: pure, so that hand and eye agree. */

import { cellKey, turnedCell } from "./grid.js";

/** @import { ByCell } from "./offers.js" */
/** @import { Cell, View } from "./types.d.ts" */

/**
 * @typedef {object} Shown A cell that is drawn.
 * @property {Cell} cell On the table.
 * @property {Cell} seen On the reader's screen.
 */

/**
 * Every tile, and every empty cell where what is picked may go.
 *
 * @param {{ view: View, places: ByCell, turned: boolean }} table
 * @returns {Shown[]}
 */
export function shownCells({ view, places, turned }) {
  const tiles = view.landscape.map(({ cell }) => cell);
  const taken = new Set(tiles.map(cellKey));
  const empty = view.cells.filter((cell) => {
    const key = cellKey(cell);
    return places.has(key) && !taken.has(key);
  });
  return [...tiles, ...empty].map((cell) => ({ cell, seen: turnedCell(cell, turned) }));
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
