/** "You can use": how much of each resource, and where each comes from. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { rich } from "../../core/rich.js";
import { terrainSign } from "./art.js";
import { TERRAINS } from "./costs.js";
import { cellKey } from "./grid.js";
import { heirShown } from "./viewed.js";

/** @import { Table } from "./table.js" */
/** @import { HeirView, Source, Terrain } from "./types.d.ts" */

/**
 * Three rows: shape, number, sources. Pointing at a row rings its sources.
 *
 * @param {Table} table
 */
export function resources(table) {
  return html`<section class="huse" aria-labelledby="use-title">
    <header class="hside-head">
      <h2 id="use-title">${usedBy(table)}</h2>
      <span>${table.t("use.each")}</span>
    </header>
    ${rows(table)}
  </section>`;
}

/**
 * The rows alone, for a sheet that has the heading already.
 *
 * @param {Table} table
 */
export function resourceRows(table) {
  return html`<div class="huse">
    <p class="quiet">${table.t("use.each")}</p>
    ${rows(table)}
  </div>`;
}

/**
 * Whose resources these are, as a heading.
 *
 * @param {Table} table
 */
export function usedBy(table) {
  const name = table.heirName(heirShown(table).heir);
  return table.t(table.heir === null ? "use.title.other" : "use.title", { name });
}

/** @param {Table} table */
function rows(table) {
  const heir = heirShown(table);
  return html`<ul>
    ${TERRAINS.map((terrain) => row(table, heir, terrain))}
  </ul>`;
}

/**
 * The same as three counters and a way to the rest, for a phone.
 *
 * @param {Table} table
 */
export function resourceStrip(table) {
  const { t, act } = table;
  const heir = heirShown(table);
  return html`<div class="huse-strip">
    ${TERRAINS.map((terrain) => {
      const count = of(heir, terrain).length;
      return html`<span class="huse-count">
        ${terrainSign(terrain)}<b aria-hidden="true">${count}</b>
        <span class="unseen">${t(`resource.${terrain}`, { count })}</span>
      </span>`;
    })}
    <button
      type="button"
      class="btn is-plain"
      data-key="sources"
      @click=${() => act.open({ kind: "sources" })}
    >
      ${t("use.where")}
    </button>
  </div>`;
}

/**
 * Pointing at the row rings all of its sources, at one of them that one.
 *
 * @param {Table} table
 * @param {HeirView} heir
 * @param {Terrain} terrain
 */
function row(table, heir, terrain) {
  const { t, act } = table;
  const found = of(heir, terrain);
  const all = () => ring(table, found);
  return html`<li class="huse-row">
    <button
      type="button"
      data-rove="use"
      data-key=${`use-${terrain}`}
      @pointerenter=${all}
      @pointerleave=${() => act.point(null)}
      @focus=${all}
      @blur=${() => act.point(null)}
      @click=${all}
    >
      ${terrainSign(terrain)} <b aria-hidden="true">${found.length}</b>
      <span class="unseen">${t(`resource.${terrain}`, { count: found.length })}</span>
      <span>${found.length ? sourceList(table, heir, found) : t("use.none")}</span>
    </button>
  </li>`;
}

/**
 * @param {Table} table
 * @param {HeirView} heir
 * @param {Source[]} found
 */
function sourceList(table, heir, found) {
  const drawn = found.map(
    (source) =>
      html`<span
        class="huse-source"
        @pointerenter=${() => ring(table, [source])}
        @pointerleave=${() => ring(table, found)}
        >${sourceWords(table, heir, source)}</span
      >`,
  );
  const joined = (/** @type {string} */ _, marks = {}) =>
    table.tally(Object.values(marks));
  return rich(joined, "", Object.fromEntries(drawn.entries()));
}

/**
 * Ring where resources come from, on the landscape and in the reserve.
 *
 * @param {Table} table
 * @param {Source[]} sources
 */
function ring({ act }, sources) {
  act.point({
    cells: sources.flatMap(({ cell }) => (cell ? [cell] : [])),
    places: sources.flatMap(({ place }) => (place === undefined ? [] : [place])),
  });
}

/**
 * @param {HeirView} heir
 * @param {Terrain} terrain
 */
function of({ sources }, terrain) {
  return sources.filter((source) => source.terrain === terrain);
}

/**
 * @param {Table} table
 * @param {HeirView} heir
 * @param {Source} source
 */
function sourceWords({ t, tiles, tile }, { places }, { kind, cell, place, terrain }) {
  if (kind === "reserve")
    return t("source.reserve", { rank: places.indexOf(place ?? -1) + 1 });
  const laid = cell ? tiles.get(cellKey(cell)) : undefined;
  const printed = laid?.tile && laid.owner !== null ? tile(laid.tile) : null;
  const building = printed ? t(`building.${printed.building}`) : "";
  if (kind === "building") return t("source.building", { building });
  return building
    ? t("source.unit", { building })
    : t("source.unit-free", { terrain: t(`terrain.${terrain}`) });
}
