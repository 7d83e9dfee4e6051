/** Buttons: each names its outcome; one that cannot be pressed says why. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { glyph } from "./icon.js";

/** @import { Content, SignButton } from "../core/contract.d.ts" */
/** @import { GLYPHS } from "./glyphs.js" */

/**
 * The cap of a key.
 *
 * @param {string} key
 */
export function kbd(key) {
  return html`<kbd class="kbd" aria-hidden="true">${key}</kbd>`;
}

/**
 * @typedef {Omit<SignButton, "id"> & {
 *   id?: string, wide?: boolean, type?: "button" | "submit",
 *   first?: boolean
 * }} ButtonParts `first` has the focus when the sheet with it opens.
 */

/**
 * A button. With `notNow` it stays focusable, so that the reason can be read.
 *
 * @param {ButtonParts} parts
 */
export function btn(parts) {
  const { label, key, notNow, pressed, type = "button" } = parts;
  return html`<button
    type=${type}
    class=${buttonClass(parts)}
    data-button=${parts.id ?? nothing}
    ?autofocus=${parts.first}
    aria-disabled=${notNow ? "true" : nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    aria-keyshortcuts=${key ?? nothing}
    @click=${notNow ? stop : (parts.onClick ?? nothing)}
  >
    ${buttonIcon(parts)}
    <span class="btn-label">
      ${label}${notNow ? html`<small>${notNow}</small>` : nothing}
    </span>
    ${key && !notNow ? kbd(key) : nothing}
  </button>`;
}

/** @param {ButtonParts} parts */
function buttonClass({ kind = "plain", notNow, pressed, wide }) {
  const states = { "is-not-now": notNow, "is-pressed": pressed, "is-wide": wide };
  const on = Object.entries(states).flatMap(([name, yes]) => (yes ? [name] : []));
  return ["btn", `is-${kind}`, ...on].join(" ");
}

/** @param {ButtonParts} parts */
function buttonIcon({ icon, pressed }) {
  return icon ?? (pressed ? glyph("check") : nothing);
}

/**
 * A round button with a glyph; its name is read and shown as a tooltip.
 *
 * @param {object} parts
 * @param {keyof typeof GLYPHS} parts.glyph
 * @param {string} parts.label
 * @param {(event: Event) => void} [parts.onClick]
 * @param {number} [parts.count] How many new things wait behind it.
 * @param {boolean} [parts.pressed]
 * @param {boolean} [parts.expanded]
 * @param {string} [parts.id]
 * @param {string} [parts.className]
 */
export function iconBtn(parts) {
  const { label, count = 0, pressed, expanded } = parts;
  return html`<button
    type="button"
    class="icon-btn ${parts.className ?? ""}"
    aria-label=${count > 0 ? `${label} (${count})` : label}
    title=${label}
    data-button=${parts.id ?? nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    aria-expanded=${expanded === undefined ? nothing : String(expanded)}
    @click=${parts.onClick ?? nothing}
  >
    ${glyph(parts.glyph)}${count > 0 ? html`<span class="icon-btn-count">${count}</span>` : nothing}
  </button>`;
}

/**
 * A link that looks like a button, because it leads somewhere.
 *
 * @param {{ href: string, label: string, kind?: "main" | "plain", icon?: Content, wide?: boolean }} parts
 */
export function linkBtn({ href, label, kind = "plain", icon = nothing, wide = false }) {
  return html`<a class="btn is-${kind} ${wide ? "is-wide" : ""}" href=${href}
    >${icon}<span class="btn-label">${label}</span></a
  >`;
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
}
