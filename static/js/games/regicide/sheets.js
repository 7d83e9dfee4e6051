/** What comes over the board: discard, castle, a seat, a card to read. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { keysOf } from "../../core/ordinals.js";
import { seatOf } from "../../core/round.js";
import { seatSheet } from "../../ui/seat-sheet.js";
import { card, chip } from "./card.js";
import { cardName, readCard } from "./cards.js";
import { castleGrid, castleLines } from "./castle.js";
import { immunityWords, royalCard } from "./enemy.js";
import { discardWords } from "./piles.js";
import { seatName } from "./seats.js";

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
  const { local, t, view } = table;
  switch (local.sheet?.kind) {
    case "discard":
      return beside(table, t("pile.discard-title"), discarded(table));
    case "castle":
      return beside(
        table,
        t("castle.title"),
        html`<span aria-hidden="true">${castleGrid(view.castle)}</span>
          <ol>
            ${castleLines(view.castle, t).map((line) => html`<li>${line}</li>`)}
          </ol>`,
      );
    case "seat":
      return openSeat(table, local.sheet.seat);
    default:
      return nothing;
  }
}

/**
 * @param {Table} table
 * @param {string} title
 * @param {import("../../core/contract.d.ts").Content} body
 */
function beside({ ctx, act, t }, title, body) {
  return ctx.ui.sheet({
    title,
    t,
    body,
    modal: false,
    place: "side",
    onClose: act.closeSheet,
  });
}

/**
 * All of the discard pile where the table plays with an open one, else its top.
 *
 * @param {Table} table
 */
function discarded(table) {
  const { t, view } = table;
  if (!view.discard_cards) {
    return html`<p>${discardWords(table)}</p>
      <p class="quiet">${t("pile.discard-closed")}</p>`;
  }
  return html`<p>${discardWords(table)}</p>
    <ul class="rpile-cards" role="list">
      ${keysOf(view.discard_cards).map(({ id }) => html`<li>${chip(id, t)}</li>`)}
    </ul>`;
}

/**
 * @param {Table} table
 * @param {Seat} id
 */
function openSeat(table, id) {
  const seat = seatOf(table.view.seats, id);
  if (!seat) return nothing;
  return seatSheet(table.ctx, id, {
    facts: seatName(table, seat),
    onClose: table.act.closeSheet,
    body: nothing,
  });
}

/**
 * The reading view: asked for by a tap, a hold or `D`, or under a resting mouse.
 *
 * @param {Table} table
 */
function readingOf(table) {
  const { local, act, ctx, t, form } = table;
  if (local.reading) {
    return ctx.ui.reading({
      label: cardName(local.reading, t),
      body: large(table, local.reading),
      onClose: act.closeReading,
      t,
    });
  }
  if (!local.resting || form === "phone") return nothing;
  return html`<div class="resting" aria-hidden="true">${large(table, local.resting)}</div>`;
}

/**
 * A card large, with what its power does; the royal that is fought as the enemy.
 *
 * @param {Table} table
 * @param {CardId} id
 */
function large(table, id) {
  const { t, view } = table;
  const { rank, suit } = readCard(id);
  const fought = view.enemy?.card === id ? view.enemy : null;
  const picture = fought ? royalCard(id, t) : card(id, t, { size: "xl" });
  return html`<div class="rreading" data-card=${id}>
    ${picture}
    <p><b>${cardName(id, t)}</b></p>
    <p>${t(fought ? `reading.enemy.${rank}` : `reading.${suit ?? "X"}`)}</p>
    ${fought ? html`<p>${immunityWords(table, fought).join(" ")}</p>` : html`<p class="quiet">${t(worthCode(rank), { rank })}</p>`}
  </div>`;
}

/** @param {string} rank */
function worthCode(rank) {
  return /^\d+$/.test(rank) ? "reading.worth" : `reading.worth.${rank}`;
}
