/** A hand laid open at its seat, as a replay shows it. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { keysOf } from "../../core/ordinals.js";
import { chip } from "./card.js";

/** @import { Table } from "./table.js" */
/** @import { CardId, SeatView } from "./types.d.ts" */

/**
 * Draw the open hand of a seat; nothing where it is hidden.
 *
 * @param {Table} table
 * @param {SeatView} seat
 */
export function openHand({ ctx, t, name }, { seat }) {
  const hand = /** @type {CardId[] | null | undefined} */ (ctx.open?.[seat]?.hand);
  if (!hand) return nothing;
  if (!hand.length) return html`<p class="ropen is-empty">${t("open.none")}</p>`;
  return html`<ul
    class="ropen"
    role="list"
    aria-label=${t("open.hand", { seat: name(seat) })}
  >
    ${keysOf(hand).map(({ id }) => html`<li>${chip(id, t)}</li>`)}
  </ul>`;
}
