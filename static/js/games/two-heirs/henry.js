/** Henry's last turn, told step by step; each step says why he did it. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { btn } from "../../ui/button.js";
import { icon } from "./art.js";
import { plain } from "./sentences.js";

/** @import { Table } from "./table.js" */
/** @import { HenryStep } from "./types.d.ts" */

/**
 * Whether a step of Henry's is being told.
 *
 * @param {Pick<Table, "view" | "local">} table
 */
export function isTelling({ view, local }) {
  return view.level !== null && Boolean(view.henry[local.tour]);
}

/**
 * Draw the step that is told, with the way to the next one and past them all; null
 * while none is.
 *
 * @param {Table} table
 */
export function henrySteps(table) {
  const { view, local, t, act } = table;
  const step = view.henry[local.tour];
  if (!step || !isTelling(table)) return null;
  const last = local.tour + 1 >= view.henry.length;
  return html`<section class="hhenry" aria-label=${t("henry.turn")} aria-live="polite">
    ${icon("open-treasure-chest")}
    <p>
      <b>${t("henry.step", { at: local.tour + 1, of: view.henry.length })}</b>
      ${stepWords(table, step)}
    </p>
    ${last ? nothing : btn({ label: t("henry.skip"), onClick: () => act.tell(-1) })}
    ${btn({
      label: t(last ? "henry.done" : "henry.next"),
      key: "N",
      kind: "main",
      onClick: () => act.tell(last ? -1 : local.tour + 1),
    })}
  </section>`;
}

/**
 * @param {Table} table
 * @param {HenryStep} step
 */
function stepWords(table, { step, reason, tile, unit }) {
  const params = { tile: tile ?? "", unit: unit ?? "wood" };
  return plain(table, { code: `henry.${step}.${reason}`, params });
}

/**
 * Henry's treasures: those in the pile, and those that are gone.
 *
 * @param {Table} table
 */
export function treasureLine({ view, form, t }) {
  if (view.level === null) return nothing;
  const code = form === "phone" ? "henry.treasures.short" : "henry.treasures";
  return html`<p class="htreasures">
    ${icon("chest")} ${t(code, {
      pile: view.pile,
      laid: view.laid.length,
      gone: view.gone.length,
    })}
  </p>`;
}
