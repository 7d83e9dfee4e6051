/** One line over the page about the line to the server; it goes by itself. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { btn } from "./button.js";
import { glyph } from "./icon.js";

/** @import { Content } from "../core/contract.d.ts" */

const SIGNS = /** @type {const} */ ({
  offline: "offline",
  good: "check",
  news: "info",
  vote: "vote",
});

/**
 * @param {object} parts
 * @param {keyof typeof SIGNS} parts.kind
 * @param {Content} parts.text
 * @param {string} [parts.lead] The first words, in bold.
 * @param {{ label: string, onClick: () => void, kind?: "main" | "plain" }[]} [parts.actions]
 */
export function banner({ kind, text, lead, actions = [] }) {
  return html`<div class="banner is-${kind}" role="status">
    ${glyph(SIGNS[kind])}
    <p class="banner-text">${lead ? html`<b>${lead}</b> ` : nothing}${text}</p>
    ${actions.map((action) => btn(action))}
  </div>`;
}
