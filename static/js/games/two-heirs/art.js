/** The small drawn parts of The Two Heirs: icons, terrain shapes, the heirs' shields. */

import { svg } from "../../../vendor/lit-html/lit-html.js";
import { icon as shared } from "../../ui/icon.js";
import { symbolId } from "../../ui/sprite.js";

/** @import { Building, Heir, Terrain } from "./types.d.ts" */

/** Where the icons are; the shell puts them into the page. */
export const SPRITE = "/static/vendor/sprites/two-heirs.svg";

/** @type {Record<Building, string>} */
const ICONS = {
  inn: "beer-stein",
  marketplace: "shop",
  "pilgrimage-site": "prayer",
  "bandit-stronghold": "cowled",
  mill: "windmill",
  stonemasons: "stone-block",
  stable: "horse-head",
  bakery: "sliced-bread",
  smithy: "anvil-impact",
  lodge: "log",
  camp: "camping-tent",
  farm: "barn",
  sawmill: "circular-sawblade",
  quarry: "war-pick",
  "trading-post": "scales",
  cathedral: "church",
  "siege-tower": "siege-tower",
  fortress: "castle",
  "basket-maker": "basket",
  potter: "painted-pottery",
  cooper: "barrel",
  "guild-house": "hammer-nails",
  lookout: "spyglass",
  guardhouse: "guards",
};

/**
 * The outline that stands for a terrain everywhere, in a field of 24.
 *
 * @type {Record<Terrain, { outline: string, inside: string }>}
 */
const SHAPES = {
  wood: {
    outline: "M12 1.5 23 22.5H1Z",
    inside: "M12 7v14M12 12l-3-2M12 15l3.6-2.4M12 18.5l-4.6-3",
  },
  stone: {
    outline: "M2 2h20v20H2Z",
    inside: "M2 8.7h20M2 15.3h20M9 2v6.7M15 8.7v6.6M7 15.3V22M16.5 15.3V22",
  },
  grain: {
    outline: "M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22Z",
    inside:
      "M12 20V6M12 10 8.5 7M12 10l3.5-3M12 14l-3.5-3M12 14l3.5-3M12 18l-3.5-3M12 18l3.5-3",
  },
};

const SHIELD = "M4 3h24v17c0 8-5 13-12 16C9 33 4 28 4 20Z";
/** The back of a unit's shield: it has had its move. */
const CROSS = "M14 9h4v7h6v4h-6v9h-4v-9H8v-4h6Z";

/**
 * Draw an icon of the sprite; it says nothing to a screen reader.
 *
 * @param {string} name Its game-icons name.
 * @param {string} [className]
 */
export function icon(name, className = "") {
  return shared(name, { sprite: SPRITE, className });
}

/** @param {Building} building */
export function buildingIcon(building) {
  return icon(ICONS[building], "building-icon");
}

/**
 * A building's icon within the picture of a tile.
 *
 * @param {Building} building
 * @param {{ x: number, y: number, size: number }} place In the tile's own units.
 */
export function buildingPicture(building, { x, y, size }) {
  const href = `#${symbolId(SPRITE, ICONS[building])}`;
  return svg`<use class="tile-icon" href=${href} x=${x} y=${y} width=${size} height=${size}></use>`;
}

/**
 * A terrain's shape as a picture of its own.
 *
 * @param {Terrain} terrain
 */
export function terrainSign(terrain) {
  return svg`<svg class="terrain is-${terrain}" viewBox="0 0 24 24" aria-hidden="true"
    >${terrainShape(terrain)}</svg>`;
}

/**
 * A terrain's shape, in a field of 24, to be placed in a drawing.
 *
 * @param {Terrain} terrain
 */
export function terrainShape(terrain) {
  const { outline, inside } = SHAPES[terrain];
  return svg`<path class="terrain-field" d=${outline}></path
    ><path class="terrain-lines" d=${inside}></path>`;
}

/**
 * An heir's shield, in a field of 32 by 38: brass rim and crown for the elite unit, a
 * sword for others, a cross on its back once it has moved.
 *
 * @param {Heir} heir
 * @param {{ elite: boolean, moved?: boolean }} unit
 */
export function shieldShape(heir, { elite, moved = false }) {
  const href = `#${symbolId(SPRITE, elite ? "queen-crown" : "broadsword")}`;
  const face = moved
    ? svg`<path class="shield-cross" d=${CROSS}></path>`
    : svg`<use class="shield-icon" href=${href} x="7" y="8" width="18" height="18"></use>`;
  return svg`<g class="shield ${heirClass(heir)} ${elite ? "is-elite" : ""} ${moved ? "is-moved" : ""}"
    ><path class="shield-field" d=${SHIELD}></path>${face}</g>`;
}

/**
 * An heir's shield as a picture of its own.
 *
 * @param {Heir} heir
 * @param {{ elite?: boolean, moved?: boolean }} [unit]
 */
export function shield(heir, { elite = true, moved = false } = {}) {
  return svg`<svg class="heir-shield" viewBox="0 0 32 38" aria-hidden="true"
    >${shieldShape(heir, { elite, moved })}</svg>`;
}

/**
 * The class that colours what an heir owns: gables are blue, domes are ivory.
 *
 * @param {Heir} heir
 */
export function heirClass(heir) {
  return heir === 0 ? "is-blue" : "is-ivory";
}
