/** What stands at the landscape's edge: closer, farther, all of it, take it back. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { glyph } from "../../ui/icon.js";

/** @import { GLYPHS } from "../../ui/glyphs.js" */
/** @import { Table } from "./table.js" */

/** @param {Table} table */
export function mapTools(table) {
  const { act, form, local } = table;
  if (form !== "phone")
    return html`<div class="hzooms">
      ${tool(table, "closer", "plus", act.closer)}
      ${tool(table, "farther", "minus", act.farther)}
      ${tool(table, "fit", "fit", act.fit)}
    </div>`;
  // A phone has room for two: closer and back to all of it, and the way back.
  return html`<div class="hzooms">
    ${
      local.camera
        ? tool(table, "fit", "fit", act.fit)
        : tool(table, "closer", "plus", act.closer)
    }
    ${canUndo(table) ? tool(table, "undo", "undo", act.undo) : nothing}
  </div>`;
}

/**
 * The way back within the turn, where there is one.
 *
 * @param {Table} table
 */
export function undoTool(table) {
  if (!canUndo(table)) return nothing;
  return html`<div class="hundo">${tool(table, "undo", "undo", table.act.undo)}</div>`;
}

/** @param {Table} table */
function canUndo({ me, match }) {
  return me !== null && match.undo;
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
