/** The reader's hand: a list of options to pick from, and its index row. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { emptyHand, handList } from "../../ui/hand.js";
import { badge, kindOf } from "./art.js";
import { card, cardName } from "./card.js";
import { handStates } from "./handstates.js";

/** @import { HandCard } from "./handstates.js" */
/** @import { Table } from "./table.js" */

/**
 * Draw the hand.
 *
 * @param {Table} table
 */
export function hand(table) {
  const cards = handStates(table);
  if (!cards.length) return emptyHand(table.t("hand.empty"));
  return handList({
    label: table.t("hand.label", { count: cards.length }),
    several: Boolean(table.offers.discard),
    options: cards.map((one) => option(table, one)),
    pick: (index) => pickAt(table, cards[index]),
  });
}

/**
 * @param {Table} table
 * @param {HandCard | undefined} one
 */
function pickAt({ act }, one) {
  if (one) act.pick(one);
}

/**
 * The row of small buttons that finds a card of a hand too wide for the screen.
 * It repeats the hand, so that screen readers are not told of it.
 *
 * @param {Table} table
 */
export function handIndex(table) {
  return html`<div class="kindex" aria-hidden="true">
    ${handStates(table).map((one) => {
      const picked = one.picked ? "is-picked" : "";
      const barred = one.notNow ? "is-not-now" : "";
      return html`<button
        type="button"
        tabindex="-1"
        class="kindex-card ${picked} ${barred}"
        @click=${() => table.act.pick(one)}
      >
        ${badge(kindOf(one.face))}
        ${one.face.type === "event" ? nothing : html`<b>${one.face.influence}</b>`}
      </button>`;
    })}
  </div>`;
}

/**
 * @param {Table} table
 * @param {HandCard} one
 */
function option(table, one) {
  const { id, key, index, picked, notNow } = one;
  const name = optionName(table, one);
  const face = card(one.face, table.t, lookOf(table, one));
  return { card: id, key, index, name, picked, notNow, face };
}

/**
 * @param {Table} table
 * @param {HandCard} one
 */
function lookOf({ form, low, locale, t }, one) {
  const size = form === "phone" || low ? "m" : "l";
  return {
    size: /** @type {"m" | "l"} */ (size),
    locale,
    playable: one.playable && !one.picked,
    picked: one.picked,
    pending: one.pending,
    notNow: one.notNow,
    reason: one.reason?.short,
    letter: one.order ? String(one.order) : "",
    tag: one.drawn && !one.reason ? t("hand.new") : "",
  };
}

/**
 * @param {Table} table
 * @param {HandCard} one
 */
function optionName({ t, locale }, one) {
  return [
    cardName(one.face, t, locale),
    one.drawn ? t("hand.new-spoken") : "",
    one.order ? t("hand.picked-as", { order: one.order }) : "",
    one.playable ? t("hand.playable") : "",
    one.reason?.long ?? "",
  ]
    .filter(Boolean)
    .join(" ");
}
