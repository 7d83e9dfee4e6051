/** The small drawn parts of Regicide: icons of its sprite, suits, fans. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon as shared } from "../../ui/icon.js";

/** @import { Royal, Suit } from "./types.d.ts" */

/** Where the icons are; the shell puts them into the page. */
export const SPRITE = "/static/vendor/sprites/regicide.svg";

/** @type {Record<Suit, string>} */
const SUITS = { H: "hearts", D: "diamonds", C: "clubs", S: "spades" };

/** @type {Record<Royal, string>} */
const PORTRAITS = { J: "brutal-helm", Q: "woman-elf-face", K: "crowned-skull" };

/**
 * Draw an icon of the sprite; it says nothing to a screen reader.
 *
 * @param {string} name Its game-icons name.
 * @param {string} [className]
 */
export function icon(name, className = "") {
  return shared(name, { sprite: SPRITE, className });
}

/**
 * Draw a suit; a jester has none.
 *
 * @param {Suit | null} suit
 */
export function suitIcon(suit) {
  return suit ? icon(SUITS[suit], `suit is-${suit}`) : nothing;
}

/**
 * Draw the face of a royal: helmet, crowned woman, crowned skull.
 *
 * @param {Royal} rank
 */
export function portrait(rank) {
  return html`<span class="royal-face is-${rank}">
    ${rank === "Q" ? icon("queen-crown", "royal-crown") : nothing}${icon(PORTRAITS[rank])}
  </span>`;
}
