/** A tile to look at outside of a match, with its name. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { tilePicture } from "./tile.js";

/** @import { Printing } from "../../core/contract.d.ts" */
/** @import { Catalogue, Heir } from "./types.d.ts" */

/** How a tile is named that is shown as the second heir's, or as free terrain. */
const OTHERS = /^(ivory|free)-/;

/**
 * @param {string} id A tile of the catalogue.
 * @param {Printing} by
 */
export function picture(id, { catalogue, t }) {
  const as = OTHERS.exec(id)?.[1];
  const tile = /** @type {Catalogue} */ (catalogue)?.tiles?.[id.replace(OTHERS, "")];
  if (!tile) return html``;
  const name = t(`building.${tile.building}`);
  const owner = /** @type {Heir} */ (as === "ivory" ? 1 : 0);
  const free = as === "free";
  return html`<span class="hpicture"
    >${tilePicture({
      terrain: tile.terrain,
      cell: [id.length, id.charCodeAt(0)],
      building: free ? null : { kind: tile.building, owner, name },
      exits: free ? [] : tile.roads.map((side) => ({ side, road: null })),
    })}<span class="unseen"
      >${free ? t("cell.free", { terrain: t(`terrain.${tile.terrain}`) }) : name}</span
    ></span
  >`;
}
