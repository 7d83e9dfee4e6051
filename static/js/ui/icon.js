/** Icons of a sprite (game-icons) and the shell's own stroked glyphs. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { GLYPHS } from "./glyphs.js";
import { symbolId } from "./sprite.js";

/** The icons that every page may use. */
export const SHELL = "/static/vendor/sprites/shell.svg";

/**
 * A picture of a sprite; it says nothing to a screen reader.
 *
 * @param {string} name Its game-icons name.
 * @param {{ sprite?: string, className?: string }} [look]
 */
export function icon(name, { sprite = SHELL, className = "" } = {}) {
  return html`<svg class="icon ${className}" viewBox="0 0 512 512" aria-hidden="true"
    ><use href=${`#${symbolId(sprite, name)}`}></use></svg
  >`;
}

/**
 * A stroked sign of the frame: menu, share, close and the like.
 *
 * @param {keyof typeof GLYPHS} name
 * @param {string} [className]
 */
export function glyph(name, className = "") {
  return html`<svg class="glyph is-${name} ${className}" viewBox="0 0 24 24" aria-hidden="true"
    ><path d=${GLYPHS[name]}></path></svg
  >`;
}
