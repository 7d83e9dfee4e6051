/**
 * The board while a match runs.
 *
 * The order in the document is the order of Tab: Sign, hand, table, seats. Where
 * each part lies on the screen is the style sheet's affair.
 */

import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { aside } from "./aside.js";
import { castle } from "./castle.js";
import { enemyCard, enemyFacts } from "./enemy.js";
import { hand } from "./hand.js";
import { onTable, piles } from "./piles.js";
import { seatRow } from "./seats.js";
import { sheets } from "./sheets.js";
import { signOf } from "./sign.js";
import { spokenTable } from "./spoken.js";
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
  return html`<div class=${classes(table)} ${ref((root) => tend(root, ctx))}>
    <div class="board-sign">${ctx.ui.sign(signOf(table))}</div>
    ${table.me === null ? nothing : html`<div class="board-hand">${hand(table)}</div>`}
    <div class="rmiddle">
      ${castle(table)} ${piles(table)} ${enemyCard(table)} ${enemyFacts(table)}
      ${onTable(table)} ${aside(table)}
    </div>
    ${seatRow(table)} ${spokenTable(table)} ${sheets(table)}
  </div>`;
}

/** @param {Table} table */
function classes({ form, low, me, view, mine }) {
  const states = {
    "is-low": low,
    "is-watching": me === null,
    "is-waiting": !mine,
    "is-solo": Boolean(view.solo),
  };
  const on = Object.entries(states).flatMap(([name, yes]) => (yes ? name : []));
  return ["board", "rboard", `on-${form}`, ...on].join(" ");
}
