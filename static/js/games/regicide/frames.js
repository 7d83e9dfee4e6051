/** What a new view sets off: sounds, motion, and what is asked of the reader. */

import { leaveBoard } from "../../ui/tend.js";
import { readLocal } from "./local.js";
import { beforeDrawing } from "./motion.js";
import { royalNumber } from "./royals.js";
import { soundsOf } from "./sounds.js";

/** @import { Ctx, Match } from "../../core/contract.d.ts" */
/** @import { Event, View } from "./types.d.ts" */

/**
 * A new view has come: note where things lie and let it be heard.
 *
 * @param {Ctx} ctx
 * @param {Match | null} _previous
 * @param {Match} next
 */
export function onFrame(ctx, _previous, next) {
  beforeDrawing(ctx, next.events, next);
  const events = /** @type {Event[]} */ (/** @type {unknown} */ (next.events));
  for (const sound of soundsOf(events)) ctx.play(sound);
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
 * What the chip in the bar says.
 *
 * @param {Ctx} ctx
 */
export function turn(ctx) {
  const view = /** @type {View | undefined} */ (ctx.state.match?.view);
  return view
    ? ctx.t("turn.chip", { turn: view.turn, royal: royalNumber(view) })
    : null;
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
