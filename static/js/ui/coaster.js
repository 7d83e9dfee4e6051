/** A player's coaster: outline, icon and colour, the same for the whole evening. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { coasterOf } from "../core/coasters.js";
import { icon } from "./icon.js";

/**
 * @param {number} seat
 * @param {{ size?: number }} [look] Its width in px: 22 in lists, 28, 40, 44.
 */
export function coaster(seat, { size = 28 } = {}) {
  const { shape, icon: name } = coasterOf(seat);
  return html`<span
    class="coaster is-${shape}"
    .style=${`--size: ${size / 16}rem`}
    aria-hidden="true"
    ><span>${icon(name)}</span></span
  >`;
}

/** The dashed ring of an empty chair. */
export function emptyCoaster() {
  return html`<span class="coaster is-empty" aria-hidden="true">+</span>`;
}
