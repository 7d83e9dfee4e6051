/**
 * The board while a match runs: the landscape is the hero.
 *
 * The order in the document is the order of Tab: Sign, hand, landscape, reserve,
 * resources, score. Where each part lies on the screen is the style sheet's affair.
 */

import { ref } from "../../../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { glyph } from "../../ui/icon.js";
import { justNow } from "../../ui/just-now.js";
import { hand } from "./hand.js";
import { headline } from "./headline.js";
import { henryHeard, henrySteps, isTelling, treasureLine } from "./henry.js";
import { landscape } from "./landscape.js";
import { undoTool } from "./maptools.js";
import { reserve } from "./reserve.js";
import { resourceStrip, resources } from "./resources.js";
import { heirPlate, scoreColumns } from "./scores.js";
import { sentence } from "./sentences.js";
import { sheets } from "./sheets.js";
import { signOf } from "./sign.js";
import { spokenTable } from "./spoken.js";
import { readTable } from "./table.js";
import { tend } from "./tend.js";
import { waitingUnits } from "./waiting.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Heir } from "./types.d.ts" */

/** A landscape's window below this many pixels is narrow; the style sheet says so too. */
const NARROW = 820;

/**
 * Draw the board.
 *
 * @param {Ctx} ctx
 */
export function board(ctx) {
  const table = readTable(ctx);
  if (!table) return html`${nothing}`;
  return html`<div class=${classes(table)} ${ref((root) => tend(root, ctx))}>
    <div class="board-sign">${ctx.ui.sign(signOf(table))}</div>
    ${table.me === null ? nothing : html`<div class="board-hand">${hand(table)}</div>`}
    <div class="hfield">
      ${plates(table)} ${landscape(table, insetOf(table))}
    </div>
    ${side(table)} ${henryHeard(table)} ${spokenTable(table)} ${sheets(table)}
  </div>`;
}

/** @param {Table} table */
function classes({ form, low, me, mine, sending, view }) {
  const states = {
    "is-low": low,
    "is-solo": view.level !== null,
    "is-sending": sending,
    "is-watching": me === null,
    "is-waiting": !mine,
    "is-last": view.trigger !== null,
  };
  const on = Object.entries(states).flatMap(([name, yes]) => (yes ? name : []));
  return ["board", "hboard", `on-${form}`, ...on].join(" ");
}

/**
 * Both heirs; the reader's own on the left. On a phone the score hangs between.
 *
 * @param {Table} table
 */
function plates(table) {
  const { view, near, t, act, form } = table;
  const far = /** @type {Heir} */ (1 - near);
  return html`<div class="hplates">
    ${heirPlate(table, view.heirs[near])} ${form === "phone" ? nothing : undoTool(table)}
    ${
      form === "laptop"
        ? (henrySteps(table) ?? news(table))
        : html`<button
            type="button"
            class="hscore-open"
            @click=${() => act.open({ kind: "score" })}
          >
            ${glyph("up")}<span>${t("score.open")}</span>
          </button>`
    }
    ${heirPlate(table, view.heirs[far])}
  </div>`;
}

/**
 * What just happened; where the window is low, the log tells that.
 *
 * @param {Table} table
 */
function news(table) {
  const { ctx, act, low } = table;
  if (low) return nothing;
  const said = headline(ctx.state.log);
  if (!said) return nothing;
  return justNow(ctx, said, (told) => sentence(table, told), act.again);
}

/**
 * What lies over the landscape's edges: the tools, and on a laptop plates and news. In
 * a narrow window the news hang below the plates. Long words make them hang farther down
 * than they mostly do.
 *
 * @param {Table} table
 */
function insetOf(table) {
  const { form, local, low } = table;
  if (form === "phone") return { top: 4, right: 52, bottom: 4, left: 4 };
  if (form === "tablet") return { top: 4, right: 4, bottom: 4, left: 64 };
  const below = local.window.width < NARROW && (!low || isTelling(table));
  return { top: Math.max(below ? 132 : 70, local.hung), right: 8, bottom: 8, left: 64 };
}

/**
 * Reserve, resources and score: a panel on a laptop, strips elsewhere.
 *
 * @param {Table} table
 */
function side(table) {
  const { form, t } = table;
  if (form !== "laptop") {
    return html`<div class="hstrips">
      ${reserve(table)}
      <div class="hbelow">${below(table)}</div>
    </div>`;
  }
  return html`<aside class="hside">
    ${reserve(table)} ${treasureLine(table)} ${resources(table)}
    <section class="hscores" aria-labelledby="score-title">
      <header class="hside-head"><h2 id="score-title">${t("score.title")}</h2></header>
      ${scoreColumns(table)}
    </section>
  </aside>`;
}

/**
 * Where there is no panel, Henry's steps take the place of the counters, so that the
 * landscape keeps its own.
 *
 * @param {Table} table
 */
function below(table) {
  return (
    henrySteps(table) ??
    html`<div class="hstrip-row">${resourceStrip(table)}${waiting(table)}</div>
      ${treasureLine(table)}`
  );
}

/**
 * The reader's units that can be called, where the ring has no middle.
 *
 * @param {Table} table
 */
function waiting(table) {
  const { heir, view } = table;
  return heir === null ? nothing : waitingUnits(table, view.heirs[heir]);
}
