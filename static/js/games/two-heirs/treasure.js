/** A treasure of Henry's: a token that shows which two tiles get rid of it. */

import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { beside, sameCell } from "./grid.js";

/** @import { Table } from "./table.js" */
/** @import { Cell, Terrain, Treasure } from "./types.d.ts" */

/** Where the two tiles are drawn, for those anywhere in a column or a row. */
const LINES = /** @type {const} */ ({
  vertical: {
    marks: [
      [24, 12],
      [24, 36],
    ],
    way: "M24 3v42M21 6l3-3 3 3M21 42l3 3 3-3",
  },
  horizontal: {
    marks: [
      [12, 24],
      [36, 24],
    ],
    way: "M3 24h42M6 21l-3 3 3 3M42 21l3 3-3 3",
  },
});
/** @type {Record<Terrain | "any", string>} The outlines of the terrains, small. */
const SHAPES = {
  wood: "M0-7.5 7.5 6h-15Z",
  stone: "M-6-6H6V6H-6Z",
  grain: "M0-6.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13Z",
  any: "M0-7 7 0 0 7-7 0Z",
};
/** How far a marked neighbour lies from the middle. */
const STEP = 14;

/**
 * The treasure that lies on a cell, if any.
 *
 * @param {Table} table
 * @param {Cell} cell
 */
export function treasureToken({ view, catalogue }, cell) {
  const found = view.laid.find((one) => sameCell(one.cell, cell));
  const treasure = found ? catalogue?.treasures?.[found.treasure] : null;
  return treasure ? html`<span class="htoken">${tokenFace(treasure)}</span>` : nothing;
}

/**
 * A token's face: the two tiles as they have to lie, with their colours.
 *
 * @param {Treasure} treasure
 */
export function tokenFace(treasure) {
  return html`<svg class="htoken-face" viewBox="0 0 48 48" aria-hidden="true"
    ><circle class="htoken-rim" cx="24" cy="24" r="22.5"></circle
    >${treasure.kind === "positional" ? around(treasure) : along(treasure)}</svg
  >`;
}

/** @param {Treasure} treasure */
function along({ kind, tiles }) {
  const { marks, way } = LINES[kind === "vertical" ? "vertical" : "horizontal"];
  return svg`<path class="htoken-way" d=${way}></path
    >${marks.map(([x, y], at) => mark(x, y, tiles[at] ?? "any"))}`;
}

/** @param {Treasure} treasure */
function around({ cells }) {
  const own = svg`<rect class="htoken-own" x="19" y="19" width="10" height="10" rx="2"></rect>`;
  return svg`${own}${cells.map((direction) => {
    const [right, down] = beside([0, 0], direction);
    return mark(24 + right * STEP, 24 + down * STEP, "any");
  })}`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {Terrain | "any"} terrain
 */
function mark(x, y, terrain) {
  return svg`<g class="htoken-mark is-${terrain}" transform=${`translate(${x} ${y})`}
    ><path d=${SHAPES[terrain]}></path></g>`;
}

/**
 * What gets rid of a treasure, in a sentence.
 *
 * @param {Pick<Table, "t" | "list">} table
 * @param {Treasure} treasure
 */
export function treasureWords({ t, list }, { kind, tiles, cells }) {
  if (kind === "positional")
    return t("treasure.positional", {
      places: list(cells.map((direction) => t(`side.${direction}`))),
    });
  return t(`treasure.${kind}`, {
    tiles: list(tiles.map((terrain) => t(`treasure.slot.${terrain}`))),
  });
}
