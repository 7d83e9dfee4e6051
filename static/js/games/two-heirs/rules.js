/** The rules in two minutes, with the product's own icons. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "./art.js";

/** @import { Ctx } from "../../core/contract.d.ts" */

/** The six things to know, each with its picture. */
const POINTS = /** @type {const} */ ([
  ["aim", "castle"],
  ["take", "queen-crown"],
  ["build", "hammer-nails"],
  ["extend", "windmill"],
  ["units", "broadsword"],
  ["end", "scales"],
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
