/** The mark: a flame between two halves of a crown. */

import { html } from "../../vendor/lit-html/lit-html.js";

/** Draw the mark; whoever shows it says what it leads to. */
export function mark() {
  return html`<svg class="mark" viewBox="0 0 64 44" aria-hidden="true">
    <path class="mark-crown" d="M4 6l7 10 6-14 9 18v22H9Z"></path>
    <path class="mark-crown" d="M60 6l-7 10-6-14-9 18v22h17Z"></path>
    <path class="mark-flame" d="M32 13c5 6 7 10 7 14.5a7 7 0 0 1-14 0C25 23 28 19 32 13Z"></path>
    <path class="mark-wax" d="M27.5 34h9v8h-9Z"></path>
  </svg>`;
}
