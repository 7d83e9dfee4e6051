/** What a building does, in one sentence made from what is printed on its tile. */

/** @import { Translate } from "../../core/contract.d.ts" */
/** @import { Tile } from "./types.d.ts" */

/**
 * Word a tile's effect.
 *
 * @param {Pick<Tile, "building" | "axis" | "pairs" | "depicts">} printed
 * @param {{ t: Translate, list: (words: string[]) => string }} table
 */
export function effectWords({ building, axis, pairs, depicts }, { t, list }) {
  return t(axis ? `effect.${building}.${axis}` : `effect.${building}`, {
    count: pairs.length,
    buildings: list(depicts.map((kind) => t(`buildings.${kind}`))),
  });
}
