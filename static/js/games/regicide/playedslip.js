/** The slip after a play: what was played, and row by row what came of it. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { againButton } from "../../ui/just-now.js";
import { playedRows } from "./played.js";
import { sentence } from "./sentences.js";
import { slipSign } from "./slip.js";

/** @import { Headline } from "../../core/headline.js" */
/** @import { PlayedRow } from "./played.js" */
/** @import { Table } from "./table.js" */
/** @import { Event } from "./types.d.ts" */

/**
 * Draw the slip of the last play; null where something else was done last.
 *
 * @param {Table} table
 * @param {Headline} said
 */
export function playedSlip(table, said) {
  const events = /** @type {Event[]} */ (/** @type {unknown} */ (said.events));
  const [play, ...since] = events;
  if (play?.type !== "cards-played") return null;
  const { seat, cards, value } = play;
  return html`<section
    class="rslip is-played"
    aria-label=${table.t("just-now.label")}
  >
    <h2 class="rslip-head">
      ${table.coaster(seat, 28)}
      <span class="rslip-who">${sentence(table, { code: "slip.played", params: { seat, cards } })}</span>
      ${value ? html`<b>${value}</b>` : nothing}
      ${againButton(table.t, () => table.act.again(said.events))}
    </h2>
    <ul role="list">
      ${playedRows(since).map((row) => html`<li>${line(table, row)}</li>`)}
    </ul>
  </section>`;
}

/**
 * @param {Table} table
 * @param {PlayedRow} row
 */
function line(table, { type, sign, told, state }) {
  return html`<div class="rslip-row is-${state || "plain"}" data-told=${type}>
    <span class="rslip-sign" aria-hidden="true">${slipSign(sign)}</span>
    <p>${sentence(table, told)}</p>
  </div>`;
}
