/** The rules in two minutes, with the product's own icons. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "./art.js";

/** @import { Ctx } from "../../core/contract.d.ts" */

/** The six things to know, each with its picture. */
const POINTS = /** @type {const} */ ([
  ["aim", "crowned-skull"],
  ["turn", "crossed-swords"],
  ["powers", "hearts"],
  ["pay", "round-shield"],
  ["exact", "queen-crown"],
  ["jester", "jester-hat"],
]);

/**
 * Draw the rules for the lobby.
 *
 * @param {Ctx} ctx
 */
export function rules({ t }) {
  return html`<ol class="brief">
    ${POINTS.map(
      ([point, sign]) => html`<li>
        ${icon(sign)}
        <div>
          <h3>${t(`rules.${point}`)}</h3>
          <p>${t(`rules.${point}.text`)}</p>
        </div>
      </li>`,
    )}
  </ol>`;
}
