/** What stands at the landscape's edge: closer, farther, all of it, take it back. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { glyph } from "../../ui/icon.js";

/** @import { GLYPHS } from "../../ui/glyphs.js" */
/** @import { Table } from "./table.js" */

/** @param {Table} table */
export function mapTools(table) {
  const { act, form, match, me } = table;
  const phone = form === "phone";
  return html`<div class="hzooms">
    ${phone ? nothing : tool(table, "closer", "plus", act.closer)}
    ${phone ? nothing : tool(table, "farther", "minus", act.farther)}
    ${tool(table, "fit", "fit", act.fit)}
    ${me !== null && match.undo ? tool(table, "undo", "undo", act.undo) : nothing}
  </div>`;
}

/**
 * @param {Table} table
 * @param {string} id
 * @param {keyof typeof GLYPHS} sign
 * @param {() => void} how
 */
function tool({ t }, id, sign, how) {
  return html`<button
    type="button"
    class="hzoom is-${id}"
    aria-label=${t(`map.${id}`)}
    title=${t(`map.${id}`)}
    @click=${how}
  >
    ${glyph(sign)}
  </button>`;
}
