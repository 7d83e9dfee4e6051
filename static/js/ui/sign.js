/**
 * The Sign: an oak board on two chains that says, always at the same place and in
 * one sentence, what is asked of the reader now.
 */

import { Directive, directive } from "../../vendor/lit-html/directive.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { btn } from "./button.js";
import { candleLine, clockNumber } from "./candle.js";
import { glyph, icon } from "./icon.js";

/** @import { SignButton, SignParts, Translate } from "../core/contract.d.ts" */

/** After the question changed, the same finger must not answer it, in ms. */
export const GUARD = 250;

/**
 * Draws the Sign.
 *
 * @typedef {(parts: SignParts) => import("../../vendor/lit-html/lit-html.js").TemplateResult} Sign
 *
 * @param {{ t: Translate, now: () => number, why?: (rule: string) => void, onLow?: () => void }} world
 * @returns {Sign}
 */
export function signFor({ t, now, why, onLow }) {
  return (parts) => {
    const shown = parts.refusal ? { ...parts, ...refusalParts(parts, t, why) } : parts;
    return html`<section
      class="sign ${classOf(parts)}"
      aria-label=${t("sign.label")}
      data-place="sign"
    >
      <span class="sign-chain" aria-hidden="true"></span>
      <div class="sign-time">
        ${emblem(parts)}${clockNumber(parts.clock, now, parts.lit ? onLow : undefined)}
      </div>
      <div class="sign-words">
        <p class="sign-line1" aria-live=${parts.urgent ? "assertive" : "polite"}>
          ${shown.line1}
        </p>
        ${shown.line2 ? html`<p class="sign-line2">${shown.line2}</p>` : nothing}
      </div>
      ${buttons(shown.buttons ?? [], parts.guard)} ${candleLine(parts.clock, now)}
    </section>`;
  };
}

/**
 * @param {SignButton[]} list
 * @param {unknown} guard
 */
function buttons(list, guard) {
  if (list.length === 0) return nothing;
  return html`<div class="sign-buttons is-${list.length}" ${guarded(guard)}>
    ${list.map(btn)}
  </div>`;
}

/**
 * @param {SignParts} parts
 * @param {Translate} t
 * @param {((rule: string) => void) | undefined} why
 */
function refusalParts({ refusal, buttons: given = [] }, t, why) {
  const rule = refusal?.rule;
  /** @type {SignButton[]} */
  const extra =
    rule && why ? [{ id: "why", label: t("sign.why"), onClick: () => why(rule) }] : [];
  return {
    line1: refusal?.line1 ?? "",
    line2: refusal?.line2,
    buttons: [...extra, ...given].slice(0, 3),
  };
}

/** @param {SignParts} parts */
function classOf({ lit, pending, refusal, watching }) {
  if (refusal) return "is-refused";
  if (pending) return "is-pending";
  if (watching) return "is-watching";
  return lit ? "is-lit" : "is-waiting";
}

/** @param {SignParts} parts */
function emblem({ lit, pending, refusal, watching }) {
  if (refusal) return icon("broken-shield");
  if (pending) return icon("quill");
  if (watching) return glyph("eye");
  return icon(lit ? "candle-flame" : "hourglass");
}

class Guarded extends Directive {
  /** @type {unknown} */
  #value = undefined;
  #since = -Infinity;
  #listening = false;

  /**
   * @param {import("../../vendor/lit-html/directive.js").ElementPart} part
   * @param {[unknown]} values
   */
  update(part, [value]) {
    if (value !== this.#value) this.#since = performance.now();
    this.#value = value;
    if (this.#listening || value === undefined) return;
    this.#listening = true;
    part.element.addEventListener("click", (event) => this.#judge(event), true);
  }

  /** @param {unknown} value */
  render(value) {
    return value;
  }

  /** @param {Event} event */
  #judge(event) {
    if (performance.now() - this.#since < GUARD) event.stopPropagation();
  }
}

const guarded = directive(Guarded);
