/** Tavern and discard pile, and what was played at this enemy. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { chip } from "./card.js";
import { cardName, readCard } from "./cards.js";

/** @import { Table } from "./table.js" */
/** @import { TablePlay } from "./types.d.ts" */

/**
 * Draw both piles.
 *
 * @param {Table} table
 */
export function piles(table) {
  return html`<div class="rpiles">${tavern(table)}${discard(table)}</div>`;
}

/** @param {Table} table */
function tavern({ t, view }) {
  const [known] = view.tavern_known;
  return html`<div class="rpile" data-place="tavern">
    <span aria-hidden="true" class="rpile-count">${view.tavern}</span>
    <span aria-hidden="true" class="rpile-word">${t("pile.tavern")}</span>
    ${known ? html`<span class="rpile-top" aria-hidden="true">${chip(known, t)}</span>` : nothing}
    <span class="unseen">${tavernWords({ t, view })}</span>
  </div>`;
}

/**
 * @param {Pick<Table, "t" | "view">} table
 */
export function tavernWords({ t, view }) {
  const [known] = view.tavern_known;
  const count = t("pile.tavern-count", { count: view.tavern });
  return known
    ? `${count} ${t("pile.tavern-top", { card: cardName(known, t) })}`
    : count;
}

/** @param {Table} table */
function discard(table) {
  const { t, view, act, offers, local } = table;
  const paying = Boolean(offers.pay) && local.picked.length > 0;
  const top = view.discard_top;
  return html`<button
    type="button"
    class="rpile is-discard ${paying ? "is-aimed" : ""}"
    data-rove="table"
    data-place="discard"
    data-card=${top ?? ""}
    data-drop=${paying ? "discard" : ""}
    @click=${() => (paying ? act.go() : act.openDiscard())}
  >
    <span aria-hidden="true" class="rpile-count">${view.discard}</span>
    <span aria-hidden="true" class="rpile-word">${t("pile.discard")}</span>
    ${top ? html`<span class="rpile-top" aria-hidden="true">${chip(top, t, { key: `discard-${top}-1` })}</span>` : nothing}
    <span class="unseen">${discardWords(table)}</span>
  </button>`;
}

/** @param {Pick<Table, "t" | "view">} table */
export function discardWords({ t, view }) {
  const { discard: count, discard_top: top } = view;
  return top
    ? t("pile.discard-top", { count, card: cardName(top, t) })
    : t("pile.discard-empty");
}

/**
 * The cards on the table, play by play; a power that was blocked is struck through.
 *
 * @param {Table} table
 */
export function onTable({ t, view }) {
  return html`<div class="rtable" data-place="table">
    <span class="rtable-word">${t("table.title")}</span>
    ${view.table.length ? view.table.map((play, at) => played(t, view, play, at)) : html`<span class="rtable-none">${t("table.none")}</span>`}
  </div>`;
}

/**
 * @param {Table["t"]} t
 * @param {Table["view"]} view
 * @param {TablePlay} play
 * @param {number} at
 */
function played(t, { enemy }, { cards }, at) {
  const blocked = (/** @type {string} */ card) =>
    Boolean(enemy?.immune) && readCard(card).suit === enemy?.suit;
  return html`<span class="rtable-play" data-key=${`play-${at}`}
    >${cards.map((card) => chip(card, t, { struck: blocked(card), key: `table-${card}-1` }))}</span
  >`;
}
