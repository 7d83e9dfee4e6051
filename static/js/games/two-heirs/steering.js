/** Where one looks at the landscape from, as hands and keys lead it. */

import { aim } from "./aim.js";
import { panned, SMALL, STRIDE, turnedTo, zoomed } from "./camera.js";
import { worthsOf } from "./drafts.js";
import { frameOf, turnedCell } from "./grid.js";
import { placesFor, readOffers } from "./offers.js";
import { shownCells } from "./shown.js";
import { isTurned, viewOf } from "./viewed.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Camera } from "./camera.js" */
/** @import { Local } from "./local.js" */
/** @import { Cell } from "./types.d.ts" */

/**
 * @param {Ctx} ctx
 * @param {Local} local
 */
export function steering(ctx, local) {
  const camera = () => local.camera ?? local.drawn;
  /** What hands lead is there at once. @param {Camera} next */
  const look = (next) => {
    const before = local.camera;
    Object.assign(local, { camera: next, rested: next });
    // What is only moved need not be drawn anew.
    if (before && before.size < SMALL === next.size < SMALL) move(local, next);
    else ctx.update();
  };
  return {
    pan: (/** @type {number} */ right, /** @type {number} */ down) =>
      look(panned(camera(), right, down, frameOf(seenCells(ctx, local)))),
    zoom: (
      /** @type {number} */ factor,
      /** @type {{ right: number, down: number }} */ still = { right: 0, down: 0 },
    ) => look(zoomed(camera(), factor, still)),
    closer: () => look(zoomed(camera(), STRIDE)),
    farther: () => look(zoomed(camera(), 1 / STRIDE)),
    /** See all of it, and follow it from now on. */
    fit() {
      Object.assign(local, { camera: null, follows: null });
      ctx.update();
    },
    /** Bring a cell into sight, where not all of them are. @param {Cell} cell */
    turnTo(cell) {
      if (!local.camera) return;
      const seen = turnedCell(cell, isTurned(ctx));
      local.camera = turnedTo(local.camera, seen, local.window, local.inset);
      ctx.update();
    },
  };
}

/**
 * @param {Local} local
 * @param {Camera} camera
 */
function move(local, camera) {
  local.drawn = camera;
  const plane = local.map.element?.querySelector(".hplane");
  if (plane instanceof HTMLElement) aim(plane, camera);
}

/**
 * All cells that are shown, as the reader sees them.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @returns {Cell[]}
 */
function seenCells(ctx, local) {
  const { match } = ctx.state;
  if (!match) return [[0, 0]];
  const places = placesFor(readOffers(/** @type {never} */ (match)), local);
  const worths = worthsOf(ctx, local);
  const view = viewOf(match, local);
  return shownCells({ view, places, worths, turned: isTurned(ctx) }).map(
    ({ seen }) => seen,
  );
}
