/** A card to look at outside of a match, with its name for screen readers. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { card, cardName } from "./card.js";
import { faceOf } from "./faces.js";

/** @import { Printing } from "../../core/contract.d.ts" */
/** @import { CardId, Catalogue } from "./types.d.ts" */

/**
 * @param {CardId} id
 * @param {Printing} by
 */
export function picture(id, { catalogue, t, locale }) {
  const face = faceOf(/** @type {Catalogue} */ (catalogue), id);
  return html`<span class="kpicture"
    >${card(face, t, { size: "m", locale })}<span class="unseen"
      >${cardName(face, t, locale)}</span
    ></span
  >`;
}
