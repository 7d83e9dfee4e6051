/** How a stage opens, how an answer pushes in, how a throw is revealed. */

import { SETTLE } from "../../ui/travel.js";
import { readLocal } from "./local.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { View } from "./types.d.ts" */

const OPENING = 160;
const PUSH = 240;
const TURN = 380;

/**
 * Move what is new on the stage since it was drawn last.
 *
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 */
export function moveStage(root, ctx) {
  const local = readLocal(ctx.local);
  const stage = root.querySelector(".kstage");
  const view = /** @type {View | undefined} */ (ctx.state.match?.view);
  const links = stage ? (view?.chain.length ?? 0) : 0;
  const before = local.staged;
  const throws = JSON.stringify(view?.contest?.thrown ?? []);
  local.staged = { open: Boolean(stage), links, throws };
  if (stage && links !== before?.links) showNewest(stage);
  // What was there when the page was opened has not just happened.
  if (!stage || !before || ctx.calm()) return;
  if (!before.open) open(stage);
  else if (links > before.links) push(stage);
  if (throws !== before.throws) reveal(stage);
}

/**
 * However long the chain is, its newest card can be read.
 *
 * @param {Element} stage
 */
function showNewest(stage) {
  const chain = stage.querySelector(".kchain");
  if (chain) chain.scrollLeft = chain.scrollWidth;
}

/** @param {Element} stage */
function open(stage) {
  const frames = [{ opacity: 0, transform: "translateY(8px)" }, { opacity: 1 }];
  stage.animate(frames, { duration: OPENING, easing: SETTLE });
}

/**
 * The newest card comes from the right and shoves the older ones aside.
 *
 * @param {Element} stage
 */
function push(stage) {
  const frames = [{ opacity: 0, transform: "translateX(48px)" }, { opacity: 1 }];
  const newest = stage.querySelector(".klink.is-last");
  newest?.animate(frames, { duration: PUSH, easing: SETTLE });
}

/**
 * All signs turn over together; who is still in grows for a moment.
 *
 * @param {Element} stage
 */
function reveal(stage) {
  for (const seat of stage.querySelectorAll(".kthrow")) {
    const peak = seat.classList.contains("is-out") ? "scale(1)" : "scale(1.08)";
    seat
      .querySelector(".kthrow-card")
      ?.animate(
        [
          { transform: "scaleX(0)" },
          { transform: peak, offset: 0.7 },
          { transform: "none" },
        ],
        { duration: TURN, easing: SETTLE },
      );
  }
}
