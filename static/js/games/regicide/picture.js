/** A card or a royal to look at outside of a match, with its name. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { card } from "./card.js";
import { cardName, readCard } from "./cards.js";
import { royalCard } from "./enemy.js";

/** @import { Printing } from "../../core/contract.d.ts" */
/** @import { CardId, Royal, Suit } from "./types.d.ts" */

/** How a royal is named that is shown as the enemy, such as `enemy-QS`. */
const ENEMY = "enemy-";

/**
 * @param {string} id A card, or a royal as the enemy that it is.
 * @param {Printing} by
 */
export function picture(id, { t }) {
  const name = id.replace(ENEMY, "");
  return html`<span class="rpicture"
    >${id.startsWith(ENEMY) ? enemyPicture(name, t) : card(name, t, { size: "l" })}<span
      class="unseen"
      >${cardName(name, t)}</span
    ></span
  >`;
}

/**
 * @param {CardId} id
 * @param {Printing["t"]} t
 */
function enemyPicture(id, t) {
  const { rank, suit } = readCard(id);
  return royalCard(
    { card: id, rank: /** @type {Royal} */ (rank), suit: /** @type {Suit} */ (suit) },
    t,
  );
}
