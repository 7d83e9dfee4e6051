/** What happens at this moment of a replay: the card in question, and sentences. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { card, cardName } from "./card.js";
import { headline } from "./headline.js";
import { sentence } from "./sentences.js";
import { loggedAs } from "./told.js";

/** @import { Table } from "./table.js" */
/** @import { CardId, Event } from "./types.d.ts" */

/** More sentences than these have no room beside the card. */
const SENTENCES = 5;

/**
 * Draw the panel beside the piles.
 *
 * @param {Table} table
 */
export function nowPanel(table) {
  const events = /** @type {Event[]} */ (/** @type {unknown} */ (table.match.events));
  const told = events.flatMap((event) => loggedAs(event) ?? []);
  const [first, ...rest] = told.slice(0, SENTENCES);
  if (!first) return html`<section class="know is-empty"></section>`;
  return html`<section class="know" aria-label=${table.t("just-now.label")}>
    ${picture(table, events)}
    <div class="know-words">
      <p class="know-first">${sentence(table, first)}</p>
      ${rest.map((prompt) => html`<p>${sentence(table, prompt)}</p>`)}
    </div>
  </section>`;
}

/**
 * The card that it is about: one of these events, else the last that was played.
 *
 * @param {Table} table
 * @param {Event[]} events
 */
function picture(table, events) {
  const before = /** @type {Event[]} */ (
    /** @type {unknown} */ (headline(table.ctx.state.log)?.events ?? [])
  );
  const id = [...events, ...before].map(cardOf).find(Boolean);
  if (!id) return nothing;
  const face = table.face(id);
  return html`<button
    type="button"
    class="bare"
    data-card=${id}
    @click=${() => table.act.read(id)}
  >
    ${card(face, table.t, { size: "m", locale: table.locale })}
    <span class="unseen">${cardName(face, table.t, table.locale)}</span>
  </button>`;
}

/**
 * @param {Event} event
 * @returns {CardId | null}
 */
function cardOf(event) {
  if ("card" in event && event.card) return event.card;
  if (event.type === "chain-resolved") return event.cards[0]?.[1] ?? null;
  if ("cards" in event && event.type !== "seat-left") return event.cards?.[0] ?? null;
  return null;
}
