/** What comes over the board: the score, sources, a building's sum, a tile to read. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { btn } from "../../ui/button.js";
import { costRow } from "./costs.js";
import { diagram } from "./diagram.js";
import { effectWords } from "./effects.js";
import { cellExplained, lineWords, roadExplained } from "./explained.js";
import { cellKey, sameCell } from "./grid.js";
import { handPicture, nowWords } from "./hand.js";
import { resourceRows, usedBy } from "./resources.js";
import { roadLetter } from "./roads.js";
import { scoreColumns } from "./scores.js";
import { tokenFace, treasureWords } from "./treasure.js";

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
  const { local, t, form } = table;
  // On a laptop both stand beside the landscape anyway.
  const apart = form !== "laptop";
  switch (local.sheet?.kind) {
    case "score":
      return apart ? beside(table, t("score.title"), scoreColumns(table)) : nothing;
    case "sources":
      return apart ? beside(table, usedBy(table), resourceRows(table)) : nothing;
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
  const built = laid?.tile && laid.owner !== null ? laid.tile : null;
  const body = html`<div class="hsum">${paragraphs(lines)}</div>
    ${roadsOf(table, cell)} ${treasureOn(table, cell)} ${built ? large(table, built) : nothing}`;
  return beside(table, title, body);
}

/**
 * The roads that a cell is part of: the only way to one that nobody has points of.
 *
 * @param {Table} table
 * @param {Cell} cell
 */
function roadsOf({ view, t, act }, cell) {
  const ways = view.roads.flatMap(({ parts }, at) => {
    const isPart = parts.length > 1 && parts.some((part) => sameCell(part.cell, cell));
    const label = t("road.read", { road: roadLetter(at) });
    return isPart ? [btn({ label, onClick: () => act.openRoad(at) })] : [];
  });
  return ways.length ? html`<p class="hways">${ways}</p>` : nothing;
}

/**
 * The treasure on a cell, with what gets rid of it.
 *
 * @param {Table} table
 * @param {Cell} cell
 */
function treasureOn(table, cell) {
  const { view, catalogue, t } = table;
  const laid = view.laid.find((one) => sameCell(one.cell, cell));
  const treasure = laid && catalogue.treasures[laid.treasure];
  if (!treasure) return nothing;
  return html`<p class="htreasure">
    ${tokenFace(treasure)}
    <span>${t("treasure.told", { ends: treasureWords(table, treasure) })}</span>
  </p>`;
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
      body: html`${large(table, local.reading)} ${worthNow(table, local.reading)}`,
      onClose: act.closeReading,
      t,
    });
  }
  if (!local.resting || form === "phone" || !table.tile(local.resting)) return nothing;
  return html`<div class="resting" aria-hidden="true">
    ${large(table, local.resting)} ${worthNow(table, local.resting)}
  </div>`;
}

/**
 * What a tile is worth now: the sum of one that lies, what one of the hand would be.
 *
 * @param {Table} table
 * @param {TileId} id
 */
function worthNow(table, id) {
  const { heirs } = table.view;
  const lines = heirs.flatMap(({ score }) => score.buildings);
  const line = lines.find(({ tile }) => tile === id);
  const said = line ? lineWords(table, line) : [nowWords(table, id)];
  return html`<div class="hsum">${paragraphs(said.filter(Boolean))}</div>`;
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
  const { t, view } = table;
  const laid = view.landscape.find((one) => one.tile === id);
  const owner = laid?.owner ?? undefined;
  return html`<div class="hreading" data-card=${id}>
    <span class="hreading-tile">${handPicture(table, printed, owner)}</span>
    <p><b>${t(`building.${printed.building}`)}</b></p>
    <p>${costRow(printed.cost)}</p>
    <p>${effectWords(printed, table)}</p>
    ${diagram(table, printed, owner)}
    <p class="quiet">${t(`set.${printed.set}`)}</p>
  </div>`;
}
