/** What a new view sets off: sounds, motion, and what is asked of the reader. */

import { leaveBoard } from "../../ui/tend.js";
import { putBack, readLocal } from "./local.js";
import { beforeDrawing } from "./motion.js";
import { soundsOf } from "./sounds.js";

/** @import { Ctx, Match } from "../../core/contract.d.ts" */
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
  if (
    next.events.some(({ type }) => type === "treasure-laid" || type === "henry-chose")
  )
    local.tour = 0;
  if (/** @type {View} */ (next.view).phase === "over") {
    Object.assign(local, { sheet: null, ringed: [], camera: null });
  }
  beforeDrawing(ctx, next.events);
  const events = /** @type {Event[]} */ (/** @type {unknown} */ (next.events));
  for (const sound of soundsOf(events)) ctx.play(sound);
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
  leaveBoard(readLocal(ctx.local));
}
