/** A card or a royal to look at outside of a match, with its name. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { card } from "./card.js";
import { cardName } from "./cards.js";
import { royalCard } from "./enemy.js";

/** @import { Printing } from "../../core/contract.d.ts" */

/** How a royal is named that is shown as the enemy, such as `enemy-QS`. */
const ENEMY = "enemy-";

/**
 * @param {string} id A card, or a royal as the enemy that it is.
 * @param {Printing} by
 */
export function picture(id, { t }) {
  const name = id.replace(ENEMY, "");
  return html`<span class="rpicture"
    >${id.startsWith(ENEMY) ? royalCard(name, t) : card(name, t, { size: "l" })}<span
      class="unseen"
      >${cardName(name, t)}</span
    ></span
  >`;
}
