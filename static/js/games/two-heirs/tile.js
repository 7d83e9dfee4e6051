/**
 * A tile as a picture: ground, roads, building with roof and flag, badge and points.
 *
 * One drawing for every size; what is left out or grows on small tiles is the style
 * sheet's affair. Pure: it is drawn from public facts alone.
 */

import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { buildingPicture, heirClass, shieldShape, terrainShape } from "./art.js";
import { growth } from "./growth.js";
import { tileRoads } from "./roadart.js";

/** @import { Building, Cell, Heir, Terrain } from "./types.d.ts" */
/** @import { Exit } from "./roadart.js" */

/**
 * @typedef {object} TilePicture
 * @property {Terrain} terrain
 * @property {Cell} cell Where it lies on the table: its ground follows from it.
 * @property {{ kind: Building, owner: Heir, name: string } | null} building Null for
 *   free terrain.
 * @property {Exit[]} [exits] Its roads, as the reader sees them.
 * @property {number | null} [points] What it is worth now.
 * @property {boolean} [doubled] It counts twice.
 * @property {{ heir: Heir, elite: boolean, moved: boolean }[]} [units] Two only on the
 *   start tile, before anybody has moved.
 */

const ENDS = 4;
/** Longer names than this are drawn narrower, to the ribbon's width. */
const FITS = 15;
const RIBBON = 77;
/** Gables are the first heir's, domes the second's, so talk about the board agrees. */
const ROOFS = {
  gable: "M22 48 60 14 98 48Z",
  tiles: "M60 14v34M41 31v17M79 31v17M31.5 40h57",
  dome: "M26 48c0-44 68-44 68 0Z",
  ribs: "M60 15v33M44 20c-6 8-8 18-8 28M76 20c6 8 8 18 8 28",
};
const FLAGS = {
  swallowtail: "M60 2h24l-6 6 6 6H60Z",
  square: "M52 0h16v13H52Z",
  cross: "M60 0v13M52 6.5h16",
};

/** @param {TilePicture} parts */
export function tilePicture(parts) {
  const { terrain, cell, building, exits = [] } = parts;
  const ends = exits.length === ENDS || building?.kind === "pilgrimage-site";
  return html`<svg class="tile is-on-${terrain} ${building ? heirClass(building.owner) : "is-free"}"
    viewBox="0 0 120 120" aria-hidden="true"
    >${growth(terrain, cell, !building)}${tileRoads(exits, ends && exits.length > 0)}${
      building ? house(building) : nothing
    }${badge(terrain)}${worth(parts)}${(parts.units ?? []).map(unitOn)}</svg
  >`;
}

/** @param {NonNullable<TilePicture["building"]>} building */
function house({ kind, owner, name }) {
  return svg`<g class="house"><path class="house-front" d="M30 46h60v40H30Z"></path
    >${buildingPicture(kind, { x: 43, y: 49, size: 34 })}${
      owner === 0 ? gable() : dome()
    }<g class="tile-ribbon"><path d="M14 86h92l-5 8 5 8H14l5-8Z"></path
    ><text
      x="60"
      y="98.5"
      textLength=${name.length > FITS ? RIBBON : nothing}
      lengthAdjust="spacingAndGlyphs"
      >${name}</text
    ></g></g>`;
}

function gable() {
  return svg`<path class="house-pole" d="M60 16V1"></path
    ><path class="house-flag" d=${FLAGS.swallowtail}></path
    ><path class="house-roof" d=${ROOFS.gable}></path
    ><path class="house-seams" d=${ROOFS.tiles}></path>`;
}

function dome() {
  return svg`<path class="house-pole" d="M60 18V10"></path
    ><path class="house-flag" d=${FLAGS.square}></path
    ><path class="house-cross" d=${FLAGS.cross}></path
    ><path class="house-roof" d=${ROOFS.dome}></path
    ><path class="house-seams" d=${ROOFS.ribs}></path>`;
}

/** @param {Terrain} terrain */
function badge(terrain) {
  return svg`<g class="tile-badge terrain is-${terrain}">${terrainShape(terrain)}</g>`;
}

/** @param {TilePicture} parts */
function worth({ points = null, doubled = false }) {
  if (points === null) return nothing;
  return svg`<g class="tile-points ${doubled ? "is-doubled" : ""}"
    ><circle class="points-disc" r="13"></circle
    ><circle class="points-rim" r="10.5"></circle
    ><text y="6">${points}</text
    >${doubled ? svg`<g class="points-twice"><rect x="-12" y="15" width="24" height="14" rx="4"></rect><text y="26">×2</text></g>` : nothing}</g>`;
}

/** @param {NonNullable<TilePicture["units"]>[number]} unit */
function unitOn(unit) {
  return svg`<g class="tile-unit">${shieldShape(unit.heir, unit)}</g>`;
}
