/** A playing card: large in the hand, a small chip on the table, a word in a line. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, suitIcon } from "./art.js";
import { cardName, readCard } from "./cards.js";

/** @import { Translate } from "../../core/contract.d.ts" */
/** @import { CardId } from "./types.d.ts" */

/**
 * @typedef {object} Look
 * @property {"xl" | "l" | "m"} size
 * @property {boolean} [picked]
 * @property {boolean} [playable]
 * @property {boolean} [pending]
 * @property {boolean} [notNow]
 * @property {string} [reason] Why not now, on a tag with a lock.
 * @property {string} [tag] Another word on the card, such as "just drawn".
 */

/**
 * Draw a card; its name is said by whatever holds it.
 *
 * @param {CardId} id
 * @param {Translate} t
 * @param {Look} look
 */
export function card(id, t, look) {
  const { suit } = readCard(id);
  return html`<span class=${classOf(id, look)} aria-hidden="true">
    <span class="pcard-corner">${mark(id)}</span>
    <span class="pcard-middle"
      >${suit ? suitIcon(suit) : icon("jester-hat")}<span class="pcard-power"
        >${t(suit ? `power.${suit}` : "power.X")}</span
      ></span
    >
    <span class="pcard-corner is-turned">${mark(id)}</span>
    ${look.picked ? html`<span class="pcard-tick">✓</span>` : nothing} ${tag(look)}
  </span>`;
}

/**
 * Rank and suit, or the jester's hat.
 *
 * @param {CardId} id
 */
function mark(id) {
  const { rank, suit } = readCard(id);
  return suit
    ? html`<span>${rank}</span>${suitIcon(suit)}`
    : icon("jester-hat", "suit");
}

/** @param {Look} look */
function tag({ reason, tag: word }) {
  if (reason) return html`<span class="pcard-tag is-locked">${reason}</span>`;
  return word ? html`<span class="pcard-tag">${word}</span>` : nothing;
}

/**
 * @param {CardId} id
 * @param {Look} look
 */
function classOf(id, { size, picked, playable, pending, notNow }) {
  const states = {
    "is-picked": picked,
    "is-playable": playable,
    "is-pending": pending,
    "is-not-now": notNow,
  };
  const on = Object.entries(states).flatMap(([name, yes]) => (yes ? name : []));
  return ["pcard", `is-${size}`, `is-${readCard(id).suit ?? "X"}`, ...on].join(" ");
}

/** A face-down card; all backs are this one element. */
export function back() {
  return html`<span class="pcard is-back" aria-hidden="true"></span>`;
}

/**
 * A card as small as a row of them needs it, struck through where its power was
 * blocked; with a key where cards fly to it.
 *
 * @param {CardId} id
 * @param {Translate} t
 * @param {{ struck?: boolean, key?: string }} [look]
 */
export function chip(id, t, { struck = false, key = "" } = {}) {
  const { suit } = readCard(id);
  return html`<span
    class="pchip is-${suit ?? "X"} ${struck ? "is-struck" : ""}"
    data-key=${key || nothing}
    ><span aria-hidden="true">${mark(id)}</span
    ><span class="unseen">${cardName(id, t)}</span></span
  >`;
}

/**
 * A card as a word of a sentence.
 *
 * @param {CardId} id
 * @param {Translate} t
 */
export function cardWord(id, t) {
  const { suit } = readCard(id);
  if (!suit) return html`<b class="pword">${mark(id)} ${cardName(id, t)}</b>`;
  return html`<b class="pword"
    ><span aria-hidden="true">${mark(id)}</span
    ><span class="unseen">${cardName(id, t)}</span></b
  >`;
}
