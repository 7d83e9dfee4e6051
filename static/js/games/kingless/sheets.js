/** What comes over the board: the gutter, a seat, a card to read. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { keysOf } from "../../core/ordinals.js";
import { seatOf } from "../../core/round.js";
import { seatSheet } from "../../ui/seat-sheet.js";
import { card, cardName, plainName } from "./card.js";
import { seatName } from "./seat.js";

/** @import { Table } from "./table.js" */
/** @import { CardId, Seat } from "./types.d.ts" */

/**
 * Draw whatever is open over the board.
 *
 * @param {Table} table
 */
export function sheets(table) {
  return html`${sheetOf(table)} ${readingOf(table)}`;
}

/** @param {Table} table */
function sheetOf(table) {
  const { t, view, local } = table;
  switch (local.sheet?.kind) {
    case "gutter":
      return pileSheet(table, t("sheet.gutter"), view.gutter.toReversed());
    case "aside":
      return pileSheet(table, t("sheet.aside"), view.aside);
    case "seat":
      return openSeat(table, local.sheet.seat);
    default:
      return nothing;
  }
}

/**
 * @param {Table} table
 * @param {string} title
 * @param {CardId[]} ids
 */
function pileSheet(table, title, ids) {
  const { ctx, act, t, view } = table;
  const aside = view.aside.length
    ? html`<button type="button" class="cardlink" @click=${act.openAside}>
        ${t("pile.aside")}
      </button>`
    : nothing;
  return ctx.ui.sheet({
    title,
    t,
    modal: false,
    place: "side",
    onClose: act.closeSheet,
    body: html`${ids.length ? cards(table, ids) : html`<p>${t("pile.gutter-empty")}</p>`} ${aside}`,
  });
}

/**
 * @param {Table} table
 * @param {Seat} id
 */
function openSeat(table, id) {
  const { ctx, act, t, view } = table;
  const seat = seatOf(view.seats, id);
  if (!seat) return nothing;
  return seatSheet(ctx, id, {
    facts: seatName(table, seat),
    onClose: act.closeSheet,
    body: html`<h3>${t("sheet.seat-cards")}</h3>
      ${
        seat.area.length ? cards(table, seat.area) : html`<p>${t("sheet.no-cards")}</p>`
      }`,
  });
}

/**
 * @param {Table} table
 * @param {CardId[]} ids
 */
function cards(table, ids) {
  return html`<ul class="ksheet-cards" role="list">
    ${keysOf(ids).map(({ id }) => {
      const face = table.face(id);
      return html`<li>
        <button
          type="button"
          class="bare"
          data-card=${id}
          @click=${() => table.act.read(id)}
        >
          <span class="unseen">${cardName(face, table.t, table.locale)}</span>
          ${card(face, table.t, { size: "s", locale: table.locale })}
        </button>
      </li>`;
    })}
  </ul>`;
}

/**
 * The reading view: asked for by a tap, a hold or `D`, or under a resting mouse.
 *
 * @param {Table} table
 */
function readingOf(table) {
  const { local, act, ctx, t } = table;
  if (local.reading) {
    const face = table.face(local.reading);
    return ctx.ui.reading({
      label: plainName(face),
      body: large(table, local.reading),
      onClose: act.closeReading,
      t,
    });
  }
  if (!local.resting || table.form === "phone") return nothing;
  return html`<div class="resting" aria-hidden="true">
    ${card(table.face(local.resting), t, { size: "xl", locale: table.locale })}
  </div>`;
}

/**
 * @param {Table} table
 * @param {CardId} id
 */
function large(table, id) {
  const { t, locale } = table;
  const face = table.face(id);
  return html`<div class="kreading" data-card=${id}>
    ${card(face, t, { size: "xl", locale })}
    <p class="unseen">${cardName(face, t, locale)} ${face.flavour ?? ""}</p>
    <p class="kreading-facts">${face.copies ? t("reading.copies", { count: face.copies }) : ""}</p>
  </div>`;
}
