/** Short words that come up at the edge and go after a while. */

import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html } from "../../vendor/lit-html/lit-html.js";

/** @import { Content } from "../core/contract.d.ts" */

/** How long a toast stays, in ms. */
export const TOAST_TIME = 6_000;

/** @typedef {{ id: number, content: Content }} Toast */

/** @param {Toast[]} list */
export function toasts(list) {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${repeat(
      list,
      ({ id }) => id,
      ({ content }) => html`<p class="toast">${content}</p>`,
    )}
  </div>`;
}
