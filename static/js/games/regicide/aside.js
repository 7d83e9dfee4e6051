/** Beside the enemy: the slip while something is picked, else what happened, a tip. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { btn } from "../../ui/button.js";
import { justNow } from "../../ui/just-now.js";
import { icon } from "./art.js";
import { headline } from "./headline.js";
import { playedSlip } from "./playedslip.js";
import { sentence } from "./sentences.js";
import { slip } from "./slip.js";
import { tipFor } from "./tips.js";

/** @import { Headline } from "../../core/headline.js" */
/** @import { Table } from "./table.js" */

/** More seats than these to choose from take two rows of a phone. */
const ONE_ROW = 3;

/**
 * Draw what stands beside the enemy.
 *
 * @param {Table} table
 */
export function aside(table) {
  const paper = slip(table);
  if (paper) return html`<div class="raside">${paper}</div>`;
  const said = headline(table.ctx.state.log);
  const played = said ? playedSlip(table, said) : null;
  if (played && table.form === "phone")
    return html`<div class="raside">${played}</div>`;
  return html`<div class="raside">${played ?? strip(table, said)} ${tip(table)}</div>`;
}

/**
 * @param {Table} table
 * @param {Headline | null} said
 */
function strip(table, said) {
  const { ctx, act } = table;
  return said
    ? justNow(ctx, said, (told) => sentence(table, told), act.again)
    : nothing;
}

/**
 * Advice, where there is room for it: not on a phone below four seats to choose from.
 *
 * @param {Table} table
 */
function tip(table) {
  const { ctx, t, act, form, offers } = table;
  const crowded = form === "phone" && offers.choose.size > ONE_ROW;
  const code = ctx.settings.tips && !crowded ? tipFor(table) : null;
  if (!code) return nothing;
  return html`<section class="rtip" aria-label=${t("tip.title")}>
    ${icon("light-bulb")}
    <p><b>${t("tip.title")}</b> ${t(`tip.${code}`)}</p>
    ${btn({ label: t("tip.off"), onClick: () => act.tips(false) })}
  </section>`;
}
