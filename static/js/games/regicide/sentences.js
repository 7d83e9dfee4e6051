/**
 * Codes with parameters as sentences: seats become names, cards become cards.
 *
 * Which wording is meant says `core/telling.js`.
 */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { tally } from "../../core/format.js";
import { rich } from "../../core/rich.js";
import { forCase, forReader } from "../../core/telling.js";
import { cardWord } from "./card.js";
import { cardName, cardNames } from "./cards.js";

/** @import { Ctx, Phrase } from "../../core/contract.d.ts" */
/** @import { Told } from "../../core/telling.js" */
/** @import { Reader } from "./table.js" */
/** @import { CardId, Drawing, Seat } from "./types.d.ts" */

/** Parameters that are seats; `cards` are cards, and `card` is a royal. */
const SEATS = new Set(["seat", "whose"]);

/**
 * Word a code for the eyes.
 *
 * @param {Reader} reader
 * @param {Told} told
 */
export function sentence(reader, { code, params = {} }) {
  /** @type {Record<string, unknown>} */
  const parts = {};
  for (const [key, value] of known(params)) {
    if (SEATS.has(key)) parts[key] = seatName(reader, value);
    if (key === "cards") parts[key] = cardWords(reader, value);
    if (key === "draws") parts[key] = drawsDrawn(reader, value);
  }
  return rich(reader.t, variant(reader, code, params), parts, written(reader, params));
}

/**
 * Word a code as plain text, for labels and the Sign.
 *
 * @param {Reader} reader
 * @param {Told} told
 */
export function plain(reader, { code, params = {} }) {
  return reader.t(variant(reader, code, params), written(reader, params));
}

/**
 * A ready phrase, as whoever says it says it.
 *
 * @param {Phrase} said
 * @param {Ctx} ctx
 */
export function phrase({ code, params = {} }, { t, seatName }) {
  const { card, suit, seat, ...plainly } = params;
  return t(`phrase.${code}`, {
    ...plainly,
    card: card === undefined ? "" : cardName(String(card), t),
    suit: suit === undefined ? "" : t(`suit.${suit}`),
    seat: typeof seat === "number" ? seatName(seat) : "",
  });
}

/**
 * The parameters in words.
 *
 * @param {Reader} reader
 * @param {Record<string, unknown>} params
 */
function written(reader, params) {
  const { t, list } = reader;
  /** @type {Record<string, (value: any) => unknown>} */
  const wordings = {
    seat: (seat) => seatWord(reader, seat),
    whose: (seat) => seatWord(reader, seat),
    card: (card) => cardName(card, t),
    cards: (cards) => cardNames(cards, t, list),
    suit: (suit) => t(`suit.${suit}`),
    draws: (draws) => drawWords(reader, draws),
  };
  const words = known(params).map(([key, value]) => [
    key,
    wordings[key]?.(value) ?? value,
  ]);
  return Object.fromEntries(words);
}

/**
 * The parameters that the reader may know; what is hidden is null.
 *
 * @param {Record<string, unknown>} params
 */
function known(params) {
  return Object.entries(params).filter(
    ([, value]) => value !== null && value !== undefined,
  );
}

/**
 * @param {Reader} reader
 * @param {string} code
 * @param {Record<string, unknown>} params
 */
function variant(reader, code, params) {
  const { why, reason, medal, bonus, seat, whose } = params;
  const cases = [why, reason, medal, bonus ? "bonus" : undefined];
  const closest = forCase(
    reader,
    code,
    cases.filter((one) => one !== undefined && one !== null),
  );
  return forReader(reader, closest, { actor: seat, suffers: whose });
}

/**
 * Who drew how many; the reader's own cards by name, and royals that all know.
 *
 * @param {Reader} reader
 * @param {Drawing[]} draws
 */
function drawWords(reader, draws) {
  const { t, list, ctx } = reader;
  const words = draws.map((drawing) => {
    const { code, seat, count, cards } = drawn(reader, drawing);
    return t(code, { seat, count, cards: cardNames(cards, t, list) });
  });
  return tally(words, ctx.locale);
}

/**
 * The same for the eyes, with cards as cards.
 *
 * @param {Reader} reader
 * @param {unknown} value
 */
function drawsDrawn(reader, value) {
  const draws = /** @type {Drawing[]} */ (value);
  const parts = draws.map((drawing) => {
    const { code, seat, count, cards } = drawn(reader, drawing);
    const words = { cards: cardWords(reader, cards) };
    return rich(reader.t, code, words, { seat, count });
  });
  return inARow(parts, (words) => tally(words, reader.ctx.locale));
}

/**
 * @param {Reader} reader
 * @param {Drawing} drawing
 */
function drawn(reader, { seat, count, cards, known: royals }) {
  const how = royals.length ? "log.draw.known" : "log.draw";
  const who = plain(reader, { code: "log.drawer", params: { seat } });
  return {
    code: cards ? "log.draw.seen" : how,
    seat: who,
    count,
    cards: cards ?? royals,
  };
}

/**
 * Names stand out, but not what the reader is called.
 *
 * @param {Reader} reader
 * @param {unknown} value
 */
function seatName(reader, value) {
  const word = seatWord(reader, value);
  return value === reader.me ? word : html`<b>${word}</b>`;
}

/**
 * @param {Reader} reader
 * @param {unknown} value
 */
function seatWord(reader, value) {
  return typeof value === "number" ? reader.name(/** @type {Seat} */ (value)) : "";
}

/**
 * Cards as a list within a sentence, each as a card.
 *
 * @param {Reader} reader
 * @param {unknown} value
 */
function cardWords({ t, list }, value) {
  const ids = /** @type {CardId[]} */ (value);
  return inARow(
    ids.map((id) => cardWord(id, t)),
    list,
  );
}

/**
 * Drawn words in a row, as the reader's language writes one.
 *
 * @template T
 * @param {T[]} drawn
 * @param {(words: string[]) => string} join
 */
function inARow(drawn, join) {
  const joined = (/** @type {string} */ _, marks = {}) => join(Object.values(marks));
  return rich(joined, "", Object.fromEntries(drawn.entries()));
}
