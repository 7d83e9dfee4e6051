/** Why a building or a road is worth what it is, in sentences. */

import { forReader } from "../../core/telling.js";
import { cellKey } from "./grid.js";
import { roadLetter } from "./roads.js";

/** @import { Table } from "./table.js" */
/** @import { BuildingScore, Cell, Heir } from "./types.d.ts" */

/**
 * The sum of a building: what it is by itself, what it counts, what doubles it.
 *
 * @param {Table} table
 * @param {BuildingScore} line
 * @returns {string[]}
 */
export function lineWords({ t }, { condition, base, each, times, doubled, points }) {
  const counts = each > 0 || times > 0;
  return [
    base ? t("line.base", { base }) : "",
    counts ? t(`line.${condition}`, { times, each, sum: times * each }) : "",
    doubled ? t(`line.doubled.${doubled}`) : "",
    t("line.points", { points }),
  ].filter(Boolean);
}

/**
 * What lies on a cell and what it is worth, for the sheet about it.
 *
 * @param {Table} table
 * @param {Cell} cell
 * @returns {{ title: string, lines: string[] }}
 */
export function cellExplained(table, cell) {
  const { t, tiles, lines, heirName } = table;
  const key = cellKey(cell);
  const laid = tiles.get(key);
  const line = lines.get(key);
  if (!laid || !line || laid.owner === null) {
    const terrain = t(`terrain.${laid?.terrain ?? "wood"}`);
    return { title: t("cell.free", { terrain }), lines: [t("cell.free.more")] };
  }
  const title = t("line.title", {
    building: t(`building.${line.building}`),
    name: heirName(laid.owner),
  });
  return { title, lines: lineWords(table, line) };
}

/**
 * @param {Table} table
 * @param {number} at Its place among the roads.
 * @returns {{ title: string, lines: string[] }}
 */
export function roadExplained(table, at) {
  const { t, view, heirName } = table;
  const road = view.roads[at];
  const title = t("road.read", { road: roadLetter(at) });
  if (!road) return { title, lines: [] };
  const [blue, ivory] = [heirName(0), heirName(1)];
  const counts = t("road.counts", {
    blue,
    ivory,
    first: road.counts[0],
    second: road.counts[1],
  });
  const ends = road.owner === null ? t("road.nobody") : won(road.owner, road.points);
  return { title, lines: [counts, view.roads_score ? ends : t("road.unscored")] };

  /**
   * @param {Heir} owner
   * @param {number} points
   */
  function won(owner, points) {
    const code = forReader(table, "road.points", { actor: view.heirs[owner].seat });
    return t(code, { name: heirName(owner), points });
  }
}
