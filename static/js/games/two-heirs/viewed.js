/**
 * The view as it is shown: while Henry's turn is told step by step, only so far as it
 * has been told. Pure.
 */

import { sameCell } from "./grid.js";

/** @import { Ctx, Match } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */
/** @import { Cell, Heir, HenryStep, HeirView, RoadScore, Seat, UnitView, View } from "./types.d.ts" */

/**
 * What of a view is shown.
 *
 * @param {Match} match
 * @param {Pick<Local, "tour" | "stood">} local
 * @returns {View}
 */
export function viewOf(match, { tour, stood }) {
  const view = /** @type {View} */ (match.view);
  if (tour < 0) return view;
  const untold = view.henry.slice(tour + 1);
  return untold.reduce((told, step) => before(told, step, stood), view);
}

/**
 * From whose side of the table one looks: one's own, in a replay that of the eyes one
 * looks through, else the first heir's.
 *
 * @param {View} view
 * @param {Seat | null} me
 * @returns {Heir}
 */
export function nearHeir({ heirs, eyes }, me) {
  const seat = eyes ?? me;
  return seat !== null && heirs[1].seat === seat ? 1 : 0;
}

/**
 * Whose reach and resources are shown: the reader's own, else those of whoever plays.
 *
 * @param {{ view: View, heir: Heir | null }} table
 */
export function heirShown({ view, heir }) {
  return view.heirs[heir ?? view.active];
}

/**
 * Whether the reader looks from the second heir's side.
 *
 * @param {Pick<Ctx, "state">} ctx
 */
export function isTurned({ state }) {
  const view = /** @type {View | undefined} */ (state.match?.view);
  return view !== undefined && nearHeir(view, state.you?.seat ?? null) === 1;
}

/**
 * The view as it was before one of Henry's steps.
 *
 * @param {View} view
 * @param {HenryStep} step
 * @param {UnitView[]} stood
 * @returns {View}
 */
function before(view, { step, cell, treasure, unit }, stood) {
  if (step === "place" && cell) return withoutTile(view, cell);
  if (step === "treasure") return withoutTreasure(view, treasure);
  const was = stood.find((one) => step === "unit" && one.unit === unit);
  return was ? withUnit(view, was) : view;
}

/**
 * @param {View} view
 * @param {Cell} cell
 * @returns {View}
 */
function withoutTile(view, cell) {
  const [own, henry] = view.heirs;
  return {
    ...view,
    landscape: view.landscape.filter((one) => !sameCell(one.cell, cell)),
    roads: view.roads.map((road) => withoutPart(road, cell)),
    heirs: [own, withoutLine(henry, cell)],
  };
}

/**
 * A road keeps its letter; what is left of one alone is none.
 *
 * @param {RoadScore} road
 * @param {Cell} cell
 * @returns {RoadScore}
 */
function withoutPart(road, cell) {
  const parts = road.parts.filter((part) => !sameCell(part.cell, cell));
  return { ...road, parts: parts.length > 1 ? parts : [] };
}

/**
 * @param {HeirView} heir
 * @param {Cell} cell
 * @returns {HeirView}
 */
function withoutLine(heir, cell) {
  const { score } = heir;
  const line = score.buildings.find((one) => sameCell(one.cell, cell));
  const buildings = score.buildings.filter((one) => one !== line);
  const total = score.total - (line?.points ?? 0);
  return { ...heir, score: { ...score, buildings, total } };
}

/**
 * @param {View} view
 * @param {string | null} treasure
 * @returns {View}
 */
function withoutTreasure(view, treasure) {
  return {
    ...view,
    pile: view.pile + 1,
    laid: view.laid.filter((one) => one.treasure !== treasure),
    gone: view.gone.filter((one) => one !== treasure),
  };
}

/**
 * @param {View} view
 * @param {UnitView} was
 * @returns {View}
 */
function withUnit(view, was) {
  const [own, henry] = view.heirs;
  const units = henry.units.map((one) => (one.unit === was.unit ? was : one));
  return { ...view, heirs: [own, { ...henry, units }] };
}
