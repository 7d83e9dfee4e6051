/** The lettered pins of the roads, where two of their tiles touch. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { turnedCell } from "./grid.js";
import { pins, roadLetter, roadStyle } from "./roads.js";

/** @import { Table } from "./table.js" */
/** @import { Cell } from "./types.d.ts" */

/** @param {Table} table */
export function roadPins(table) {
  return pins(table.view).map((pin) => roadPin(table, pin));
}

/**
 * @param {Table} table
 * @param {{ at: number, place: Cell }} pin
 */
function roadPin({ turned, t, act }, { at, place }) {
  const [x, y] = turnedCell(place, turned);
  const letter = roadLetter(at);
  return html`<button
    type="button"
    class="hpin ${roadStyle(at)}"
    tabindex="-1"
    aria-label=${t("road.read", { road: letter })}
    .style=${`--column: ${x}; --row: ${y}`}
    @click=${() => act.openRoad(at)}
  >
    ${letter}
  </button>`;
}
