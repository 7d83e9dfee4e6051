/** Things to set: a line of text, a switch, one of a few, a number, a choice. */

import { live } from "../../vendor/lit-html/directives/live.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { glyph } from "./icon.js";

/** @import { Content } from "../core/contract.d.ts" */

/**
 * A labelled line of text.
 *
 * @param {object} parts
 * @param {string} parts.name
 * @param {string} parts.label
 * @param {string} [parts.value]
 * @param {string} [parts.placeholder]
 * @param {string | null} [parts.problem] What is wrong with what was typed.
 * @param {string} [parts.className]
 * @param {number} [parts.maxLength]
 * @param {string} [parts.autocomplete]
 * @param {boolean} [parts.required]
 * @param {boolean} [parts.first] It is what its sheet or page asks first.
 * @param {"text" | "password"} [parts.type]
 * @param {(value: string) => void} [parts.onInput]
 */
export function field(parts) {
  const id = `field-${parts.name}`;
  return html`<div class="field ${parts.className ?? ""}">
    <label class="field-label" for=${id}>${parts.label}</label>
    <input
      class="field-input"
      id=${id}
      name=${parts.name}
      type=${parts.type ?? "text"}
      .value=${live(parts.value ?? "")}
      placeholder=${parts.placeholder ?? nothing}
      maxlength=${parts.maxLength ?? nothing}
      autocomplete=${/** @type {any} */ (parts.autocomplete ?? "off")}
      autocapitalize="off"
      spellcheck="false"
      ?required=${parts.required}
      ?autofocus=${parts.first}
      aria-invalid=${parts.problem ? "true" : nothing}
      aria-describedby=${parts.problem ? `${id}-problem` : nothing}
      @input=${(/** @type {InputEvent} */ event) =>
        parts.onInput?.(/** @type {HTMLInputElement} */ (event.target).value)}
    />
    ${
      parts.problem
        ? html`<p class="field-problem" id=${`${id}-problem`} role="alert">${parts.problem}</p>`
        : nothing
    }
  </div>`;
}

/**
 * An on and off.
 *
 * @param {object} parts
 * @param {string} parts.label Its name, where no visible label stands beside it.
 * @param {boolean} parts.on
 * @param {(on: boolean) => void} parts.onChange
 * @param {boolean} [parts.disabled]
 */
export function toggle({ label, on, onChange, disabled = false }) {
  return html`<button
    type="button"
    class="switch"
    role="switch"
    aria-label=${label}
    aria-checked=${String(on)}
    aria-disabled=${disabled ? "true" : nothing}
    @click=${() => disabled || onChange(!on)}
  >
    <span class="switch-knob"></span>
  </button>`;
}

/**
 * One of a few, side by side.
 *
 * @template {string} T
 * @param {object} parts
 * @param {string} parts.label
 * @param {T} parts.value
 * @param {[T, string][]} parts.choices
 * @param {(value: T) => void} parts.onChange
 */
export function segmented({ label, value, choices, onChange }) {
  return html`<div class="segmented" role="radiogroup" aria-label=${label}>
    ${choices.map(
      ([choice, word]) => html`<button
        type="button"
        class="segmented-part"
        role="radio"
        aria-checked=${String(choice === value)}
        @click=${() => onChange(choice)}
      >
        ${word}
      </button>`,
    )}
  </div>`;
}

/**
 * A number with minus and plus.
 *
 * @param {object} parts
 * @param {string} parts.label
 * @param {number} parts.value
 * @param {Content} parts.shown
 * @param {number} [parts.min]
 * @param {number} [parts.max]
 * @param {string} parts.less
 * @param {string} parts.more
 * @param {(value: number) => void} parts.onChange
 * @param {boolean} [parts.disabled]
 */
export function stepper(parts) {
  const { value, min = -Infinity, max = Infinity, disabled = false } = parts;
  const step = (/** @type {number} */ by, /** @type {"minus" | "plus"} */ sign) => {
    const next = value + by;
    const barred = disabled || next < min || next > max;
    return html`<button
      type="button"
      class="icon-btn"
      aria-label=${`${parts.label}: ${by < 0 ? parts.less : parts.more}`}
      aria-disabled=${barred ? "true" : nothing}
      @click=${() => barred || parts.onChange(next)}
    >
      ${glyph(sign)}
    </button>`;
  };
  return html`<span class="stepper">
    ${step(-1, "minus")}<output class="stepper-value tabular">${parts.shown}</output
    >${step(1, "plus")}
  </span>`;
}

/**
 * A drop-down.
 *
 * @param {object} parts
 * @param {string} parts.label
 * @param {string} parts.value
 * @param {[string, string][]} parts.choices
 * @param {(value: string) => void} parts.onChange
 * @param {boolean} [parts.disabled]
 */
export function choice({ label, value, choices, onChange, disabled = false }) {
  return html`<select
    class="choice"
    aria-label=${label}
    ?disabled=${disabled}
    .value=${live(value)}
    @change=${(/** @type {Event} */ event) =>
      onChange(/** @type {HTMLSelectElement} */ (event.target).value)}
  >
    ${choices.map(
      ([key, word]) =>
        html`<option value=${key} ?selected=${key === value}>${word}</option>`,
    )}
  </select>`;
}

/**
 * A row of a form: what it is and what it means at the left, the control right.
 *
 * @param {{ title: string, help?: Content, control: Content }} parts
 */
export function optionRow({ title, help, control }) {
  return html`<div class="option-row">
    <p class="option-row-words">
      <span class="option-row-title">${title}</span>
      ${help ? html`<small class="option-row-help">${help}</small>` : nothing}
    </p>
    <span class="option-row-control">${control}</span>
  </div>`;
}
