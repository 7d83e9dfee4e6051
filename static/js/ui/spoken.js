/**
 * The table in words, for those who do not see it: rebuilt with every view.
 *
 * It says what lies open to the reader and nothing else; it is read at will and
 * never announced (the Sign and the log announce).
 */

import { html } from "../../vendor/lit-html/lit-html.js";

/**
 * @param {string} label
 * @param {string[]} lines One a fact.
 */
export function spokenRegion(label, lines) {
  return html`<section class="unseen" aria-label=${label}>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </section>`;
}
