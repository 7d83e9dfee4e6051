/**
 * Codes with parameters as sentences: seats become names, cards become links.
 *
 * A sentence about the reader has its own wording under the code with `.you`
 * (the reader acts) or `.your` (it happens to the reader), where there is one.
 */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { plainName } from "./card.js";
import { rich } from "./rich.js";

/** @import { Table } from "./table.js" */
/** @import { Prompt, Seat } from "./types.d.ts" */

/** Parameters that are seats, and parameters that are cards. */
const SEATS = new Set(["seat", "whose", "by", "king", "fool", "thief", "from"]);
const CARDS = new Set(["card", "answers", "target", "aim"]);

/**
 * Word a code for the eyes: cards are links that open the reading view.
 *
 * @param {Table} table
 * @param {Prompt} prompt
 */
export function sentence(table, { code, params }) {
  /** @type {Record<string, unknown>} */
  const drawn = {};
  /** @type {Record<string, unknown>} */
  const written = {};
  for (const [key, value] of Object.entries(params)) {
    if (SEATS.has(key)) drawn[key] = html`<b>${seatWord(table, value)}</b>`;
    else if (CARDS.has(key)) drawn[key] = cardLink(table, value);
    else if (key === "cards") drawn[key] = cardLinks(table, value);
    else written[key] = value;
  }
  return rich(table.t, variant(table, code, params), drawn, written);
}

/**
 * Word a code as plain text, for labels and the Sign.
 *
 * @param {Table} table
 * @param {Prompt} prompt
 */
export function plain(table, { code, params }) {
  /** @type {Record<string, unknown>} */
  const words = {};
  for (const [key, value] of Object.entries(params)) {
    if (SEATS.has(key)) words[key] = seatWord(table, value);
    else if (CARDS.has(key)) words[key] = plainName(table.face(String(value)));
    else if (key === "cards") words[key] = cardNames(table, value);
    else words[key] = value;
  }
  return table.t(variant(table, code, params), words);
}

/**
 * The wording for this reader.
 *
 * @param {Table} table
 * @param {string} code
 * @param {Prompt["params"]} params
 */
function variant({ me, has }, code, params) {
  if (me === null) return code;
  const actor = params.seat ?? params.by;
  const own = `${code}.you`;
  if (actor === me && has(own)) return own;
  const other = `${code}.your`;
  return params.whose === me && has(other) ? other : code;
}

/**
 * @param {Table} table
 * @param {unknown} value
 */
function seatWord(table, value) {
  return table.name(/** @type {Seat} */ (value));
}

/**
 * @param {Table} table
 * @param {unknown} value
 */
function cardNames(table, value) {
  const ids = /** @type {string[]} */ (value);
  return table.list(ids.map((id) => plainName(table.face(id))));
}

/**
 * A card's name that opens the card.
 *
 * @param {Table} table
 * @param {unknown} value
 */
export function cardLink(table, value) {
  const id = String(value);
  return html`<button
    type="button"
    class="kcardlink"
    data-card=${id}
    @click=${() => table.act.read(id)}
  >
    ${plainName(table.face(id))}
  </button>`;
}

/**
 * @param {Table} table
 * @param {unknown} value
 */
function cardLinks(table, value) {
  const ids = /** @type {string[]} */ (value);
  return ids.map((id, index) => [index ? ", " : "", cardLink(table, id)]);
}
