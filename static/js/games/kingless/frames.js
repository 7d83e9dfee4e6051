/** What a new view sets off: sounds, motion, and what is asked of the reader. */

import { leaveBoard } from "../../ui/tend.js";
import { keepChain } from "./chainmotion.js";
import { faceOf } from "./faces.js";
import { readLocal } from "./local.js";
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
  const events = /** @type {Event[]} */ (/** @type {unknown} */ (next.events));
  if (previous?.match !== next.match || phaseChanged(previous, next)) {
    local.draft = [];
    local.picked = null;
    local.peeking = false;
  }
  beforeDrawing(ctx, next.events);
  keepChain(ctx, events);
  const me = ctx.state.you?.seat ?? null;
  const answerOf = (/** @type {string} */ id) => faceOf(ctx.catalogue, id).answer;
  for (const sound of soundsOf(events, me, answerOf)) ctx.play(sound);
}

/**
 * @param {Match} previous
 * @param {Match} next
 */
function phaseChanged(previous, next) {
  const [before, after] = [previous.view, next.view].map(
    (view) =>
      `${/** @type {View} */ (view).phase}/${/** @type {View} */ (view).active}`,
  );
  return before !== after;
}

/**
 * What is asked of the reader: the bell, the tab's title and icon follow it.
 *
 * @param {Ctx} ctx
 * @returns {"turn" | "answer" | null}
 */
export function asks(ctx) {
  const match = ctx.state.match;
  if (!match?.legal.length) return null;
  return /** @type {View} */ (match.view).phase === "window" ? "answer" : "turn";
}

/**
 * What the chip in the bar says.
 *
 * @param {Ctx} ctx
 */
export function turn(ctx) {
  const view = /** @type {View | undefined} */ (ctx.state.match?.view);
  return view ? ctx.t("turn.chip", { turn: view.turn }) : null;
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
