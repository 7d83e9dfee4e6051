/** The end of a match: who has the throne, both scores, a tour of the landscape. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { asked } from "../../core/telling.js";
import { againSign } from "../../ui/again.js";
import { btn } from "../../ui/button.js";
import { shield } from "./art.js";
import { lineWords, roadExplained } from "./explained.js";
import { landscape } from "./landscape.js";
import { scoreColumns } from "./scores.js";
import { plain } from "./sentences.js";
import { readTable } from "./table.js";

/** @import { Ctx, Outcome } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Cell } from "./types.d.ts" */

/** The map of the tour has only its tools over it. */
const INSET = { top: 4, right: 4, bottom: 4, left: 60 };

/**
 * Draw everything after the end.
 *
 * @param {Ctx} ctx
 */
export function result(ctx) {
  const table = readTable(ctx);
  const outcome = table?.match.outcome;
  if (!table || !outcome) return html`${nothing}`;
  const over = plain(table, asked(table.match.prompt));
  const next = table.t("result.next");
  return html`<div class="board is-over hresult on-${table.form}">
    <div class="board-sign">
      ${ctx.ui.sign(againSign(ctx, { over, next, refusal: table.refusal }))}
    </div>
    <div class="board-scroll">
      ${scene(table, outcome)} ${tour(table)}
      <section class="hfinal" aria-label=${table.t("result.scores")}>
        ${scoreColumns(table)}
      </section>
      ${table.form === "laptop" ? nothing : ctx.afterwards()}
    </div>
  </div>`;
}

/**
 * @param {Table} table
 * @param {Outcome} outcome
 */
function scene(table, { reason }) {
  const { view, heirName, t } = table;
  const [first, second] = view.heirs;
  return html`<section class="hscene">
    <span class="hscene-side">${shield(0)}<b>${first.score.total}</b></span>
    <div>
      <h1>${plain(table, asked(table.match.prompt))}</h1>
      <p>
        ${t("result.points", {
          first: heirName(0),
          second: heirName(1),
          own: first.score.total,
          rival: second.score.total,
        })}
      </p>
      ${tieBreak(table, reason)}
    </div>
    <span class="hscene-side is-far"><b>${second.score.total}</b>${shield(1)}</span>
  </section>`;
}

/**
 * Equal points, and yet a winner: who has more units in the reserve.
 *
 * @param {Table} table
 * @param {string} reason
 */
function tieBreak({ view, t }, reason) {
  const [first, second] = view.heirs;
  const even = first.score.total === second.score.total;
  if (!even || reason !== "supply" || view.level !== null) return nothing;
  const [own, rival] = view.heirs.map(
    ({ units }) => units.filter(({ cell }) => cell === null).length,
  );
  return html`<p>${t("result.tie-break", { own, rival })}</p>`;
}

/**
 * Stop by stop over the landscape: each building that scores, then each road.
 *
 * @param {Table} table
 */
function tour(table) {
  const { local, t, act } = table;
  const stops = stopsOf(table);
  const at = Math.min(Math.max(local.tour, 0), stops.length - 1);
  const stop = stops[at];
  const go = (/** @type {number} */ to) => {
    act.stop(to);
    act.ring(stops[to]?.cells ?? []);
  };
  return html`<section class="htour" aria-label=${t("tour.label")}>
    <div class="htour-map">${landscape(table, INSET)}</div>
    ${
      stop
        ? html`<div class="htour-words" aria-live="polite">
            <p class="quiet">${t("tour.stop", { at: at + 1, of: stops.length })}</p>
            <h2>${stop.title}</h2>
            ${stop.lines.map((line) => html`<p>${line}</p>`)}
            <p class="htour-steps">
              ${btn({
                label: t("tour.back"),
                onClick: () => go(at - 1),
                notNow: at === 0 ? t("tour.first") : undefined,
              })}
              ${btn({
                label: t("tour.next"),
                kind: "main",
                onClick: () => go(at + 1),
                notNow: at + 1 === stops.length ? t("tour.last") : undefined,
              })}
            </p>
          </div>`
        : nothing
    }
  </section>`;
}

/**
 * @typedef {{ title: string, lines: string[], cells: Cell[] }} Stop
 *
 * @param {Table} table
 * @returns {Stop[]}
 */
function stopsOf(table) {
  const { view, t, heirName } = table;
  const buildings = view.heirs.flatMap(({ heir, score }) =>
    score.buildings
      .filter(({ points }) => points > 0)
      .map((line) => ({
        title: t("line.title", {
          building: t(`building.${line.building}`),
          name: heirName(heir),
        }),
        lines: lineWords(table, line),
        cells: [line.cell, ...line.counted],
      })),
  );
  const roads = view.roads_score ? view.roads : [];
  const along = roads.map((road, at) => ({
    ...roadExplained(table, at),
    cells: road.parts.map(({ cell }) => cell),
  }));
  return [...buildings, ...along];
}
