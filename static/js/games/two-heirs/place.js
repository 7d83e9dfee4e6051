/** A tile that lies in the royal reserve: its picture, its name, what is said of it. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { forCase } from "../../core/telling.js";
import { buildingIcon, icon, terrainSign } from "./art.js";

/** @import { Table } from "./table.js" */
/** @import { TileId } from "./types.d.ts" */

/**
 * Draw a tile with its number or lock, and its name below.
 *
 * @param {Table} table
 * @param {TileId} tile
 * @param {number} rank How many tiles away it lies, from 1; 0 out of reach.
 */
export function placeFace(table, tile, rank) {
  const printed = table.tile(tile);
  if (!printed) return nothing;
  const { building, terrain } = printed;
  const said = html`<span class="unseen">${placeWords(table, tile, rank)}</span>`;
  return html`${table.form === "phone" ? said : nothing}
    <span class="hplace-tile"
      >${buildingIcon(building)}${terrainSign(terrain)}</span
    >
    <span class="hplace-mark" aria-hidden="true">${rank || icon("padlock")}</span>
    <span class="hplace-name" aria-hidden="true">${nameBelow(table, building)}</span>`;
}

/**
 * The name below a tile: on a phone, where it has little room, one that breaks. That is
 * no name to be read, so there the tile says its own.
 *
 * @param {Table} table
 * @param {string} building
 */
function nameBelow(table, building) {
  const { t, form } = table;
  const cases = form === "phone" ? ["narrow"] : [];
  return t(forCase(table, `building.${building}`, cases));
}

/**
 * A tile in words: its number, what it is, whether it is within reach.
 *
 * @param {Table} table
 * @param {TileId} tile
 * @param {number} rank
 */
export function placeWords({ tile: read, t }, tile, rank) {
  const printed = read(tile);
  return t(rank ? "reserve.tile" : "reserve.tile.locked", {
    building: printed ? t(`building.${printed.building}`) : "",
    terrain: printed ? t(`terrain.${printed.terrain}`) : "",
    rank,
  });
}
