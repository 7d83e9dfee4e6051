/** Henry's last turn, told step by step; each step says why he did it. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { btn } from "../../ui/button.js";
import { icon } from "./art.js";
import { plain } from "./sentences.js";

/** @import { Table } from "./table.js" */
/** @import { HenryStep } from "./types.d.ts" */

/**
 * Draw the step that is shown, with the way to the next one and past them all.
 *
 * @param {Table} table
 */
export function henrySteps(table) {
  const { view, local, t, act } = table;
  const step = view.henry[local.tour];
  if (!step || view.level === null) return nothing;
  const last = local.tour + 1 >= view.henry.length;
  return html`<section class="hhenry" aria-label=${t("henry.turn")} aria-live="polite">
    ${icon("open-treasure-chest")}
    <p>
      <b>${t("henry.step", { at: local.tour + 1, of: view.henry.length })}</b>
      ${stepWords(table, step)}
    </p>
    ${last ? nothing : btn({ label: t("henry.skip"), onClick: () => act.tell(-1, []) })}
    ${btn({
      label: t(last ? "henry.done" : "henry.next"),
      kind: "main",
      onClick: () =>
        act.tell(last ? -1 : local.tour + 1, ringOf(view.henry[local.tour + 1])),
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

/** @param {HenryStep | undefined} step */
function ringOf(step) {
  return step?.cell ? [step.cell] : [];
}

/**
 * Henry's treasures: those in the pile, and those that are gone.
 *
 * @param {Table} table
 */
export function treasureLine({ view, t }) {
  if (view.level === null) return nothing;
  return html`<p class="htreasures">
    ${icon("chest")} ${t("henry.treasures", {
      pile: view.pile,
      laid: view.laid.length,
      gone: view.gone.length,
    })}
  </p>`;
}
