/**
 * The landscape: tiles, legal cells, units and roads on a plane that can be moved and
 * looked at more closely. A grid to screen readers; only what is there is drawn.
 */

import { live } from "../../../vendor/lit-html/directives/live.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html } from "../../../vendor/lit-html/lit-html.js";
import { aimed } from "./aim.js";
import { following, SMALL } from "./camera.js";
import { mapCell } from "./cell.js";
import { cellKey, frameOf } from "./grid.js";
import { mapTools } from "./maptools.js";
import { roadPins } from "./pins.js";
import { rowsOf, shownCells } from "./shown.js";
import { watched } from "./window.js";

/** @import { Inset } from "./camera.js" */
/** @import { Frame } from "./grid.js" */
/** @import { Shown } from "./shown.js" */
/** @import { Table } from "./table.js" */
/** @import { Cell } from "./types.d.ts" */

/**
 * @typedef {object} Drawing What all cells of one rendering share.
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
  const camera = cameraOf(local, frame);
  local.drawn = camera;
  const small = camera.size < SMALL;
  return html`<div
    .className=${live(small ? "hmap is-small" : "hmap")}
    data-map
    ${watched(ctx, local)}
  >
    <div class="hplane" ${aimed(camera)}>
      ${mapGrid(table, cells, frame)} ${roadPins(table)}
    </div>
    ${mapTools(table)}
  </div>`;
}

/**
 * Where hands have led it, else where it has to be to see all of the landscape.
 *
 * @param {Table["local"]} local
 * @param {Frame} frame
 */
function cameraOf(local, frame) {
  if (local.camera) return local.camera;
  local.follows = following(local.follows, frame, local.window, local.inset);
  return local.follows;
}

/**
 * @param {Table} table
 * @param {Shown[]} cells
 * @param {Frame} frame
 */
function mapGrid(table, cells, frame) {
  const { t, view } = table;
  /** @type {Drawing} */
  const drawing = { stop: cellKey(stopOf(table, cells)), corner: frame };
  const { columns, rows } = frame;
  return html`<div
    class="hgrid"
    role="grid"
    .style=${gridStyle(frame, table.local.drawn.size)}
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
 * Where the grid lies on its plane. Its cells stand on the plane too, so that none is
 * touched when the landscape grows to the north or west.
 *
 * @param {Frame} frame
 * @param {number} size Pixels a cell.
 */
function gridStyle({ left, top, columns, rows }, size) {
  const [right, down, width, height] = [left, top, columns, rows].map(
    (cells) => `${cells * size}px`,
  );
  return `margin: ${down} 0 0 ${right}; width: ${width}; height: ${height}`;
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
