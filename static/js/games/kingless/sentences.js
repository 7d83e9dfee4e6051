/**
 * Codes with parameters as sentences: seats become names, cards become links.
 *
 * Which wording is meant says `core/telling.js`.
 */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { glued } from "../../core/glue.js";
import { rich } from "../../core/rich.js";
import { forCase, forReader } from "../../core/telling.js";
import { plainName } from "./card.js";

/** @import { Table } from "./table.js" */
/** @import { Seat } from "./types.d.ts" */

/** @import { Told } from "../../core/telling.js" */

/** Parameters that are seats, and parameters that are cards. */
const SEATS = new Set(["seat", "whose", "by", "king", "fool", "second", "at"]);
const CARDS = new Set(["card", "answers", "aim", "at_card"]);

/**
 * Word a code for the eyes: cards are links that open the reading view.
 *
 * @param {Table} table
 * @param {Told} prompt
 */
export function sentence(table, { code, params = {} }) {
  /** @type {Record<string, unknown>} */
  const drawn = {};
  /** @type {Record<string, unknown>} */
  const written = {};
  for (const [key, value] of known(params)) {
    if (SEATS.has(key)) drawn[key] = seatName(table, value);
    else if (CARDS.has(key)) drawn[key] = cardLink(table, value);
    else if (key === "cards") drawn[key] = cardLinks(table, value);
    else written[key] = listed(table, key, value);
  }
  const parts = rich(table.t, variant(table, code, params), drawn, written);
  const loud = new Set(loudKeys(table, params).map((key) => drawn[key]));
  return glued(
    parts.map((part, index) => (loud.has(parts[index - 1]) ? hushed(part) : part)),
    tied,
  );
}

/**
 * @param {object} drawn
 * @param {string} marks
 */
function tied(drawn, marks) {
  return html`<span class="glued">${drawn}${marks}</span>`;
}

/**
 * The parameters whose words end in a mark of their own, such as "Halt!"; of
 * several cards the last counts.
 *
 * @param {Table} table
 * @param {Record<string, unknown>} params
 */
function loudKeys(table, params) {
  return Object.keys(params).filter((key) => {
    if (key !== "cards" && !CARDS.has(key)) return false;
    const last = [params[key]].flat().at(-1);
    return typeof last === "string" && /[!?]$/.test(table.face(last).name);
  });
}

/**
 * A sentence's own full stop after such words would be one mark too many.
 *
 * @param {unknown} part
 */
function hushed(part) {
  return typeof part === "string" ? part.replace(/^\.(?=\s|$)/, "") : part;
}

/**
 * Word a code as plain text, for labels and the Sign.
 *
 * @param {Table} table
 * @param {Told} prompt
 */
export function plain(table, { code, params = {} }) {
  /** @type {Record<string, unknown>} */
  const words = {};
  for (const [key, value] of known(params)) {
    if (SEATS.has(key)) words[key] = seatWord(table, value);
    else if (CARDS.has(key)) words[key] = quietName(table, value);
    else if (key === "cards") words[key] = cardNames(table, value);
    else words[key] = listed(table, key, value);
  }
  return table.t(variant(table, code, params), words);
}

/**
 * A card's name within a sentence that has its own mark at the end.
 *
 * @param {Table} table
 * @param {unknown} value
 */
function quietName(table, value) {
  return plainName(table.face(String(value))).replace(/[!?.]+$/, "");
}

/**
 * The parameters that the reader may know; what is hidden is null.
 *
 * @param {Record<string, unknown>} params
 */
function known(params) {
  return Object.entries(params).filter(([, value]) => value !== null);
}

/**
 * Several seats, or who threw what, as a list; anything else as it is.
 *
 * @param {Table} table
 * @param {string} key
 * @param {unknown} value
 */
function listed(table, key, value) {
  if (key === "seats") {
    return table.list(/** @type {Seat[]} */ (value).map((seat) => table.name(seat)));
  }
  if (key !== "throws") return value;
  const throws = /** @type {[Seat, string][]} */ (value);
  const words = throws.map(([seat, sign]) =>
    table.t("log.throw", {
      seat: table.name(seat),
      sign: table.t(`sign-word.${sign}`),
    }),
  );
  return table.list(words);
}

/**
 * The wording for this case and this reader: the closest one that there is.
 *
 * @param {Table} table
 * @param {string} code
 * @param {Record<string, unknown>} params
 */
function variant(table, code, params) {
  const cases = [params.what, params.why, params.about, aimed(params)];
  return forReader(table, forCase(table, code, cases), rolesIn(params));
}

/** @param {Record<string, unknown>} params */
function aimed(params) {
  if (params.at_card !== undefined) return "at-card";
  return params.at === undefined ? undefined : "at-seat";
}

/** @param {Record<string, unknown>} params */
function rolesIn({ seat, king, fool, whose, at, second }) {
  const loser = king === undefined ? undefined : fool;
  return { actor: seat ?? king ?? fool, suffers: whose ?? at ?? second ?? loser };
}

/**
 * Names stand out, but not what the reader is called.
 *
 * @param {Table} table
 * @param {unknown} value
 */
function seatName(table, value) {
  const word = seatWord(table, value);
  return value === table.me ? word : html`<b>${word}</b>`;
}

/**
 * @param {Table} table
 * @param {unknown} value
 */
function seatWord(table, value) {
  return typeof value === "number" ? table.name(value) : "";
}
/**
 * @param {Table} table
 * @param {unknown} value
 */
function cardNames(table, value) {
  const ids = /** @type {string[]} */ (value);
  return table.list(ids.map((id) => quietName(table, id)));
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
    class="cardlink"
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
