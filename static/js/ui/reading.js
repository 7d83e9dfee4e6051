/** The reading view: one thing, large, beside the table and never over the Sign. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { iconBtn } from "./button.js";

/** @import { Content, Translate } from "../core/contract.d.ts" */

/** Keys that do nothing at the table, or only lead to another one or to a button. */
const LEADS = /^(?:Tab|Shift|Control|Alt.*|Meta|.*Lock|F\d+|Fn| )$/;

/** Ends what was drawn last. */
let close = () => {};

/**
 * @param {object} parts
 * @param {string} parts.label What is being read.
 * @param {Content} parts.body
 * @param {() => void} parts.onClose
 * @param {Translate} parts.t
 */
export function reading({ label, body, onClose, t }) {
  close = onClose;
  return html`<aside class="reading" aria-label=${label}>
    ${iconBtn({ glyph: "close", label: t("close"), onClick: onClose })} ${body}
  </aside>`;
}

/**
 * Whoever does anything else has read enough, unless something else is read by that.
 * Esc goes back by this one step, wherever the focus is.
 *
 * @param {Event} event
 */
function readOn(event) {
  const { key = "" } = /** @type {KeyboardEvent} */ (event);
  const view = document.querySelector(".reading");
  if (!view || LEADS.test(key)) return;
  if (key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    close();
    return;
  }
  if (view.contains(/** @type {Node} */ (event.target))) return;
  const read = view.ariaLabel;
  // First the page does what was asked of it, and is drawn.
  setTimeout(() => view.isConnected && view.ariaLabel === read && close());
}

for (const kind of ["click", "keydown"]) addEventListener(kind, readOn, true);
