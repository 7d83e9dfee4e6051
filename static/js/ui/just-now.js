/** What somebody just did: one sentence, and a way to see it again. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { glyph } from "./icon.js";

/** @import { Ctx, GameEvent, Translate } from "../core/contract.d.ts" */
/** @import { Headline } from "../core/headline.js" */
/** @import { Told } from "../core/telling.js" */

/**
 * Draw the strip; it keeps its room when nothing has happened yet.
 *
 * @param {Ctx} ctx
 * @param {Headline | null} said
 * @param {(told: Told) => unknown} sentence
 * @param {(events: GameEvent[]) => void} again
 */
export function justNow(ctx, said, sentence, again) {
  if (!said) return html`<div class="just is-empty"></div>`;
  return html`<div class="just" aria-label=${ctx.t("just-now.label")} role="group">
    ${said.seat === null ? "" : ctx.coaster(said.seat)}
    <p>${said.prompts.map((prompt) => [sentence(prompt), " "])}</p>
    ${againButton(ctx.t, () => again(said.events))}
  </div>`;
}

/**
 * @param {Translate} t
 * @param {() => void} again
 */
export function againButton(t, again) {
  return html`<button type="button" class="again" @click=${again}>
    ${glyph("again")}
    <span>${t("just-now.again")}</span>
  </button>`;
}
