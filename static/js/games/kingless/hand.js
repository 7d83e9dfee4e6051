/** The reader's hand: a list of options to pick from, and its index row. */

import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
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
  if (!cards.length)
    return html`<p class="khand is-empty">${table.t("hand.empty")}</p>`;
  const several = Boolean(table.offers.discard);
  return html`<div
    class="khand"
    role="listbox"
    aria-label=${table.t("hand.label", { count: cards.length })}
    aria-multiselectable=${several ? "true" : "false"}
    data-place="hand-me"
  >
    ${repeat(
      cards,
      ({ key }) => key,
      (one) => option(table, one),
    )}
  </div>`;
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
        @click=${() => table.act.pick(one.index)}
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
  const size = table.form === "phone" || table.low ? "m" : "l";
  const look = {
    size: /** @type {"m" | "l"} */ (size),
    locale: table.locale,
    playable: one.playable && !one.picked,
    picked: one.picked,
    pending: one.pending,
    notNow: one.notNow,
    reason: one.reason?.short,
    letter: one.order ? String(one.order) : "",
    tag: one.drawn && !one.reason ? table.t("hand.just-drawn") : "",
  };
  return html`<div
    class="khand-card"
    role="option"
    tabindex="-1"
    data-rove="hand"
    data-hand=${one.index}
    data-card=${one.id}
    data-key=${`hand-me-${one.key}`}
    aria-selected=${one.picked ? "true" : "false"}
    aria-disabled=${one.notNow ? "true" : "false"}
    @click=${() => table.act.pick(one.index)}
  >
    <span class="unseen">${optionName(table, one)}</span>
    ${card(one.face, table.t, look)}
    <kbd class="kkey" aria-hidden="true">${(one.index + 1) % 10}</kbd>
  </div>`;
}

/**
 * @param {Table} table
 * @param {HandCard} one
 */
function optionName({ t, locale }, one) {
  return [
    cardName(one.face, t, locale),
    one.drawn ? t("hand.just-drawn-spoken") : "",
    one.order ? t("hand.picked-as", { order: one.order }) : "",
    one.playable ? t("hand.playable") : "",
    one.reason?.long ?? "",
  ]
    .filter(Boolean)
    .join(" ");
}
