/** What has to be done to the drawn board of The Two Heirs. */

import { watchPointer } from "../../ui/pointer.js";
import { tendBoard } from "../../ui/tend.js";
import { awaitZero } from "../../ui/zero.js";
import { askAhead } from "./drafts.js";
import { glide } from "./glide.js";
import { gripOf } from "./grip.js";
import { readLocal } from "./local.js";
import { afterDrawing } from "./motion.js";

/** @import { Ctx } from "../../core/contract.d.ts" */

/**
 * Tend the board after it was drawn.
 *
 * @param {Element | undefined} root
 * @param {Ctx} ctx
 */
export function tend(root, ctx) {
  const local = readLocal(ctx.local);
  tendBoard(root, ctx, local, {
    inSight: [],
    drawn: (board) => {
      afterDrawing(board, ctx);
      glide(local, ctx.calm());
      askAhead(ctx, local);
      awaitZero(ctx, local);
    },
    watch: (board, now) => {
      watchPointer(board, gripOf(now));
      return [];
    },
  });
}
