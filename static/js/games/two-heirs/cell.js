/** One cell of the landscape: its tile, what stands on it, what it promises. */

import { guard } from "../../../vendor/lit-html/directives/guard.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { cellKey, exitsSeen, sameCell } from "./grid.js";
import { exitKey } from "./roads.js";
import { cellWords } from "./spoken.js";
import { unitsOn } from "./table.js";
import { tilePicture } from "./tile.js";
import { treasureToken } from "./treasure.js";

/** @import { Drawing } from "./landscape.js" */
/** @import { Shown } from "./shown.js" */
/** @import { Table } from "./table.js" */
/** @import { TilePicture } from "./tile.js" */
/** @import { Cell, Heir, Side, TileView } from "./types.d.ts" */

/**
 * Draw a cell.
 *
 * @param {Table} table
 * @param {Drawing} drawing
 * @param {Shown} shown
 */
export function mapCell(table, drawing, { cell, seen }) {
  const key = cellKey(cell);
  const { corner } = drawing;
  const tile = table.tiles.get(key);
  const legal = table.places.has(key);
  const chosen = sameCell(table.local.cell, cell);
  return html`<button
    type="button"
    class=${cellClasses(table, cell, tile)}
    role="gridcell"
    aria-colindex=${seen[0] - corner.left + 1}
    tabindex=${drawing.stop === key ? "0" : "-1"}
    data-cell=${key}
    data-place=${`cell-${key}`}
    data-drop=${legal ? `cell-${key}` : ""}
    data-card=${tile?.tile ?? ""}
    aria-selected=${chosen ? "true" : "false"}
    .style=${`--column: ${seen[0]}; --row: ${seen[1]}`}
    @click=${() => touch(table, cell)}
  >
    ${guard(contents(table, key, chosen), () => inside(table, cell, tile))}
  </button>`;
}

/**
 * Whatever a cell's contents follow from; they are drawn anew only if it differs.
 *
 * @param {Table} table
 * @param {string} key
 * @param {boolean} chosen
 */
function contents({ view, wording, places, worths, local }, key, chosen) {
  const pick = chosen && local.pick?.kind === "tile" ? local.pick : null;
  const promised = [places.has(key), chosen, worths.get(key), pick?.tile, pick?.down];
  return [view, wording, promised].flat();
}

/**
 * What is on a cell, in words and as a picture.
 *
 * @param {Table} table
 * @param {Cell} cell
 * @param {TileView | undefined} tile
 */
function inside(table, cell, tile) {
  return html`<span class="unseen">${cellWords(table, cell)}</span>
    ${tile ? onTile(table, tile) : nothing}
    ${tile ? nothing : promise(table, cell)}`;
}

/**
 * @param {Table} table
 * @param {Cell} cell
 * @param {TileView | undefined} tile
 */
function cellClasses({ places, local, view }, cell, tile) {
  const key = cellKey(cell);
  const states = {
    "is-empty": !tile,
    "is-legal": places.has(key),
    "is-chosen": sameCell(local.cell, cell),
    "is-ringed": (local.pointed?.cells ?? local.ringed).some((one) =>
      sameCell(one, cell),
    ),
    "is-besieged": view.siege.some((one) => sameCell(one, cell)),
    "is-anchor": view.phase !== "over" && sameCell(view.anchor, cell),
  };
  const on = Object.entries(states).flatMap(([name, yes]) => (yes ? name : []));
  return ["hcell", ...on].join(" ");
}

/**
 * A tap on a cell: choose it, take up what stands there, or read it.
 *
 * @param {Table} table
 * @param {Cell} cell
 */
export function touch({ places, offers, view, tiles, heir, act, local }, cell) {
  const key = cellKey(cell);
  local.at = cell;
  if (places.has(key)) return act.choose(cell);
  const own = unitsOn(view, key).find((unit) => unit.heir === heir);
  if (own && (offers.units.has(own.unit) || offers.withdraws.has(own.unit)))
    return act.pickUnit(own.unit);
  if (offers.camps.has(key)) return act.pickCamp(cell);
  return tiles.has(key) ? act.openCell(cell) : undefined;
}

/**
 * A tile with what stands and lies on it; drawn anew only where something changed.
 *
 * @param {Table} table
 * @param {TileView} laid
 */
function onTile(table, laid) {
  const picture = pictureOf(table, laid);
  return html`${guard([JSON.stringify(picture)], () => tilePicture(picture))}
  ${treasureToken(table, laid.cell)}`;
}

/**
 * @param {Table} table
 * @param {TileView} laid
 * @returns {TilePicture}
 */
function pictureOf(table, { cell, tile: id, terrain, owner }) {
  const key = cellKey(cell);
  const units = unitsOn(table.view, key);
  const printed = id && owner !== null ? table.tile(id) : null;
  if (!printed || owner === null) return { terrain, cell, building: null, units };
  const line = table.lines.get(key);
  const { building: kind } = printed;
  return {
    terrain,
    cell,
    building: { kind, owner, name: table.t(`building.${kind}`) },
    exits: exitsOf(table, { cell, owner, roads: printed.roads }),
    points: line ? line.points : null,
    doubled: Boolean(line?.doubled),
    units,
  };
}

/**
 * @param {Table} table
 * @param {{ cell: Cell, owner: Heir, roads: Side[] }} laid
 */
function exitsOf({ turned, exits }, { cell, owner, roads }) {
  const onTable = exitsSeen(roads, owner, false);
  const onScreen = exitsSeen(roads, owner, turned);
  return onScreen.map((side, at) => {
    const real = onTable[at] ?? side;
    return { side, road: exits.get(exitKey(cell, real)) ?? null };
  });
}

/**
 * What an empty cell promises: the ghost once it is chosen, and what the picked tile
 * would be worth there, whoever's turn it is.
 *
 * @param {Table} table
 * @param {Cell} cell
 */
function promise(table, cell) {
  const worth = table.worths.get(cellKey(cell));
  const chosen = sameCell(table.local.cell, cell);
  const points =
    worth === undefined
      ? nothing
      : html`<span class="hworth" aria-hidden="true">+${worth}</span>`;
  return html`${chosen ? ghost(table, cell) : nothing}${points}`;
}

/**
 * The picked tile as it would lie here.
 *
 * @param {Table} table
 * @param {Cell} cell
 */
function ghost(table, cell) {
  const { heir, turned, t } = table;
  const { pick } = table.local;
  const printed = pick?.kind === "tile" ? table.tile(pick.tile) : null;
  if (!printed || pick?.kind !== "tile" || heir === null) return nothing;
  const { terrain, building: kind, roads } = printed;
  const face = {
    building: { kind, owner: heir, name: t(`building.${kind}`) },
    exits: exitsSeen(roads, heir, turned).map((side) => ({ side, road: null })),
  };
  const picture = { terrain, cell, ...(pick.down ? { building: null } : face) };
  return html`<span class="hghost">${tilePicture(picture)}</span>`;
}
