/**
 * The board while a match runs.
 *
 * The order in the document is the order of Tab: Sign, hand, table, seats. Where
 * each part lies on the screen is the style sheet's affair.
 */

import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { others } from "../../core/round.js";
import { justNow } from "../../ui/just-now.js";
import { lock } from "./art.js";
import { contestStage, tunnelStage } from "./choicestage.js";
import { hand, handIndex } from "./hand.js";
import { headline } from "./headline.js";
import { mine } from "./mine.js";
import { nowPanel } from "./now.js";
import { piles } from "./piles.js";
import { aimsAtCards, seatLine, seatPanel } from "./seat.js";
import { sentence } from "./sentences.js";
import { sheets } from "./sheets.js";
import { signOf } from "./sign.js";
import { barredAnswers } from "./signanswer.js";
import { spokenTable } from "./spoken.js";
import { chainStage } from "./stage.js";
import { readTable } from "./table.js";
import { tend } from "./tend.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */

/**
 * Draw the board.
 *
 * @param {Ctx} ctx
 */
export function board(ctx) {
  const table = readTable(ctx);
  if (!table) return html`${nothing}`;
  const stage = stageOf(table);
  return html`<div class=${classes(table, Boolean(stage))} ${ref((root) => tend(root, ctx))}>
    <div class="board-sign">${ctx.ui.sign(signOf(table))}</div>
    ${table.me === null ? nothing : bottom(table)}
    ${stage ? html`<div class="kboard-stage">${stage}</div>` : middle(table)}
    ${seats(table, Boolean(stage))} ${spokenTable(table)} ${sheets(table)}
  </div>`;
}

/**
 * @param {Table} table
 * @param {boolean} staged
 */
function classes(table, staged) {
  const { view, form, low, crowded, me } = table;
  const states = {
    "is-low": low,
    "is-crowded": crowded,
    "is-staged": staged,
    "is-last-round": Boolean(view.trigger),
    "is-watching": me === null,
    "is-waiting": !table.mine,
    "is-aiming": aimsAtCards(table),
  };
  const on = Object.entries(states).flatMap(([name, yes]) => (yes ? name : []));
  return [
    "board",
    "kboard",
    `on-${form}`,
    `has-${others(view.seats, me).length}`,
    ...on,
  ].join(" ");
}

/**
 * The stage that takes the table's place, unless the reader looks behind it.
 *
 * @param {Table} table
 */
function stageOf(table) {
  const { view, local } = table;
  if (view.contest) return contestStage(table);
  if (view.shown.length) return tunnelStage(table);
  if (view.phase === "window" && !local.peeking) return chainStage(table);
  return null;
}

/** @param {Table} table */
function bottom(table) {
  const barred = table.form === "phone" ? barredAnswers(table) : [];
  return html`<div class="board-hand">
    ${barred.map((reason) => html`<p class="kbarred">${lock} ${reason}</p>`)}
    ${hand(table)} ${table.form === "laptop" ? nothing : handIndex(table)}
  </div>`;
}

/** @param {Table} table */
function middle(table) {
  const { ctx, act } = table;
  if (ctx.open && table.form !== "phone") {
    return html`<div class="kboard-table is-now">
      <div class="kboard-row">${piles(table)}${nowPanel(table)}</div>
    </div>`;
  }
  return html`<div class="kboard-table">
    ${justNow(ctx, headline(ctx.state.log), (told) => sentence(table, told), act.again)}
    <div class="kboard-row">${piles(table)}${mine(table)}</div>
  </div>`;
}

/**
 * @param {Table} table
 * @param {boolean} staged
 */
function seats(table, staged) {
  const rivals = others(table.view.seats, table.me);
  if (staged && table.form === "phone") return nothing;
  const draw = staged ? seatLine : seatPanel;
  return html`<div class="kboard-seats" role="group" aria-label=${table.t("seats.label")}>
    ${rivals.map((seat) => draw(table, seat))}
  </div>`;
}
