/** Where nothing is yet: one sentence, and what one can do about it. */

import { html } from "../../vendor/lit-html/lit-html.js";

/** @import { Content } from "../core/contract.d.ts" */

/** @param {Content} content */
export function empty(content) {
  return html`<p class="empty">${content}</p>`;
}
