/** The rules in two minutes, with the product's own cards. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "./art.js";

/** @import { Ctx } from "../../core/contract.d.ts" */

/** The five things to know, each with its picture. */
const POINTS = /** @type {const} */ ([
  ["aim", "queen-crown"],
  ["turn", "card-draw"],
  ["answer", "hand"],
  ["end", "ringing-bell"],
  ["awards", "jester-hat"],
]);

/**
 * Draw the rules for the lobby.
 *
 * @param {Ctx} ctx
 */
export function rules({ t }) {
  return html`<ol class="brief">
    ${POINTS.map(
      ([point, picture]) => html`<li>
        ${icon(picture)}
        <div>
          <h3>${t(`rules.${point}`)}</h3>
          <p>${t(`rules.${point}.text`)}</p>
        </div>
      </li>`,
    )}
  </ol>`;
}
