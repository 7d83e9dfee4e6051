/** The mark: a flame between two halves of a crown. */

import { html } from "../../vendor/lit-html/lit-html.js";

/** Draw the mark; whoever shows it says what it leads to. */
export function mark() {
  return html`<svg class="mark" viewBox="0 0 64 44" aria-hidden="true">
    <path class="mark-crown" d="M0 10l10 8L20 1l5.5 18a9 9 0 0 0-.5 15v9H6Z"></path>
    <path class="mark-crown" d="M64 10l-10 8L44 1l-5.5 18a9 9 0 0 1 .5 15v9h19Z"></path>
    <path class="mark-flame" d="M32 13c4 5 6.5 9 6.5 13.5a6.5 6.5 0 0 1-13 0C25.5 22 28 18 32 13Z"></path>
    <path class="mark-wax" d="M30.5 36.5h3V43h-3Z"></path>
  </svg>`;
}
