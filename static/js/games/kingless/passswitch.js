/** The switch "pass by default" in the stage's head. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { passesByDefault } from "./signanswer.js";

/** @import { Table } from "./table.js" */

/**
 * Draw the switch; a spectator has none.
 *
 * @param {Table} table
 */
export function passSwitch(table) {
  if (table.me === null) return nothing;
  const on = passesByDefault(table);
  return html`<button
    type="button"
    class="kswitch"
    role="switch"
    aria-checked=${on ? "true" : "false"}
    @click=${() => table.act.passByDefault(!on)}
  >
    <span class="kswitch-track" aria-hidden="true"></span>
    <span>${table.t("stage.pass-by-default")}</span>
  </button>`;
}
