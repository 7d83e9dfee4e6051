/** What has to be done to the drawn board of Kingless. */

import { watchPointer } from "../../ui/pointer.js";
import { tendBoard } from "../../ui/tend.js";
import { awaitZero } from "../../ui/zero.js";
import { restChain } from "./chainmotion.js";
import { gripOf } from "./grip.js";
import { readLocal } from "./local.js";
import { afterDrawing } from "./motion.js";
import { moveStage } from "./stagemotion.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */

/** The picked card, and the seat to move. */
const IN_SIGHT = [".hand-card[aria-selected='true']", ".kseat.is-active"];

/**
 * Tend the board after it was drawn.
 *
 * @param {Element | undefined} root
 * @param {Ctx} ctx
 */
export function tend(root, ctx) {
  const local = readLocal(ctx.local);
  tendBoard(root, ctx, local, {
    inSight: IN_SIGHT,
    drawn: (board) => {
      afterDrawing(board, ctx);
      moveStage(board, ctx);
      restChain(board, ctx);
      awaitZero(ctx, local);
    },
    watch: (board, now) => {
      watchPointer(board, gripOf(now));
      return [onLetGo(local)];
    },
  });
}

/**
 * The table behind the stage is seen for as long as T is held, wherever it is let
 * go.
 *
 * @param {Local} local
 * @returns {() => void} Stops the watch.
 */
function onLetGo(local) {
  const letGo = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.toLowerCase() !== "t" || !local.peeking) return;
    local.peeking = false;
    local.ctx?.update();
  };
  document.addEventListener("keyup", letGo);
  return () => document.removeEventListener("keyup", letGo);
}
