/** The preview slip: a torn piece of parchment that says what a draft would do. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, suitIcon } from "./art.js";
import { paid } from "./offers.js";
import { plain } from "./sentences.js";
import { slipRows } from "./sliprows.js";

/** @import { Row, Sign } from "./sliprows.js" */
/** @import { Table } from "./table.js" */
/** @import { Suit } from "./types.d.ts" */

/** @type {Record<string, string>} */
const SIGNS = {
  kill: "queen-crown",
  damage: "crossed-swords",
  pay: "round-shield",
  jester: "jester-hat",
  cards: "castle",
  medal: "medal",
};

/** @type {Record<string, string>} */
const MARKS = { good: "✓", bad: "✕" };

/**
 * The slip for what is picked or asked for; null where there is nothing to say.
 *
 * @param {Table} table
 */
export function slip(table) {
  const { preview, picked, local, offers } = table;
  if (offers.pay && picked.length) return paySlip(table, offers.pay);
  if (!preview || !(picked.length || local.armed)) return null;
  const title = `slip.title.${preview.do}`;
  const count = picked.length;
  return paper(table, {
    title: table.t(title, { count }),
    number: preview.do === "play" ? (preview.total ?? null) : null,
    rows: slipRows(preview),
  });
}

/**
 * @param {Table} table
 * @param {import("./offers.js").Payment} pay
 */
function paySlip(table, pay) {
  const { sum, missing, over } = paid(pay, table.picked);
  const code = missing ? "paying-short" : over ? "paying-over" : "paying-even";
  /** @type {Row} */
  const row = {
    sign: "pay",
    code: "paying",
    params: { due: pay.due, missing, over },
    state: missing ? "" : "good",
    text: code,
  };
  return paper(table, { title: table.t("slip.title.pay"), number: sum, rows: [row] });
}

/**
 * @param {Table} table
 * @param {{ title: string, number: number | null, rows: Row[] }} parts
 */
function paper(table, { title, number, rows }) {
  const brass = rows.filter(({ state }) => state === "brass");
  const rest = rows.filter(({ state }) => state !== "brass");
  return html`<section class="rslip ${brass.length ? "is-exact" : ""}" aria-label=${title}>
    ${brass.map((row) => line(table, row))}
    <h2 class="rslip-head">
      <span>${title}</span>${number === null ? nothing : html`<b>${number}</b>`}
    </h2>
    <ul role="list">
      ${rest.map((row) => html`<li>${line(table, row)}</li>`)}
    </ul>
  </section>`;
}

/**
 * @param {Table} table
 * @param {Row} row
 */
function line(table, row) {
  const { title, more } = rowWords(table, row);
  return html`<div class="rslip-row is-${row.state || "plain"}">
    <span class="rslip-sign" aria-hidden="true">${slipSign(row.sign)}</span>
    <p>
      <b class="rslip-title">${title}</b>
      ${more ? html`<span class="rslip-text">${mark(row.state)}${more}</span>` : nothing}
    </p>
  </div>`;
}

/**
 * A row in words: its title, and what more there is to say.
 *
 * @param {Table} table
 * @param {Row} row
 */
export function rowWords(table, { code, params, text = `${code}.text` }) {
  const { has, t, view } = table;
  const royal = view.enemy ? t(`rank.${view.enemy.rank}`) : "";
  const words = (/** @type {string} */ of) =>
    plain(table, { code: `slip.${of}`, params: { ...params, royal } });
  return { title: words(code), more: has(`slip.${text}`) ? words(text) : "" };
}

/** @param {string} state */
function mark(state) {
  const sign = MARKS[state];
  return sign ? html`<b aria-hidden="true">${sign} </b>` : nothing;
}

/**
 * What stands before a row: the suit, or the picture of what happens.
 *
 * @param {Sign} sign
 */
export function slipSign(sign) {
  const name = SIGNS[sign];
  return name ? icon(name) : suitIcon(/** @type {Suit} */ (sign));
}
