/**
 * Codes with parameters as sentences: seats become names, tiles become buildings.
 *
 * Which wording is meant says `core/telling.js`.
 */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { rich } from "../../core/rich.js";
import { forCase, forReader } from "../../core/telling.js";

/** @import { Told } from "../../core/telling.js" */
/** @import { Table } from "./table.js" */
/** @import { TileId } from "./types.d.ts" */

/** Parameters that are seats; a seat that is null is Henry's. */
const SEATS = new Set(["seat", "winner"]);

/**
 * Word a code for the eyes.
 *
 * @param {Table} table
 * @param {Told} told
 */
export function sentence(table, { code, params = {} }) {
  /** @type {Record<string, unknown>} */
  const drawn = {};
  for (const key of SEATS) {
    if (key in params) drawn[key] = seatName(table, params[key]);
  }
  if (typeof params.tile === "string") drawn.tile = tileWord(table, params.tile);
  return rich(table.t, variant(table, code, params), drawn, written(table, params));
}

/**
 * Word a code as plain text, for labels and the Sign.
 *
 * @param {Table} table
 * @param {Told} told
 */
export function plain(table, { code, params = {} }) {
  return table.t(variant(table, code, params), written(table, params));
}

/**
 * A tile's building, such as "Inn"; free terrain is called by its colour.
 *
 * @param {Table} table
 * @param {TileId} id
 */
export function tileName({ tile, t }, id) {
  const printed = tile(id);
  return printed ? t(`building.${printed.building}`) : id;
}

/**
 * A building's name that opens its tile for reading.
 *
 * @param {Table} table
 * @param {TileId} id
 */
function tileWord(table, id) {
  return html`<button
    type="button"
    class="cardlink"
    data-card=${id}
    @click=${() => table.act.read(id)}
  >
    ${tileName(table, id)}
  </button>`;
}

/**
 * @param {Table} table
 * @param {string} code
 * @param {Record<string, unknown>} params
 */
function variant(table, code, params) {
  const { reason, why, final, seat, winner } = params;
  const cases = [reason, why, final ? "final" : undefined, endOf(table, params)];
  const worded = cases.filter((one) => typeof one === "string");
  const closest = forCase(table, code, worded);
  if (seat === null && table.has(`${closest}.henry`)) return `${closest}.henry`;
  // Whom the other heir has beaten is told so.
  const lost = typeof winner === "number" && winner !== table.me;
  const suffers = lost ? table.me : undefined;
  return forReader(table, closest, { actor: seat ?? winner, suffers });
}

/**
 * How a match ended, where that is what is told: nobody may have won, or Henry.
 *
 * @param {Table} table
 * @param {Record<string, unknown>} params
 */
function endOf({ view }, params) {
  if (!("winner" in params)) return undefined;
  if (params.winner !== null) return "won";
  return view.level === null ? undefined : "henry";
}

/**
 * The parameters in words.
 *
 * @param {Table} table
 * @param {Record<string, unknown>} params
 */
function written(table, params) {
  const { t, list } = table;
  /** @type {Record<string, (value: any) => unknown>} */
  const wordings = {
    tile: (id) => tileName(table, id),
    refill: (id) => tileName(table, id),
    tiles: (ids) => list(ids.map((/** @type {TileId} */ id) => tileName(table, id))),
    unit: (unit) => t(unit === "grain" ? "unit.elite" : "unit.regular"),
    terrain: (terrain) => t(`terrain.${terrain}`),
    top: (terrain) => t(`terrain.${terrain}`),
    sets: (sets) => list(sets.map((/** @type {string} */ name) => t(`set.${name}`))),
    cells: (cells) => cells.length,
  };
  const words = Object.entries(params).map(([key, value]) => {
    if (SEATS.has(key)) return [key, seatWord(table, value)];
    return [key, value === null ? "" : (wordings[key]?.(value) ?? value)];
  });
  return Object.fromEntries(words);
}

/**
 * Names stand out, but not what the reader is called.
 *
 * @param {Table} table
 * @param {unknown} seat
 */
function seatName(table, seat) {
  const word = seatWord(table, seat);
  return seat !== null && seat === table.me ? word : html`<b>${word}</b>`;
}

/**
 * @param {Table} table
 * @param {unknown} seat
 */
function seatWord(table, seat) {
  return typeof seat === "number" || seat === null ? table.name(seat) : "";
}
