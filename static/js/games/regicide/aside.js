/** Beside the enemy: the slip while something is picked, else what happened, a tip. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { btn } from "../../ui/button.js";
import { justNow } from "../../ui/just-now.js";
import { icon } from "./art.js";
import { headline } from "./headline.js";
import { sentence } from "./sentences.js";
import { slip } from "./slip.js";
import { tipFor } from "./tips.js";

/** @import { Table } from "./table.js" */

/**
 * Draw what stands beside the enemy.
 *
 * @param {Table} table
 */
export function aside(table) {
  const paper = slip(table);
  if (paper) return html`<div class="raside">${paper}</div>`;
  const { ctx, act } = table;
  const said = headline(ctx.state.log);
  return html`<div class="raside">
    ${said ? justNow(ctx, said, (told) => sentence(table, told), act.again) : nothing}
    ${tip(table)}
  </div>`;
}

/** @param {Table} table */
function tip(table) {
  const { ctx, t, act } = table;
  const code = ctx.settings.tips ? tipFor(table) : null;
  if (!code) return nothing;
  return html`<section class="rtip" aria-label=${t("tip.title")}>
    ${icon("light-bulb")}
    <p><b>${t("tip.title")}</b> ${t(`tip.${code}`)}</p>
    ${btn({ label: t("tip.off"), onClick: () => act.tips(false) })}
  </section>`;
}
