/** The reader's hand: a list of options to pick from, whatever the cards look like. */

import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { Content } from "../core/contract.d.ts" */

/** So many cards have a key of their own: 1 to 9, then 0. */
const KEYS = 10;

/**
 * @typedef {object} HandOption
 * @property {string} card Its id, to be read by.
 * @property {string} key The same card has the same key in the next view.
 * @property {number} index Its place in the hand.
 * @property {string} name What a screen reader says: card, state, reason.
 * @property {boolean} picked
 * @property {boolean} notNow
 * @property {Content} face The card as it is drawn.
 *
 * @typedef {object} HandParts
 * @property {string} label
 * @property {boolean} several Whether several may be picked.
 * @property {HandOption[]} options
 * @property {(index: number) => void} pick
 */

/** @param {HandParts} parts */
export function handList({ label, several, options, pick }) {
  return html`<div
    class="hand"
    role="listbox"
    aria-label=${label}
    aria-multiselectable=${several ? "true" : "false"}
    data-place="hand-me"
  >
    ${repeat(
      options,
      ({ key }) => key,
      (one) => option(one, pick),
    )}
  </div>`;
}

/** @param {string} words */
export function emptyHand(words) {
  return html`<p class="hand is-empty" data-place="hand-me">${words}</p>`;
}

/**
 * @param {HandOption} one
 * @param {HandParts["pick"]} pick
 */
function option({ card, key, index, name, picked, notNow, face }, pick) {
  return html`<div
    class="hand-card"
    role="option"
    tabindex="-1"
    data-rove="hand"
    data-hand=${index}
    data-card=${card}
    data-key=${`hand-me-${key}`}
    aria-selected=${picked ? "true" : "false"}
    aria-disabled=${notNow ? "true" : "false"}
    @click=${() => pick(index)}
  >
    <span class="unseen">${name}</span>
    ${face}
    ${
      index < KEYS
        ? html`<kbd class="keycap" aria-hidden="true">${(index + 1) % KEYS}</kbd>`
        : nothing
    }
  </div>`;
}
