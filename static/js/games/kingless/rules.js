/** The rules in two minutes, each point below the cards that show it. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { card } from "./card.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Catalogue, Face } from "./types.d.ts" */

/** The three things to know, with an icon and cards of the deck in play. */
const POINTS = /** @type {const} */ ([
  { point: "turn", glyph: "card-draw", shown: spoken },
  { point: "answer", glyph: "hand", shown: answer },
  { point: "king", glyph: "queen-crown", shown: mighty },
]);

/** So many cards are fanned out where it is about more than one. */
const FAN = 3;

/**
 * Draw the rules for the lobby.
 *
 * @param {Ctx} ctx
 */
export function rules({ t, catalogue, locale }) {
  const { cards = {} } = /** @type {Catalogue} */ (catalogue ?? {});
  const deck = Object.values(cards);
  return html`<ol class="kbrief">
    ${POINTS.map(
      ({ point, glyph, shown }) => html`<li class="kbrief-point">
        ${picture(shown(deck), t, locale)}
        <div class="kbrief-words">
          <h3>${icon(glyph)} ${t(`rules.${point}`)}</h3>
          <p>${t(`rules.${point}.text`)}</p>
        </div>
      </li>`,
    )}
  </ol>`;
}

/**
 * One card large, or several as a fan.
 *
 * @param {Face[]} faces
 * @param {Ctx["t"]} t
 * @param {string} locale
 */
function picture(faces, t, locale) {
  const size = faces.length > 1 ? "s" : "m";
  return html`<div class="kbrief-cards">
    ${faces.map((face) => card(face, t, { size, locale }))}
  </div>`;
}

/**
 * A dwarf whose text one reads while it is played.
 *
 * @param {Face[]} deck
 */
function spoken(deck) {
  const dwarfs = deck.filter(({ type, text }) => type === "dwarf" && text.en?.length);
  return dwarfs.slice(0, 1);
}

/** @param {Face[]} deck */
function answer(deck) {
  const answers = deck.filter((face) => face.answer);
  return answers
    .sort((a, b) => (b.answer ?? "").localeCompare(a.answer ?? ""))
    .slice(0, 1);
}

/**
 * What makes a King: the heaviest of the deck, an item in their middle.
 *
 * @param {Face[]} deck
 */
function mighty(deck) {
  const heaviest = [...deck].sort((a, b) => b.influence - a.influence);
  const item = heaviest.find(({ type }) => type === "item");
  const dwarfs = heaviest.filter(({ type }) => type === "dwarf").slice(0, FAN - 1);
  return [dwarfs[0], item, dwarfs[1]].flatMap((face) => face ?? []);
}
