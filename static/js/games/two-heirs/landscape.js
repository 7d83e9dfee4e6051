/**
 * The landscape: tiles, legal cells, units and roads on a plane that can be moved and
 * looked at more closely. A grid to screen readers; only what is there is drawn.
 */

import { live } from "../../../vendor/lit-html/directives/live.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html } from "../../../vendor/lit-html/lit-html.js";
import { cameraStyle, fitted, SMALL } from "./camera.js";
import { mapCell } from "./cell.js";
import { cellKey, frameOf } from "./grid.js";
import { mapTools } from "./maptools.js";
import { roadPins } from "./pins.js";
import { roadsByExit } from "./roads.js";
import { rowsOf, shownCells } from "./shown.js";
import { watched } from "./window.js";

/** @import { Inset } from "./camera.js" */
/** @import { Shown } from "./shown.js" */
/** @import { Table } from "./table.js" */
/** @import { Cell } from "./types.d.ts" */

/**
 * @typedef {object} Drawing What all cells of one rendering share.
 * @property {Map<string, number>} roads Places of roads by exit.
 * @property {string} stop Key of the cell that Tab comes to.
 * @property {{ left: number, top: number }} corner The first column and row.
 */

/**
 * Draw the landscape in its window.
 *
 * @param {Table} table
 * @param {Inset} inset What lies over the window's edges.
 */
export function landscape(table, inset) {
  const { local, ctx } = table;
  const cells = shownCells(table);
  const frame = frameOf(cells.map(({ seen }) => seen));
  local.inset = inset;
  const camera = local.camera ?? fitted(frame, local.window, inset);
  const small = camera.size < SMALL;
  return html`<div
    .className=${live(small ? "hmap is-small" : "hmap")}
    data-map
    ${watched(ctx, local)}
  >
    <div class="hplane" .style=${live(cameraStyle(camera))}>
      ${mapGrid(table, cells, frame)} ${roadPins(table)}
    </div>
    ${mapTools(table)}
  </div>`;
}

/**
 * @param {Table} table
 * @param {Shown[]} cells
 * @param {import("./grid.js").Frame} frame
 */
function mapGrid(table, cells, frame) {
  const { t, view } = table;
  /** @type {Drawing} */
  const drawing = {
    roads: roadsByExit(view.roads),
    stop: cellKey(stopOf(table, cells)),
    corner: frame,
  };
  const { left, top, columns, rows } = frame;
  return html`<div
    class="hgrid"
    role="grid"
    .style=${`--left: ${left}; --top: ${top}; --columns: ${columns}; --rows: ${rows}`}
    aria-label=${t("map.label", { count: view.landscape.length })}
    aria-rowcount=${rows}
    aria-colcount=${columns}
  >
    ${repeat(
      rowsOf(cells),
      ([row]) => row,
      ([row, inRow]) => mapRow(table, drawing, row, inRow),
    )}
  </div>`;
}

/**
 * @param {Table} table
 * @param {Drawing} drawing
 * @param {number} row
 * @param {Shown[]} cells
 */
function mapRow(table, drawing, row, cells) {
  return html`<div role="row" aria-rowindex=${row - drawing.corner.top + 1}>
    ${repeat(
      cells,
      ({ cell }) => cellKey(cell),
      (one) => mapCell(table, drawing, one),
    )}
  </div>`;
}

/**
 * Where Tab comes to and where the keyboard begins: where it was, unless other cells
 * are lit; else a lit cell, else the last tile.
 *
 * @param {Pick<Table, "local" | "places" | "view">} table
 * @param {Shown[]} cells
 * @returns {Cell}
 */
export function stopOf({ local, places, view }, cells) {
  const keys = new Map(cells.map(({ cell }) => [cellKey(cell), cell]));
  const lit = cells.find(({ cell }) => places.has(cellKey(cell)));
  const was = local.at && keys.get(cellKey(local.at));
  const stays = was && (!lit || places.has(cellKey(was)));
  return (stays ? was : lit?.cell) ?? view.landscape.at(-1)?.cell ?? [0, 0];
}
