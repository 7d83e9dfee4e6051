/** The royal that is fought: portrait and plate, attack, health, immunity. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { rich } from "../../core/rich.js";
import { icon, portrait, suitIcon } from "./art.js";
import { cardName, readCard } from "./cards.js";

/** @import { Translate } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { CardId, Enemy, Royal } from "./types.d.ts" */

/** A gap stands after so many points of health. */
const GROUP = 5;

/**
 * Draw the portrait; while something is picked for it, it is where that is dropped.
 *
 * @param {Table} table
 */
export function enemyCard(table) {
  const { view, t, act, draft, local } = table;
  const { enemy } = view;
  if (!enemy) return nothing;
  const aimed = draft?.do === "play" && local.picked.length > 0;
  return html`<button
    type="button"
    class="renemy ${aimed ? "is-aimed" : ""}"
    data-rove="table"
    data-place="enemy"
    data-card=${enemy.card}
    data-drop=${aimed ? "enemy" : ""}
    @click=${() => (aimed ? act.go() : act.read(enemy.card))}
  >
    <span class="unseen">${enemyName(table, enemy)}</span>
    ${royalCard(enemy.card, t)}
  </button>`;
}

/**
 * A royal as a large card with its plate.
 *
 * @param {CardId} card
 * @param {Translate} t
 */
export function royalCard(card, t) {
  const { rank, suit } = readCard(card);
  return html`<span class="royal-card is-${suit}" aria-hidden="true">
    <span class="royal-field"
      ><span class="royal-shadow">${suitIcon(suit)}</span>${portrait(/** @type {Royal} */ (rank))}</span
    >
    <span class="royal-corner"><b>${rank}</b>${suitIcon(suit)}</span>
    <span class="royal-corner is-turned"><b>${rank}</b>${suitIcon(suit)}</span>
    <span class="royal-plate">${cardName(card, t)}</span>
  </span>`;
}

/**
 * @param {Table} table
 * @param {Enemy} enemy
 */
export function enemyName({ t }, enemy) {
  return t("enemy.spoken", {
    royal: cardName(enemy.card, t),
    health: enemy.health,
    full: enemy.full_health,
    attack: enemy.attack,
  });
}

/**
 * Attack, health and immunity beside the portrait.
 *
 * @param {Table} table
 */
export function enemyFacts(table) {
  const { view, form } = table;
  const { enemy } = view;
  if (!enemy) return nothing;
  return html`<div class="rfacts">
    ${form === "phone" ? html`<h2 class="rfacts-name">${cardName(enemy.card, table.t)}</h2>` : nothing}
    ${attack(table, enemy)} ${health(table, enemy)} ${immunity(table, enemy)}
  </div>`;
}

/**
 * The attack after shields, and what it is made of.
 *
 * @param {Table} table
 * @param {Enemy} enemy
 */
function attack({ t, form }, enemy) {
  const { attack: left, full_attack: full, shield } = enemy;
  const code = form === "phone" ? "enemy.shielded-short" : "enemy.shielded";
  const words = shield ? t(code, { full, shield }) : t("enemy.no-shield");
  return html`<p class="rattack ${shield ? "is-shielded" : ""}">
    ${icon("broadsword")}<b>${left}</b
    ><span class="rattack-words"><b>${t("enemy.attack")}</b><span>${words}</span></span>
  </p>`;
}

/**
 * One segment a point: full, about to go, gone.
 *
 * @param {Table} table
 * @param {Enemy} enemy
 */
function health(table, { health: left, full_health: full }) {
  const { t, preview } = table;
  const after = preview?.do === "play" ? (preview.strike?.after ?? left) : left;
  const number = html`<b>${left}</b>`;
  return html`<div class="rhealth">
    <p class="rhealth-words">
      <span>${rich(t, "enemy.health", { left: number }, { full })}</span>
      ${after < left ? html`<b class="rhealth-then">${t("enemy.then", { after })}</b>` : nothing}
    </p>
    <span class="rbar is-${full}" aria-hidden="true"
      >${Array.from({ length: full }, (_, at) => segment(at, after, left))}</span
    >
  </div>`;
}

/**
 * @param {number} at
 * @param {number} after
 * @param {number} left
 */
function segment(at, after, left) {
  const state = at < after ? "is-full" : at < left ? "is-going" : "is-gone";
  const last = (at + 1) % GROUP === 0 ? "is-fifth" : "";
  return html`<i class="${state} ${last}"></i>`;
}

/**
 * @param {Table} table
 * @param {Enemy} enemy
 */
function immunity(table, enemy) {
  const [first, ...more] = immunityWords(table, enemy);
  return html`<p class="rimmune ${enemy.immune ? "" : "is-lifted"}">
    <span class="rimmune-suit" aria-hidden="true">${suitIcon(enemy.suit)}</span>
    <span
      ><b>${first}</b> ${more.map((words) => html`<span class="rimmune-why">${words} </span>`)}</span
    >
  </p>`;
}

/**
 * The immunity in sentences: which, what it does or who lifted it, what a jester would
 * bring.
 *
 * @param {Table} table
 * @param {Enemy} enemy
 * @returns {string[]}
 */
export function immunityWords({ t, name }, { suit, immune, lifted_by: by, banked }) {
  const seat = by === null ? t("enemy.a-jester") : name(by);
  return [
    t(immune ? "enemy.immune" : "enemy.immune-no-more", { suit: t(`suit.${suit}`) }),
    t(immune ? `enemy.immune.${suit}` : "enemy.lifted", { seat }),
    ...(banked ? [t("enemy.banked", { banked })] : []),
  ];
}
