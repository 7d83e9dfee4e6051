/** What the first card of a chain aims at, drawn beside it. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { card, cardName } from "./card.js";

/** @import { Table } from "./table.js" */
/** @import { Link, Target } from "./types.d.ts" */

/**
 * Draw the named target: a card S, or a player's coaster.
 *
 * @param {Table} table
 * @param {Link | undefined} link
 */
export function aimedAt(table, link) {
  const target = link?.target;
  if (!target || (target.seat === undefined && !target.zone)) return nothing;
  return html`<div class="kaimed">
    <p class="klink-who">${whose(table, target)}</p>
    ${target.card === undefined ? nothing : cardAt(table, target.card)}
    ${target.card === undefined ? nothing : danger(table)}
  </div>
  <span class="karrow is-aim"
    ><svg viewBox="0 0 48 16" aria-hidden="true"><path d="M10 2 3 8l7 6M3 8h43" /></svg
    ><span>${table.t("stage.aims-at")}</span></span
  >`;
}

/** @param {Table} table */
function danger({ t, view }) {
  const works = view.chain[0]?.state !== "cancelled";
  const word = works ? "stage.in-danger" : "stage.safe";
  return html`<span class="kchip">${t(word)}</span>`;
}

/**
 * @param {Table} table
 * @param {string} id
 */
function cardAt(table, id) {
  const face = table.face(id);
  return html`<button
    type="button"
    class="bare"
    data-rove="table"
    data-card=${id}
    @click=${() => table.act.read(id)}
  >
    <span class="unseen">${cardName(face, table.t, table.locale)}</span>
    ${card(face, table.t, { size: "s", locale: table.locale })}
  </button>`;
}

/**
 * @param {Table} table
 * @param {Target} target
 */
function whose(table, { seat, card: id, zone }) {
  const { t } = table;
  if (seat === undefined || seat === null)
    return html`<span>${t("stage.hands")}</span>`;
  const yours = seat === table.me ? ".you" : "";
  const type = id === undefined ? "" : t(`type.${table.face(id).type}`);
  const what = id !== undefined ? "card" : zone === "area" ? "area" : "seat";
  const words = t(`stage.aim.${what}${yours}`, { seat: table.name(seat), type });
  return html`${table.coaster(seat)}<span>${words}</span>`;
}
