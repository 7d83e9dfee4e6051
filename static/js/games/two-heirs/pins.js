/** The lettered pins of the roads, where two of their tiles touch. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { turnedCell } from "./grid.js";
import { apart, pins, roadLetter, roadStyle } from "./roads.js";

/** @import { Table } from "./table.js" */
/** @import { Cell } from "./types.d.ts" */

/**
 * Draw all pins; `--apart` keeps fingers that aim at one from touching another.
 *
 * @param {Table} table
 */
export function roadPins(table) {
  const found = pins(table.view);
  const places = found.map(({ place }) => place);
  return found.map((pin) => roadPin(table, pin, apart(pin.place, places)));
}

/**
 * @param {Table} table
 * @param {{ at: number, place: Cell }} pin
 * @param {number} room How far it is to the next one, in cells.
 */
function roadPin({ turned, t, act }, { at, place }, room) {
  const [x, y] = turnedCell(place, turned);
  const letter = roadLetter(at);
  return html`<button
    type="button"
    class="hpin ${roadStyle(at)}"
    tabindex="-1"
    aria-label=${t("road.read", { road: letter })}
    .style=${`--column: ${x}; --row: ${y}; --apart: ${room}`}
    @click=${() => act.openRoad(at)}
  >
    ${letter}
  </button>`;
}
