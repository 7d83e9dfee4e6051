/**
 * The landscape: tiles, legal cells, units and roads on a plane that can be moved and
 * looked at more closely. A grid to screen readers; only what is there is drawn.
 */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { fitted } from "./camera.js";
import { cellKey, exitsSeen, frameOf, sameCell, turnedCell } from "./grid.js";
import { exitKey, pins, roadLetter, roadStyle, roadsByExit } from "./roads.js";
import { cellWords } from "./spoken.js";
import { unitsOn } from "./table.js";
import { tilePicture } from "./tile.js";

/** @import { Table } from "./table.js" */
/** @import { Cell, TileView } from "./types.d.ts" */

/** Tiles below this many pixels are drawn for the small. */
const SMALL = 108;

/**
 * Draw the landscape in its window.
 *
 * @param {Table} table
 */
export function landscape(table) {
  const { t, local, view } = table;
  const cells = shown(table);
  const camera =
    local.camera ?? fitted(frameOf(cells.map(({ seen }) => seen)), local.window);
  const place = `--size: ${camera.size}px; --x: ${camera.x}; --y: ${camera.y}`;
  return html`<div class="hmap ${camera.size < SMALL ? "is-small" : ""}" data-map>
    <div
      class="hplane"
      role="grid"
      aria-label=${t("map.label", { count: view.landscape.length })}
      .style=${place}
    >
      ${repeat(
        rowsOf(cells),
        ([row]) => row,
        ([row, inRow]) => mapRow(table, row, inRow),
      )}
      ${pins(view).map((pin) => roadPin(table, pin))}
    </div>
    ${tools(table)}
  </div>`;
}

/**
 * @typedef {object} Shown A cell that is drawn.
 * @property {Cell} cell On the table.
 * @property {Cell} seen On the reader's screen.
 */

/**
 * Every tile, and every cell where something may be placed now.
 *
 * @param {Table} table
 * @returns {Shown[]}
 */
export function shown({ view, tiles, turned }) {
  const empty = view.cells.filter((cell) => !tiles.has(cellKey(cell)));
  return [...view.landscape.map(({ cell }) => cell), ...empty].map((cell) => ({
    cell,
    seen: turnedCell(cell, turned),
  }));
}

/**
 * @param {Shown[]} cells
 * @returns {[number, Shown[]][]} By row, from the top; each from the left.
 */
function rowsOf(cells) {
  /** @type {Map<number, Shown[]>} */
  const rows = new Map();
  for (const one of cells) {
    rows.set(one.seen[1], [...(rows.get(one.seen[1]) ?? []), one]);
  }
  for (const row of rows.values()) row.sort((a, b) => a.seen[0] - b.seen[0]);
  return [...rows].sort(([a], [b]) => a - b);
}

/**
 * @param {Table} table
 * @param {number} row
 * @param {Shown[]} cells
 */
function mapRow(table, row, cells) {
  return html`<div class="hrow" role="row" aria-label=${table.t("map.row", { row })}>
    ${repeat(
      cells,
      ({ cell }) => cellKey(cell),
      (one) => mapCell(table, one),
    )}
  </div>`;
}

/**
 * @param {Table} table
 * @param {Shown} shownCell
 */
function mapCell(table, { cell, seen }) {
  const key = cellKey(cell);
  const tile = table.tiles.get(key);
  const legal = table.places.has(key);
  return html`<button
    type="button"
    class=${cellClasses(table, cell, tile)}
    role="gridcell"
    tabindex="-1"
    data-cell=${key}
    data-place=${`cell-${key}`}
    data-drop=${legal ? `cell-${key}` : ""}
    data-card=${tile?.tile ?? ""}
    aria-label=${cellWords(table, cell)}
    aria-selected=${sameCell(table.local.cell, cell) ? "true" : "false"}
    .style=${`--column: ${seen[0]}; --row: ${seen[1]}`}
    @click=${() => touch(table, cell)}
  >
    ${tile ? picture(table, tile) : nothing} ${legal ? offer(table, cell, tile) : nothing}
  </button>`;
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
    "is-ringed": local.ringed.some((one) => sameCell(one, cell)),
    "is-besieged": view.siege.some((one) => sameCell(one, cell)),
    "is-anchor": sameCell(view.anchor, cell),
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
export function touch({ places, offers, view, heir, act, local }, cell) {
  const key = cellKey(cell);
  local.at = cell;
  if (places.has(key)) return act.choose(cell);
  const own = unitsOn(view, key).find((unit) => unit.heir === heir);
  if (own && (offers.units.has(own.unit) || offers.withdraws.has(own.unit)))
    return act.pickUnit(own.unit);
  if (offers.camps.has(key)) return act.pickCamp(cell);
  return act.open({ kind: "line", cell });
}

/**
 * @param {Table} table
 * @param {TileView} laid
 */
function picture(table, { cell, tile: id, terrain, owner }) {
  const printed = id && owner !== null ? table.tile(id) : null;
  const key = cellKey(cell);
  const line = table.lines.get(key);
  const kind = printed && owner !== null ? printed.building : null;
  const units = unitsOn(table.view, key);
  return html`${tilePicture({
    terrain,
    cell,
    building:
      kind && owner !== null
        ? { kind, owner, name: table.t(`building.${kind}`) }
        : null,
    exits: printed && owner !== null ? exitsOf(table, cell, printed.roads, owner) : [],
    points: line ? line.points : null,
    doubled: Boolean(line?.doubled),
    units,
  })}
  ${treasureOn(table, cell)}`;
}

/**
 * @param {Table} table
 * @param {Cell} cell
 * @param {import("./types.d.ts").Side[]} roads
 * @param {import("./types.d.ts").Heir} owner
 */
function exitsOf({ view, turned }, cell, roads, owner) {
  const byExit = roadsByExit(view.roads);
  const onTable = exitsSeen(roads, owner, false);
  const onScreen = exitsSeen(roads, owner, turned);
  return onScreen.map((side, at) => {
    const real = onTable[at] ?? side;
    return { side, road: byExit.get(exitKey(cell, real)) ?? null };
  });
}

/**
 * @param {Table} table
 * @param {Cell} cell
 */
function treasureOn({ view, ctx }, cell) {
  const found = view.laid.find((one) => sameCell(one.cell, cell));
  if (!found) return nothing;
  const treasure = ctx.catalogue?.treasures?.[found.treasure];
  return treasure
    ? html`<span class="htoken is-${treasure.kind}" aria-hidden="true"></span>`
    : nothing;
}

/**
 * What a legal cell promises: the ghost once it is chosen, and what it is worth.
 *
 * @param {Table} table
 * @param {Cell} cell
 * @param {TileView | undefined} tile
 */
function offer(table, cell, tile) {
  const worth = table.worths.get(cellKey(cell));
  const down = table.local.pick?.kind === "tile" && table.local.pick.down;
  const points =
    worth === undefined || down || tile
      ? nothing
      : html`<span class="hworth" aria-hidden="true">+${worth}</span>`;
  return html`${sameCell(table.local.cell, cell) && !tile ? ghost(table, cell) : nothing}${points}`;
}

/**
 * The picked tile as it would lie here.
 *
 * @param {Table} table
 * @param {Cell} cell
 */
function ghost(table, cell) {
  const { pick } = table.local;
  const printed = pick?.kind === "tile" ? table.tile(pick.tile) : null;
  if (!printed || pick?.kind !== "tile" || table.heir === null) return nothing;
  const { terrain, building, roads } = printed;
  const owner = table.heir;
  return html`<span class="hghost"
    >${tilePicture({
      terrain,
      cell,
      building: pick.down
        ? null
        : { kind: building, owner, name: table.t(`building.${building}`) },
      exits: pick.down
        ? []
        : exitsSeen(roads, owner, table.turned).map((side) => ({ side, road: null })),
    })}</span
  >`;
}

/**
 * @param {Table} table
 * @param {{ at: number, place: Cell }} pin
 */
function roadPin({ turned, t, act, view }, { at, place }) {
  const [x, y] = turnedCell(place, turned);
  const letter = roadLetter(at);
  return html`<button
    type="button"
    class="hpin ${roadStyle(at)}"
    aria-label=${t("road.read", { road: letter })}
    .style=${`--column: ${x}; --row: ${y}`}
    @click=${() => {
      act.open({ kind: "road", road: at });
      act.ring((view.roads[at]?.parts ?? []).map(({ cell }) => cell));
    }}
  >
    ${letter}
  </button>`;
}

/** @param {Table} table */
function tools({ t, act, form }) {
  const tool = (
    /** @type {string} */ id,
    /** @type {string} */ sign,
    /** @type {() => void} */ how,
  ) =>
    html`<button
      type="button"
      class="hzoom is-${id}"
      aria-label=${t(`map.${id}`)}
      @click=${how}
    >
      ${sign}
    </button>`;
  return html`<div class="hzooms">
    ${form === "phone" ? nothing : tool("closer", "+", act.closer)}
    ${form === "phone" ? nothing : tool("farther", "−", act.farther)}
    ${tool("fit", "⛶", act.fit)}
  </div>`;
}
