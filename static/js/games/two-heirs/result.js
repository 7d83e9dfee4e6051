/** The end of a match: who has the throne, both scores, a tour of the landscape. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { asked } from "../../core/telling.js";
import { againSign } from "../../ui/again.js";
import { btn } from "../../ui/button.js";
import { shield } from "./art.js";
import { landscape } from "./landscape.js";
import { scoreColumns } from "./scores.js";
import { plain } from "./sentences.js";
import { sheets } from "./sheets.js";
import { readTable } from "./table.js";
import { stopAt, stopsOf, sumsAt } from "./tour.js";

/** @import { Ctx, Outcome } from "../../core/contract.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Stop } from "./tour.js" */
/** @import { Cell, Heir } from "./types.d.ts" */

/** What lies over the map of the tour: its tools, where there are any. */
const INSETS = {
  laptop: { top: 8, right: 8, bottom: 8, left: 64 },
  tablet: { top: 8, right: 8, bottom: 8, left: 64 },
  phone: { top: 4, right: 52, bottom: 4, left: 4 },
};

/**
 * Draw everything after the end.
 *
 * @param {Ctx} ctx
 */
export function result(ctx) {
  const read = readTable(ctx);
  const outcome = read?.match.outcome;
  if (!read || !outcome) return html`${nothing}`;
  const stops = stopsOf(read);
  const table = touring(read, stops);
  const over = plain(table, asked(table.match.prompt));
  const solo = table.view.level !== null;
  const next = table.t(solo ? "result.next.solo" : "result.next");
  return html`<div class="board is-over hresult on-${table.form}">
    <div class="board-sign">
      ${ctx.ui.sign(againSign(ctx, { over, next, refusal: table.refusal }))}
    </div>
    <div class="board-scroll">
      ${scene(table, outcome)}
      <div class="htour">
        <div class="htour-map">${landscape(table, INSETS[table.form])}</div>
        ${tourWords(table, stops)}
        <section class="hfinal" aria-label=${table.t("result.scores")}>
          ${scoreColumns(table)}
        </section>
      </div>
      ${table.form === "laptop" ? nothing : ctx.afterwards()}
    </div>
    ${sheets(table)}
  </div>`;
}

/**
 * A touched tile, line or road leads the tour there.
 *
 * @param {Table} table
 * @param {Stop[]} stops
 * @returns {Table}
 */
function touring(table, stops) {
  const { act } = table;
  const tour = (/** @type {number} */ at, /** @type {Cell[]} */ cells) => {
    act.tour(at, cells);
    inSight(table);
  };
  const openCell = (/** @type {Cell} */ cell) => {
    const at = stopAt(stops, cell);
    tour(at, at < 0 ? [cell] : (stops[at]?.cells ?? []));
  };
  const openRoad = (/** @type {number} */ road) => {
    const at = stops.findIndex((stop) => stop.road === road);
    tour(at, stops[at]?.cells ?? []);
  };
  return { ...table, act: { ...act, openCell, openRoad, tour } };
}

/**
 * Landscape and words are in sight together, where both are longer than the window.
 *
 * @param {Table} table
 */
function inSight({ form, ctx, local }) {
  if (form === "laptop") return;
  const behavior = ctx.calm() ? "auto" : "smooth";
  local.map.element?.closest(".htour")?.scrollIntoView({ block: "start", behavior });
}

/**
 * @param {Table} table
 * @param {Outcome} outcome
 */
function scene(table, { reason }) {
  const { view, heirName, t, near } = table;
  const first = view.heirs[near];
  const second = view.heirs[/** @type {Heir} */ (1 - near)];
  return html`<section class="hscene">
    <span class="hscene-side">${shield(first.heir)}<b>${first.score.total}</b></span>
    <div>
      <h1>${plain(table, asked(table.match.prompt))}</h1>
      <p>
        ${t("result.points", {
          first: heirName(first.heir),
          second: heirName(second.heir),
          own: first.score.total,
          rival: second.score.total,
        })}
      </p>
      ${tieBreak(table, reason)}
    </div>
    <span class="hscene-side is-far"><b>${second.score.total}</b>${shield(second.heir)}</span>
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
 * Where the tour is, why there are points, and the sums so far.
 *
 * @param {Table} table
 * @param {Stop[]} stops
 */
function tourWords(table, stops) {
  const { local, t } = table;
  if (!stops.length) return nothing;
  const at = Math.min(local.stop, stops.length - 1);
  const stop = stops[at];
  return html`<section class="htour-words" aria-label=${t("tour.label")}>
    <div aria-live="polite">
      <p class="quiet">
        ${stop ? t("tour.stop", { at: at + 1, of: stops.length }) : t("tour.label")}
      </p>
      <h2>${stop ? stop.title : t("tour.title", { count: stops.length })}</h2>
      ${(stop?.lines ?? [t("tour.hint")]).map((line) => html`<p>${line}</p>`)}
    </div>
    ${sums(table, sumsAt(stops, at))} ${steps(table, stops, at)}
  </section>`;
}

/**
 * @param {Table} table
 * @param {[number, number]} points Heir by heir.
 */
function sums({ t, view, heirName, near }, points) {
  const far = /** @type {Heir} */ (1 - near);
  const [first, second] = view.heirs.map(({ score }) => score.total);
  return html`<p class="htour-sums">
    <span>${t("tour.so-far")}</span>
    ${shield(near)}<span class="unseen">${heirName(near)}</span><b>${points[near]}</b>
    <b>${points[far]}</b><span class="unseen">${heirName(far)}</span>${shield(far)}
    <progress
      aria-hidden="true"
      max=${(first ?? 0) + (second ?? 0) || 1}
      value=${points[0] + points[1]}
    ></progress>
  </p>`;
}

/**
 * @param {Table} table
 * @param {Stop[]} stops
 * @param {number} at
 */
function steps({ t, act }, stops, at) {
  const go = (/** @type {number} */ to) => () => act.tour(to, stops[to]?.cells ?? []);
  const last = at + 1 >= stops.length;
  return html`<div class="htour-steps">
    ${at < 0 ? nothing : btn({ label: t("tour.back"), onClick: go(at - 1) })}
    ${btn({
      label: t(at < 0 ? "tour.begin" : last ? "tour.again" : "tour.next"),
      kind: "main",
      onClick: go(last ? -1 : at + 1),
    })}
  </div>`;
}
