/** Resources as rows of terrain shapes: costs, what is lacking, what can be used. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { terrainSign } from "./art.js";

/** @import { Translate } from "../../core/contract.d.ts" */
/** @import { Cost, Terrain } from "./types.d.ts" */

/** @type {Terrain[]} */
export const TERRAINS = ["wood", "stone", "grain"];

/**
 * A cost, one shape for each resource.
 *
 * @param {Cost} cost
 */
export function costRow(cost) {
  return html`<span class="hcost" aria-hidden="true"
    >${TERRAINS.flatMap((terrain) =>
      Array.from({ length: cost[terrain] ?? 0 }, () => terrainSign(terrain)),
    )}</span
  >`;
}

/**
 * A cost in words: "2 wood, 1 grain".
 *
 * @param {Cost} cost
 * @param {{ t: Translate, list: (words: string[]) => string }} table
 */
export function costWords(cost, { t, list }) {
  const words = TERRAINS.flatMap((terrain) => {
    const count = cost[terrain] ?? 0;
    return count ? [t(`resource.${terrain}`, { count })] : [];
  });
  return words.length ? list(words) : t("resource.none");
}

/** @param {Cost} cost */
export function amount(cost) {
  return TERRAINS.reduce((sum, terrain) => sum + (cost[terrain] ?? 0), 0);
}
