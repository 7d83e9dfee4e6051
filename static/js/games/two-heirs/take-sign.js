/** What the Sign says while a tile of the reserve is about to be taken. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { rich } from "../../core/rich.js";
import { amount, costRow, costWords } from "./costs.js";
import { effectWords } from "./effects.js";
import { tileName } from "./sentences.js";
import { mainButton } from "./sign-buttons.js";

/** @import { SignParts } from "../../core/contract.d.ts" */
/** @import { Pick } from "./local.js" */
/** @import { Table } from "./table.js" */
/** @import { Cost } from "./types.d.ts" */

/**
 * A tile of the reserve is picked: what it costs and does, and whether it can be
 * given back once the refill has been seen.
 *
 * @param {Table} table
 * @param {Extract<Pick, { kind: "take" }>} pick
 * @returns {Partial<SignParts>}
 */
export function takeSign(table, { tile }) {
  const { t, act, draft, view } = table;
  return {
    line1: t("sign.take", { tile: tileName(table, tile) }),
    line2: html`${printedLine(table, tile)} <span class="hsign-more"
      >${t(view.supply ? "sign.take.more" : "sign.take.no-refill")}</span
    >`,
    buttons: [
      { id: "back", label: t("do.put-back"), key: "Esc", onClick: act.putBack },
      mainButton(table, view.supply ? "do.take-for-good" : "do.take", Boolean(draft)),
    ],
  };
}

/**
 * What is printed on a tile, in one line.
 *
 * @param {Table} table
 * @param {string} tile
 */
function printedLine(table, tile) {
  const printed = table.tile(tile);
  if (!printed) return nothing;
  return html`${costLine(table, printed.cost)} ${effectWords(printed, table)}`;
}

/**
 * "Costs" and its shapes, for there is no room for their names; these are heard.
 *
 * @param {Table} table
 * @param {Cost} cost
 */
function costLine(table, cost) {
  const { t } = table;
  if (!amount(cost)) return t("sign.free");
  return html`<span aria-hidden="true"
      >${rich(t, "sign.costs", { cost: costRow(cost) })}</span
    ><span class="unseen">${t("sign.costs", { cost: costWords(cost, table) })}</span>`;
}
