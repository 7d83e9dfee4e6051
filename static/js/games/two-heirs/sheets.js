/** What comes over the board: the score, sources, a building's sum, a tile to read. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { costRow } from "./costs.js";
import { diagram } from "./diagram.js";
import { effectWords } from "./effects.js";
import { cellExplained, roadExplained } from "./explained.js";
import { cellKey } from "./grid.js";
import { handPicture } from "./hand.js";
import { resources } from "./resources.js";
import { scoreColumns } from "./scores.js";

/** @import { Content } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Cell, TileId } from "./types.d.ts" */

/**
 * Draw whatever is open over the board.
 *
 * @param {Table} table
 */
export function sheets(table) {
  return html`${sheetOf(table)} ${readingOf(table)}`;
}

/** @param {Table} table */
function sheetOf(table) {
  const { local, t } = table;
  switch (local.sheet?.kind) {
    case "score":
      return beside(table, t("score.title"), scoreColumns(table));
    case "sources":
      return beside(table, t("use.title"), resources(table));
    case "line":
      return openCell(table, local.sheet.cell);
    case "road": {
      const { title, lines } = roadExplained(table, local.sheet.road);
      return beside(table, title, paragraphs(lines));
    }
    default:
      return nothing;
  }
}

/**
 * @param {Table} table
 * @param {Cell} cell
 */
function openCell(table, cell) {
  const { title, lines } = cellExplained(table, cell);
  const laid = table.tiles.get(cellKey(cell));
  const printed = laid?.tile && laid.owner !== null ? table.tile(laid.tile) : null;
  const effect = printed ? html`<p>${effectWords(printed, table)}</p>` : nothing;
  return beside(table, title, html`${effect} ${paragraphs(lines)}`);
}

/** @param {string[]} lines */
function paragraphs(lines) {
  return html`${lines.map((line) => html`<p>${line}</p>`)}`;
}

/**
 * @param {Table} table
 * @param {string} title
 * @param {Content} body
 */
function beside({ ctx, act, t }, title, body) {
  return ctx.ui.sheet({
    title,
    t,
    body,
    modal: false,
    place: "side",
    onClose: act.closeSheet,
  });
}

/** @param {Table} table */
function readingOf(table) {
  const { local, act, ctx, t, form } = table;
  if (local.reading) {
    const printed = table.tile(local.reading);
    if (!printed) return nothing;
    return ctx.ui.reading({
      label: t(`building.${printed.building}`),
      body: large(table, local.reading),
      onClose: act.closeReading,
      t,
    });
  }
  if (!local.resting || form === "phone" || !table.tile(local.resting)) return nothing;
  return html`<div class="resting" aria-hidden="true">${large(table, local.resting)}</div>`;
}

/**
 * A tile large, with cost, effect and what is printed on it besides.
 *
 * @param {Table} table
 * @param {TileId} id
 */
function large(table, id) {
  const printed = table.tile(id);
  if (!printed) return html``;
  const { t } = table;
  return html`<div class="hreading" data-card=${id}>
    <span class="hreading-tile">${handPicture(table, printed)}</span>
    <p><b>${t(`building.${printed.building}`)}</b></p>
    <p>${costRow(printed.cost)}</p>
    <p>${effectWords(printed, table)}</p>
    ${diagram(table, printed)}
    <p class="quiet">${t(`set.${printed.set}`)}</p>
  </div>`;
}
