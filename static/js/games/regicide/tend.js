/** What has to be done to the drawn board of Regicide. */

import { watchPointer } from "../../ui/pointer.js";
import { tendBoard } from "../../ui/tend.js";
import { awaitZero } from "../../ui/zero.js";
import { askAhead } from "./drafts.js";
import { gripOf, isPicked } from "./grip.js";
import { readLocal } from "./local.js";
import { afterDrawing } from "./motion.js";
import { watchSwipes } from "./swipe.js";
import { readTable } from "./table.js";

/** @import { Ctx } from "../../core/contract.d.ts" */

/** The seat to move, and what was played last. */
const IN_SIGHT = [".rseat.is-active", ".rtable-play:last-child"];

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
      askAhead(ctx, local);
      awaitZero(ctx, local);
    },
    watch: (board, now) => {
      const swiped = watchSwipes(board, (card) => isPicked(card, now()));
      watchPointer(board, gripOf(now, swiped));
      board.addEventListener("focusin", (event) => wonder(event, now()));
      return [];
    },
  });
}

/**
 * A card that has the focus says why it cannot join.
 *
 * @param {Event} event
 * @param {Ctx} ctx
 */
function wonder({ target }, ctx) {
  if (!(target instanceof HTMLElement) || target.dataset.hand === undefined) return;
  readTable(ctx)?.act.wonder(target.dataset.card ?? "");
}
