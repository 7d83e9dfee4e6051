/** What they just played: one sentence, and a way to see it again. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { headline } from "./headline.js";
import { sentence } from "./sentences.js";

/** @import { Table } from "./table.js" */

/**
 * Draw the strip; it keeps its room when nothing has happened yet.
 *
 * @param {Table} table
 */
export function justNow(table) {
  const said = headline(table.ctx.state.log);
  if (!said) return html`<div class="kjust is-empty"></div>`;
  const again = table.t("just-now.again");
  return html`<div class="kjust" aria-label=${table.t("just-now.label")} role="group">
    ${said.seat === null ? "" : table.coaster(said.seat)}
    <p>${said.prompts.map((prompt) => [sentence(table, prompt), " "])}</p>
    <button
      type="button"
      class="kagain"
      @click=${() => table.act.again(said.events)}
    >
      <svg class="kglyph" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M19 12a7 7 0 1 1-2.2-5.1M19.5 3.5v4.2h-4.2" />
      </svg>
      <span>${again}</span>
    </button>
  </div>`;
}
