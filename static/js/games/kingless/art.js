/** The small drawn parts of Kingless: icons of the sprite and type badges. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon as shared } from "../../ui/icon.js";

/** @import { Face } from "./types.d.ts" */

/** Where the icons are; the shell puts them into the page. */
export const SPRITE = "/static/vendor/sprites/kingless.svg";

/** Icons that the deck does not name but the board needs. */
const GLYPHS = {
  dwarf: "beard",
  item: "anvil",
  event: "scroll-unfurled",
  stop: "hand",
  halt: "window-bars",
};

/** Letters that stand for the badge where colours and clips are taken away. */
const LETTERS = { dwarf: "D", item: "I", event: "E", stop: "S", halt: "H" };

/**
 * Draw an icon of the sprite; it says nothing to a screen reader.
 *
 * @param {string} name Its game-icons name.
 * @param {string} [className] More classes.
 */
export function icon(name, className = "") {
  return shared(name, { sprite: SPRITE, className: `kicon ${className}` });
}

/** A small fan of backs: how many cards somebody holds stands beside it. */
export function fan() {
  return html`<svg class="kfan" viewBox="0 0 28 24" aria-hidden="true">
    <rect x="4" y="4" width="10" height="15" rx="1.8" transform="rotate(-16 9 12)" />
    <rect x="8.5" y="3.5" width="10" height="15" rx="1.8" transform="rotate(-2 14 11)" />
    <rect x="14" y="4.5" width="10" height="15" rx="1.8" transform="rotate(14 19 12)" />
  </svg>`;
}

/**
 * The kind of a card as its badge shows it: its type, or the answer it is.
 *
 * @param {Face} face
 * @returns {"dwarf"|"item"|"event"|"stop"|"halt"}
 */
export function kindOf(face) {
  return face.answer ?? face.type;
}

/**
 * Draw the badge of a type: shield, hexagon, ribbon or octagon.
 *
 * @param {"dwarf"|"item"|"event"|"stop"|"halt"} kind
 * @param {{ number?: number | null }} [options] A number in place of the glyph.
 */
export function badge(kind, { number = null } = {}) {
  const inside = number === null ? icon(GLYPHS[kind]) : html`<b>${number}</b>`;
  return html`<span class="kbadge is-${kind}" aria-hidden="true">
    ${inside}${number === null ? html`<i>${LETTERS[kind]}</i>` : nothing}
  </span>`;
}

/**
 * Draw the coin with a card's influence.
 *
 * @param {number} influence
 */
export function coin(influence) {
  return html`<span class="kcoin" aria-hidden="true">${influence}</span>`;
}

/** The lock of whatever cannot be used now. */
export const lock = html`<svg class="kglyph" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
</svg>`;
