/** What has to be done to the drawn board of The Two Heirs. */

import { watchPointer } from "../../ui/pointer.js";
import { tendBoard } from "../../ui/tend.js";
import { askAhead } from "./drafts.js";
import { gripOf } from "./grip.js";
import { readLocal } from "./local.js";
import { afterDrawing } from "./motion.js";
import { watchPanning } from "./panning.js";
import { readTable } from "./table.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Local } from "./local.js" */

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
      askAhead(ctx, local);
    },
    watch: (board, now) => {
      watchPointer(board, gripOf(now));
      const map = board.querySelector("[data-map]");
      if (!(map instanceof HTMLElement)) return [];
      return [watchPanning(map, () => moving(now())), watchSize(map, now, local)];
    },
  });
}

/** @param {Ctx} ctx */
function moving(ctx) {
  const act = readTable(ctx)?.act;
  return {
    pan: (/** @type {number} */ right, /** @type {number} */ down) =>
      act?.pan(right, down),
    zoom: (
      /** @type {number} */ factor,
      /** @type {{ right: number, down: number }} */ still,
    ) => act?.zoom(factor, still),
  };
}

/**
 * Know how large the landscape's window is, so that all of it can be shown.
 *
 * @param {HTMLElement} map
 * @param {() => Ctx} now
 * @param {Local} local
 * @returns {() => void} Ends the watch.
 */
function watchSize(map, now, local) {
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = map;
    if (width === local.window.width && height === local.window.height) return;
    local.window = { width, height };
    now().update();
  });
  observer.observe(map);
  return () => observer.disconnect();
}
