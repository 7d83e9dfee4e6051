/** The map of keys: the frame's, then the game's own (`keys.<n>` of its words). */

import { html } from "../../vendor/lit-html/lit-html.js";

/** @import { LoadedGame } from "../room/games.js" */

/** As many keys as a game may list. */
const MOST = 24;

/** @param {LoadedGame} loaded */
export function keyMap({ dictionaries, t }) {
  const listed = (/** @type {string} */ area) =>
    Array.from({ length: MOST }, (_, index) => `${area}.${index + 1}`)
      .filter((code) => dictionaries.some((words) => Object.hasOwn(words, code)))
      .map((code) => t(code));
  return keyRows([...listed("keys.frame"), ...listed("keys.game")]);
}

/**
 * Rows of a map: `Shift ←|one turn back`.
 *
 * @param {string[]} rows
 */
export function keyRows(rows) {
  return html`<dl class="keymap">
    ${rows.map((row) => {
      const [keys = "", words = ""] = row.split("|");
      return html`<div><dt>${keys.split(" ").map(cap)}</dt><dd>${words}</dd></div>`;
    })}
  </dl>`;
}

/**
 * A key as it looks, read aloud here; a small word or dots stand between two keys.
 *
 * @param {string} part
 */
function cap(part) {
  if (/^(\p{Ll}|…)/u.test(part)) return html`<span>${part}</span>`;
  return html`<kbd class="kbd">${part}</kbd>`;
}
