/** The reading view: one thing, large, beside the table and never over the Sign. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { iconBtn } from "./button.js";

/** @import { Content, Translate } from "../core/contract.d.ts" */

/**
 * @param {object} parts
 * @param {string} parts.label What is being read.
 * @param {Content} parts.body
 * @param {() => void} parts.onClose
 * @param {Translate} parts.t
 */
export function reading({ label, body, onClose, t }) {
  return html`<aside
    class="reading"
    aria-label=${label}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onClose()}
  >
    ${iconBtn({ glyph: "close", label: t("close"), onClick: onClose })} ${body}
  </aside>`;
}
