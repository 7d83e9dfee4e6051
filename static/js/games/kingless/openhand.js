/** A hand laid open beside its seat, as a replay shows it. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { keysOf } from "../../core/ordinals.js";
import { badge, kindOf } from "./art.js";
import { cardName, plainName } from "./card.js";

/** @import { Table } from "./table.js" */
/** @import { CardId, SeatView } from "./types.d.ts" */

/**
 * Draw the open hand of a seat; nothing where it is hidden.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
export function openHand(table, { seat }) {
  const { t } = table;
  const hand = /** @type {CardId[] | null | undefined} */ (
    table.ctx.open?.[seat]?.hand
  );
  if (!hand) return nothing;
  if (!hand.length) return html`<p class="kopen is-empty">${t("open.none")}</p>`;
  return html`<ul
    class="kopen"
    role="list"
    aria-label=${t("open.hand", { seat: table.name(seat) })}
  >
    ${keysOf(hand).map(({ id }) => html`<li>${chip(table, id)}</li>`)}
  </ul>`;
}

/**
 * @param {Table} table
 * @param {CardId} id
 */
function chip(table, id) {
  const face = table.face(id);
  const { locale } = table;
  return html`<button
    type="button"
    class="kmini"
    data-card=${id}
    title=${plainName(face)}
    @click=${() => table.act.read(id)}
  >
    ${badge(kindOf(face))}<span aria-hidden="true">${plainName(face)}</span>
    ${face.type === "event" ? nothing : html`<b aria-hidden="true">${face.influence}</b>`}
    <span class="unseen">${cardName(face, table.t, locale)}</span>
  </button>`;
}
