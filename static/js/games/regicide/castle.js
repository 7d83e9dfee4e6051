/** The castle of twelve: who has fallen, and how; who is fought; who is to come. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, suitIcon } from "./art.js";
import { cardName, readCard } from "./cards.js";
import { toGo } from "./royals.js";

/** @import { Translate } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Royal, RoyalView } from "./types.d.ts" */

const RANKS = /** @type {Royal[]} */ (["J", "Q", "K"]);

/**
 * Draw the castle: three rows of four, or one line of twelve on a phone.
 *
 * @param {Table} table
 */
export function castle(table) {
  const { t, view, act, form } = table;
  return html`<button
    type="button"
    class="rcastle"
    data-rove="table"
    data-key="castle"
    @click=${act.openCastle}
  >
    <span class="rcastle-head">
      <b>${t("castle.title")}</b>
      <span>${t("castle.to-go", { count: toGo(view.castle) })}</span>
    </span>
    <span aria-hidden="true">${castleGrid(view.castle, form === "phone")}</span>
  </button>`;
}

/**
 * The twelve as small cards.
 *
 * @param {RoyalView[]} royals
 * @param {boolean} [line] All in one line, each with its rank.
 */
export function castleGrid(royals, line = false) {
  if (line)
    return html`<span class="rcastle-line"
      >${royals.map((royal) => royalMark(royal, royal.rank))}</span
    >`;
  return html`<span class="rcastle-grid"
    >${RANKS.map(
      (rank) =>
        html`<b>${rank}</b>${royals
          .filter((royal) => royal.rank === rank)
          .map((royal) => royalMark(royal))}`,
    )}</span
  >`;
}

/**
 * @param {RoyalView} royal
 * @param {string} [rank]
 */
function royalMark({ state, card }, rank) {
  const suit = card ? readCard(card).suit : null;
  const sign = state === "now" && !rank ? icon("candle-flame") : suitIcon(suit);
  return html`<span class="rroyal is-${state}"
    >${rank ? html`<span>${rank}</span>` : sign}${state === "exact" ? icon("queen-crown", "rroyal-crown") : nothing}</span
  >`;
}

/**
 * The castle in words, one royal a line.
 *
 * @param {RoyalView[]} royals
 * @param {Translate} t
 */
export function castleLines(royals, t) {
  return royals.map(({ rank, state, card }) =>
    t(`castle.${state}`, { royal: card ? cardName(card, t) : t(`rank.${rank}`) }),
  );
}
