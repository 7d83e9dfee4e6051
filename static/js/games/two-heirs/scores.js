/** "If it ended now": both heirs' points with where they come from. */

import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { buildingIcon, shield, terrainSign } from "./art.js";
import { roadLetter, roadStyle } from "./roads.js";

/** @import { Table } from "./table.js" */
/** @import { BuildingScore, Heir, HeirView, TileId } from "./types.d.ts" */

/**
 * The plate of an heir over the landscape: shield, name, points.
 *
 * @param {Table} table
 * @param {HeirView} one
 */
export function heirPlate(table, one) {
  const { t, view, heirName, near } = table;
  const active = view.active === one.heir && view.phase !== "over";
  const classes = ["hplate", one.heir === 0 ? "is-blue" : "is-ivory"];
  if (active) classes.push("is-active");
  if (one.heir !== near) classes.push("is-far");
  return html`<div class=${classes.join(" ")} data-place=${`hand-${one.seat ?? "henry"}`}>
    ${shield(one.heir)}
    <span class="hplate-name">
      <b>${heirName(one.heir)}</b>
      <span>${t(one.heir === 0 ? "heir.blue" : "heir.ivory")}</span>
    </span>
    <b class="hplate-points">${one.score.total}</b>
    ${plateNote(table, one)}
  </div>`;
}

/**
 * @param {Table} table
 * @param {HeirView} one
 */
function plateNote({ t, ctx }, { final, seat, out }) {
  const note = out ? t("heir.left") : final ? t(`heir.final.${final}`) : "";
  return html`${note ? html`<span class="hplate-note">${note}</span>` : nothing}${
    seat === null ? nothing : ctx.presence(seat)
  }`;
}

/**
 * Both columns of the score.
 *
 * @param {Table} table
 */
export function scoreColumns(table) {
  const { view, near } = table;
  const far = /** @type {Heir} */ (1 - near);
  return html`<div class="hscore">
    ${[near, far].map((heir) => scoreOf(table, view.heirs[heir]))}
  </div>`;
}

/**
 * One heir's lines, the best first, and the total.
 *
 * @param {Table} table
 * @param {HeirView} one
 */
export function scoreOf(table, { heir, score, hand }) {
  const { t, heirName } = table;
  const lines = [...score.buildings].sort((a, b) => b.points - a.points);
  return html`<section class="hcolumn" aria-label=${heirName(heir)}>
    <h3>${heirName(heir)}</h3>
    ${heldBy(table, heir, hand)}
    <ul>
      ${lines.map((line) => buildingLine(table, line))} ${roadLines(table, heir)}
      ${
        score.from_treasures
          ? html`<li class="hline"><span>${t("score.treasures")}</span><b>${score.from_treasures}</b></li>`
          : nothing
      }
    </ul>
    <p class="htotal"><span>${t("score.total")}</span><b>${score.total}</b></p>
  </section>`;
}

/**
 * The hand of an heir that lies nowhere else on the screen: hands are open (H6).
 *
 * @param {Table} table
 * @param {Heir} heir
 * @param {TileId[]} hand
 */
function heldBy(table, heir, hand) {
  const { t, view } = table;
  const apart = heir !== table.heir && view.phase !== "over" && hand.length > 0;
  if (!apart) return nothing;
  return html`<div class="hheld" role="group" aria-label=${t("score.held")}>
    ${hand.map((id) => heldTile(table, id))}
  </div>`;
}

/**
 * @param {Table} table
 * @param {TileId} id
 */
function heldTile({ t, tile, act }, id) {
  const printed = tile(id);
  if (!printed) return nothing;
  const { building, terrain } = printed;
  return html`<button
    type="button"
    class="hheld-tile is-${terrain}"
    data-rove="score"
    data-key=${`held-${id}`}
    data-card=${id}
    aria-label=${t("cell.building", {
      building: t(`building.${building}`),
      terrain: t(`terrain.${terrain}`),
    })}
    @click=${() => act.read(id)}
  >
    ${buildingIcon(building)}${terrainSign(terrain)}
  </button>`;
}

/**
 * @param {Table} table
 * @param {BuildingScore} line
 */
function buildingLine({ t, act }, { building, points, doubled, cell }) {
  return html`<li>
    <button
      type="button"
      class="hline ${points ? "" : "is-nothing"}"
      data-rove="score"
      data-key=${`line-${cell.join()}`}
      @click=${() => act.openCell(cell)}
    >
      <span
        >${t(`building.${building}`)}${
          doubled ? html` <b class="htwice">×2</b>` : nothing
        }</span
      >
      <b>${points}</b>
    </button>
  </li>`;
}

/**
 * The roads that score for an heir.
 *
 * @param {Table} table
 * @param {Heir} heir
 */
function roadLines({ view, t, act }, heir) {
  if (!view.roads_score) return nothing;
  return view.roads.map((road, at) => {
    if (road.owner !== heir) return nothing;
    const own = road.counts[heir];
    const rival = road.counts[/** @type {Heir} */ (1 - heir)];
    return html`<li>
      <button
        type="button"
        class="hline"
        data-rove="score"
        data-key=${`road-${at}`}
        @click=${() => act.openRoad(at)}
      >
        <span
          ><span class="hletter ${roadStyle(at)}">${roadLetter(at)}</span> ${t(
            "score.road",
            { own, rival },
          )}</span
        >
        <b>${road.points}</b>
      </button>
    </li>`;
  });
}
