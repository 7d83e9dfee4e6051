/** Henry's last turn, told step by step; each step says why he did it. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { rich } from "../../core/rich.js";
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
  return html`<section class="hhenry" aria-label=${t("henry.turn")}>
    ${icon("open-treasure-chest")}
    <p>${told(table, step, (words) => html`<b>${words}</b>`)}</p>
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
 * The step that is told, for ears: the region is there before anything is told, so
 * that the first step is said too.
 *
 * @param {Table} table
 */
export function henryHeard(table) {
  const { view, local } = table;
  if (view.level === null) return nothing;
  const step = isTelling(table) ? view.henry[local.tour] : undefined;
  return html`<div class="unseen" aria-live="polite">
    ${step ? told(table, step, (words) => words) : nothing}
  </div>`;
}

/**
 * "Henry, 1 of 4: he takes the Camp."
 *
 * @template T
 * @param {Table} table
 * @param {HenryStep} step
 * @param {(words: string) => T} draw How the first part is shown.
 */
function told(table, step, draw) {
  const { t, view, local } = table;
  const at = t("henry.step", { at: local.tour + 1, of: view.henry.length });
  return rich(t, "henry.told", { step: draw(at) }, { told: stepWords(table, step) });
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
