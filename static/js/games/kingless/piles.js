/** Deck and gutter: how many cards, and the gutter's top one face up. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { mark } from "../../ui/mark.js";
import { badge, kindOf } from "./art.js";
import { back, card, plainName } from "./card.js";

/** @import { Table } from "./table.js" */

/**
 * Draw both piles.
 *
 * @param {Table} table
 */
export function piles(table) {
  return html`<div class="kpiles">${deck(table)}${gutter(table)}</div>`;
}

/** @param {Table} table */
function deck({ t, view, form }) {
  const small = form === "phone";
  return html`<div class="kpile is-deck" data-place="deck">
    <span class="kpile-top">
      ${view.deck ? (small ? mark() : back()) : html`<span class="kpile-empty"></span>`}
      <span class="kpile-count" aria-hidden="true">${view.deck}</span>
    </span>
    <span class="kpile-word" aria-hidden="true">${t("pile.deck")}</span>
    <span class="unseen">${t("pile.deck-count", { count: view.deck })}</span>
  </div>`;
}

/** @param {Table} table */
function gutter(table) {
  const { t, view, form } = table;
  const top = view.gutter.at(-1);
  const face = top === undefined ? null : table.face(top);
  const name = face
    ? t("pile.gutter-top", { count: view.gutter.length, card: plainName(face) })
    : t("pile.gutter-empty");
  return html`<button
    type="button"
    class="kpile is-gutter"
    data-place="gutter"
    data-rove="table"
    data-card=${top ?? ""}
    @click=${() => table.act.openGutter()}
  >
    <span class="kpile-top" aria-hidden="true">
      ${face ? topOf(table, face, form === "phone") : html`<span class="kpile-empty"></span>`}
      <span class="kpile-count">${view.gutter.length}</span>
    </span>
    <span class="kpile-word" aria-hidden="true">${t("pile.gutter")}</span>
    <span class="unseen">${name}</span>
  </button>`;
}

/**
 * @param {Table} table
 * @param {import("./types.d.ts").Face} face
 * @param {boolean} small
 */
function topOf(table, face, small) {
  if (small) return html`${badge(kindOf(face))}`;
  return card(face, table.t, { size: "s", locale: table.locale });
}
