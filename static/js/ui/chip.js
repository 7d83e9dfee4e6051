/** Small facts in a pill. */

import { html } from "../../vendor/lit-html/lit-html.js";

/** @import { Content } from "../core/contract.d.ts" */

/**
 * @param {Content} content
 * @param {string} [className]
 */
export function chip(content, className = "") {
  return html`<span class="chip ${className}">${content}</span>`;
}
