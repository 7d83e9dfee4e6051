/** What only this window knows: what is picked, where one looks, what is open. */

import { readTended } from "../../ui/tend.js";
import { ROOMY } from "./camera.js";

/** @import { Tended } from "../../ui/tend.js" */
/** @import { Moving } from "../../ui/underway.js" */
/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Camera, Inset, Window } from "./camera.js" */
/** @import { Cell, Preview, TileId, UnitName, UnitView } from "./types.d.ts" */

/**
 * @typedef {{ kind: "tile", tile: TileId, down: boolean }
 *   | { kind: "unit", unit: UnitName }
 *   | { kind: "take", tile: TileId }
 *   | { kind: "camp", cell: Cell }
 *   | { kind: "drop", tile: TileId }} Pick What the reader has taken up.
 *
 * @typedef {object} Asked What was asked of the server ahead.
 * @property {string} key The view and the draft: an answer belongs to one.
 * @property {Preview | null} preview What it would do, once the server has said so.
 *
 * @typedef {{ kind: "score" } | { kind: "sources" }
 *   | { kind: "line", cell: Cell } | { kind: "road", road: number }} Sheet
 *
 * @typedef {{ cells: Cell[], places: number[] }} Pointed Where resources come from, on
 *   the landscape and in the reserve.
 *
 * @typedef {object} MapWatch The landscape's window on the page.
 * @property {HTMLElement | null} element
 * @property {Ctx | null} ctx Of the last rendering.
 * @property {((element: Element | undefined) => void) | null} watch
 *
 * @typedef {object} OwnLocal
 * @property {Pick | null} pick
 * @property {Cell | null} cell The cell chosen for it.
 * @property {Map<string, Asked>} asked By what was asked about: `draft` for the whole
 *   move, the id of a tile for what it is worth on each cell.
 * @property {Camera | null} camera Where hands have led it; null while it follows the
 *   landscape.
 * @property {Camera | null} follows Where it has followed the landscape to.
 * @property {Camera} drawn Which one the landscape was drawn for.
 * @property {Camera | null} rested Which one it was seen from before that.
 * @property {Window} window How large the landscape's window is.
 * @property {number} hung How far down the plates hang over it, in pixels.
 * @property {Inset} inset What lies over its edges.
 * @property {MapWatch} map
 * @property {Cell | null} at Where the keyboard is on the landscape.
 * @property {string} lastKey The key that was pressed last.
 * @property {Sheet | null} sheet
 * @property {boolean} scoreBehind The sheet was opened from the score.
 * @property {TileId | null} reading The tile in the reading view.
 * @property {TileId | null} resting The tile that a mouse rests on.
 * @property {Cell[]} ringed Cells of the open line, the tour's stop or Henry's step.
 * @property {Map<string, string>} points What all points were in the last view.
 * @property {Pointed | null} pointed What hand or focus points at among the resources.
 * @property {number} tour Which of Henry's steps is told; -1 for none.
 * @property {UnitView[]} stood Where Henry's units stood before these steps.
 * @property {number} [zero] The timer up to the last seconds of a turn.
 * @property {number} stop Where the tour at the end is; -1 before it has begun.
 *
 * @typedef {Tended & Moving & OwnLocal} Local
 */

/**
 * The board's own memory, made on first use.
 *
 * @param {Partial<Local>} local
 * @returns {Local}
 */
export function readLocal(local) {
  readTended(local);
  local.pick ??= null;
  local.cell ??= null;
  local.asked ??= new Map();
  local.camera ??= null;
  local.follows ??= null;
  local.drawn ??= { size: ROOMY, x: 0.5, y: 0.5 };
  local.rested ??= null;
  local.window ??= { width: 960, height: 560 };
  local.hung ??= 0;
  local.inset ??= { top: 0, right: 0, bottom: 0, left: 0 };
  local.map ??= { element: null, ctx: null, watch: null };
  local.at ??= null;
  local.lastKey ??= "";
  local.moved ??= "";
  local.sheet ??= null;
  local.scoreBehind ??= false;
  local.reading ??= null;
  local.resting ??= null;
  local.ringed ??= [];
  local.pointed ??= null;
  local.points ??= new Map();
  local.tour ??= -1;
  local.stood ??= [];
  local.stop ??= -1;
  return /** @type {Local} */ (local);
}

/**
 * Whoever goes on playing has heard enough of Henry's turn.
 *
 * @param {Local} local
 */
export function tellNoMore(local) {
  if (local.tour < 0) return;
  local.tour = -1;
  local.ringed = [];
}

/**
 * Forget what was picked.
 *
 * @param {Local} local
 */
export function putBack(local) {
  local.pick = null;
  local.cell = null;
}

/**
 * What was open at the end of a match does not open again in the next one.
 *
 * @param {Local} local
 */
export function closeAll(local) {
  Object.assign(local, {
    sheet: null,
    scoreBehind: false,
    reading: null,
    resting: null,
    ringed: [],
    pointed: null,
    stop: -1,
  });
}
