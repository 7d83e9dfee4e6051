/** What a new view sets off: sounds, motion, and what is asked of the reader. */

import { leaveBoard } from "../../ui/tend.js";
import { closeAll, putBack, readLocal, tellNoMore } from "./local.js";
import { beforeDrawing } from "./motion.js";
import { soundsOf } from "./sounds.js";

/** @import { Ctx, Match } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */
/** @import { Event, View } from "./types.d.ts" */

/**
 * A new view has come: note where things lie and let it be heard.
 *
 * @param {Ctx} ctx
 * @param {Match | null} previous
 * @param {Match} next
 */
export function onFrame(ctx, previous, next) {
  const local = readLocal(ctx.local);
  if (!previous || stepOf(previous) !== stepOf(next)) putBack(local);
  beginTelling(ctx, local, previous, next);
  const over = isOver(next);
  const anew = previous?.match !== next.match;
  if (anew || over !== isOver(previous)) closeAll(local);
  if (anew || over) lookAnew(local);
  beforeDrawing(ctx, next.events);
  const events = /** @type {Event[]} */ (/** @type {unknown} */ (next.events));
  for (const sound of soundsOf(events)) ctx.play(sound);
}

/**
 * Henry's turn is told from its first step, once he has had one; a replay tells it by
 * its own moves.
 *
 * @param {Ctx} ctx
 * @param {Local} local
 * @param {Match | null} previous
 * @param {Match} next
 */
function beginTelling(ctx, local, previous, next) {
  tellNoMore(local);
  const played = next.events.some(({ type }) => type === "henry-chose");
  if (!played || ctx.open) return;
  const { heirs } = /** @type {View} */ (previous?.view ?? next.view);
  Object.assign(local, { tour: 0, stood: heirs[1].units });
}

/** @param {Match | null} match */
function isOver(match) {
  return /** @type {View | undefined} */ (match?.view)?.phase === "over";
}

/**
 * Another landscape is looked at from its own place.
 *
 * @param {Local} local
 */
function lookAnew(local) {
  Object.assign(local, { camera: null, follows: null, rested: null });
}

/**
 * What is picked stays so within one step of one turn.
 *
 * @param {Match} match
 */
function stepOf({ match, view }) {
  const { phase, turn } = /** @type {View} */ (view);
  return `${match}/${phase}/${turn}`;
}

/**
 * What is asked of the reader: the bell, the tab's title and icon follow it.
 *
 * @param {Ctx} ctx
 * @returns {"turn" | null}
 */
export function asks(ctx) {
  return ctx.state.match?.legal.length ? "turn" : null;
}

/**
 * What the chip in the bar says: the turn, and what lies in the supply.
 *
 * @param {Ctx} ctx
 */
export function turn(ctx) {
  const view = /** @type {View | undefined} */ (ctx.state.match?.view);
  if (!view) return null;
  const { turn: number, supply, top } = view;
  const terrain = top ? ctx.t(`terrain.${top}`) : "";
  return ctx.t(top ? "turn.chip" : "turn.chip.last", { turn: number, supply, terrain });
}

/**
 * The board is left.
 *
 * @param {Ctx} ctx
 */
export function dispose(ctx) {
  const local = readLocal(ctx.local);
  clearTimeout(local.zero);
  leaveBoard(local);
}
