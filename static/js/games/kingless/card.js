/**
 * A Kingless card as a picture: one template for all five sizes.
 *
 * It is drawing only and hidden from screen readers; whoever shows it (a hand's
 * option, a target, a link) carries its name from `cardName`.
 */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { mark } from "../../ui/mark.js";
import { badge, coin, icon, kindOf, lock } from "./art.js";

/** @import { TemplateResult } from "../../../vendor/lit-html/lit-html.js" */
/** @import { Face, Run } from "./types.d.ts" */

/**
 * @typedef {(code: string, params?: Record<string, unknown>) => string} Translate
 *
 * @typedef {object} Look
 * @property {"xl" | "l" | "m" | "s" | "xs"} size
 * @property {string} [locale] Which language's text to print.
 * @property {boolean} [playable] A brass edge.
 * @property {boolean} [picked] Raised and ringed.
 * @property {boolean} [ringed] A target that may be chosen.
 * @property {boolean} [notNow] Ashen, because it cannot be used now.
 * @property {boolean} [pending] Sent and unanswered: a dashed edge.
 * @property {boolean} [cancelled] Crossed out.
 * @property {boolean} [newest] The newest of a chain.
 * @property {string | undefined} [letter] The letter or number on a disc.
 * @property {string | undefined} [reason] Why not, on a black tag with a lock.
 * @property {string} [tag] A black tag without one, such as "new".
 */

const STATES = /** @type {const} */ ([
  "playable",
  "picked",
  "ringed",
  "notNow",
  "pending",
  "cancelled",
  "newest",
]);

/**
 * Draw a card.
 *
 * @param {Face} face What is printed on it.
 * @param {Translate} t The reader's words.
 * @param {Look} look Its size and state.
 * @returns {TemplateResult}
 */
export function card(face, t, look) {
  const kind = kindOf(face);
  return html`<span class=${classes(kind, look)} aria-hidden="true">
    <span class="kcard-name">${face.name}</span>
    <span class="kcard-pic"><span>${icon(face.icon)}</span></span>
    ${badge(kind)} ${face.type === "event" ? nothing : coin(face.influence)}
    <span class="kcard-body">${body(face, t, look)}</span>
    ${marks(look)}
  </span>`;
}

/** Draw the back of a card; every back is this one element. */
export function back() {
  return html`<span class="kcard is-s is-back" aria-hidden="true"
    >${mark()}</span
  >`;
}

/**
 * Say a card as a screen reader hears it.
 *
 * @param {Face} face
 * @param {Translate} t
 * @param {string} [locale]
 */
export function cardName(face, t, locale = "en") {
  const type = typeWord(face, t, locale);
  const name = plainName(face);
  const head =
    face.type === "event"
      ? t("card.event-name", { name, type })
      : t("card.name", { name, type, influence: face.influence });
  return [head, plainText(face, locale)].filter(Boolean).join(" ");
}

/**
 * The word for a card's type, with the trade of a dwarf that has one: some passives
 * count dwarfs of a trade.
 *
 * @param {Face} face
 * @param {Translate} t
 * @param {string} [locale]
 */
function typeWord(face, t, locale = "en") {
  const type = t(`type.${face.type}`);
  const trade = face.trade_name?.[locale] ?? face.trade_name?.en;
  return trade ? t("type.with-trade", { type, trade }) : type;
}

/**
 * A card's name without the hyphens that only help its lines.
 *
 * @param {Face} face
 */
export function plainName(face) {
  return face.name.replaceAll("\u00ad", "");
}

/**
 * A card's text and passive in one string.
 *
 * @param {Face} face
 * @param {string} [locale]
 */
export function plainText(face, locale = "en") {
  const runs = textOf(face, locale).map((run) =>
    typeof run === "string" ? run : run.k,
  );
  return [runs.join(""), passiveOf(face, locale)].filter(Boolean).join(" ");
}

/**
 * @param {Face} face
 * @param {string} [locale]
 * @returns {Run[]}
 */
export function textOf(face, locale = "en") {
  return face.text[locale] ?? face.text.en ?? [];
}

/**
 * @param {Face} face
 * @param {string} [locale]
 */
export function passiveOf(face, locale = "en") {
  return face.passive[locale] ?? face.passive.en ?? "";
}

/**
 * @param {string} kind
 * @param {Look} look
 */
function classes(kind, look) {
  const states = STATES.filter((state) => look[state]).map(
    (state) => `is-${state === "notNow" ? "not-now" : state}`,
  );
  return ["kcard", `is-${look.size}`, `is-${kind}`, ...states].join(" ");
}

/**
 * @param {Face} face
 * @param {Translate} t
 * @param {Look} look
 */
function body(face, t, look) {
  const passive = passiveOf(face, look.locale);
  if (look.size === "xs") return passive ? strip(t("card.passive")) : nothing;
  if (look.size === "s") return passive ? strip(passive) : nothing;
  return html`${typeLine(face, t, look)}
    <span class="kcard-text">
      <span class="kcard-lines">${runs(textOf(face, look.locale))}
        ${passive ? html`<span class="kcard-passive">${passive}</span>` : nothing}
        ${quiet(face, look) ? html`<em>${face.flavour}</em>` : nothing}
      </span>
    </span>`;
}

/** @param {string} text */
function strip(text) {
  return html`<span class="kcard-strip">${text}</span>`;
}

/**
 * @param {Face} face
 * @param {Translate} t
 * @param {Look} look
 */
function typeLine(face, t, look) {
  const word = html`<span class="kcard-type">${typeWord(face, t, look.locale)}</span>`;
  if (look.size !== "xl" || !face.flavour || quiet(face, look)) return word;
  return html`<span class="kcard-typeline"
    >${word}<em>${face.flavour}</em></span
  >`;
}

/**
 * A card without any text prints its flavour in the text's place.
 *
 * @param {Face} face
 * @param {Look} look
 */
function quiet(face, look) {
  return Boolean(face.flavour) && !plainText(face, look.locale);
}

/** @param {Run[]} parts */
function runs(parts) {
  return parts.map((run) => (typeof run === "string" ? run : html`<b>${run.k}</b>`));
}

/** @param {Look} look */
function marks(look) {
  return html`${look.letter ? html`<span class="kcard-letter">${look.letter}</span>` : nothing}
  ${look.reason ? html`<span class="kcard-tag is-lock">${lock}${look.reason}</span>` : nothing}
  ${look.tag ? html`<span class="kcard-tag">${look.tag}</span>` : nothing}`;
}
