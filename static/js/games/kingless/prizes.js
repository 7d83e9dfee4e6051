/** Crown and hat find their new heads: once, and only where something may travel. */

import { SETTLE } from "../../ui/travel.js";
import { readLocal } from "./local.js";

/** @import { Ctx } from "../../core/contract.d.ts" */

const TRAVEL = 900;
/** Where the crown starts, as parts of the stage's size: the far end of the arc. */
const FAR = { x: 0.55, y: 0.25 };

/**
 * Let crown and hat travel when a result is drawn for the first time.
 *
 * @param {Element | undefined} root
 * @param {Ctx} ctx
 */
export function movePrizes(root, ctx) {
  const match = ctx.state.match;
  const local = readLocal(ctx.local);
  if (!root || !match || local.awarded === match.match) return;
  local.awarded = match.match;
  // A reload shows the end as it is: only who saw the round end sees it happen.
  if (!match.events.some(({ type }) => type === "round-ended") || ctx.calm()) return;
  queueMicrotask(() => {
    const width = root.getBoundingClientRect().width;
    for (const prize of root.querySelectorAll("[data-prize]")) {
      const far = prize.getAttribute("data-prize") === "king" ? FAR.x : -FAR.x / 2;
      const over = `translate(${far * width * 0.5}px, -${FAR.y * 300}px) rotate(12deg)`;
      const start = `translate(${far * width}px, 60px) rotate(20deg)`;
      prize.animate(
        [
          { transform: start, opacity: 0.4 },
          { transform: over, offset: 0.55, opacity: 1 },
          { transform: "rotate(-3deg)", offset: 0.92 },
          { transform: "none" },
        ],
        { duration: TRAVEL, easing: SETTLE },
      );
    }
  });
}
