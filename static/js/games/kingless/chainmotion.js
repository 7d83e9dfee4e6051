/**
 * How a chain comes to rest: the newest link lights first, then the one before it;
 * what was cancelled falls to the gutter. Pictures of the links do so above the new
 * view, which is there already and can be used.
 */

import { readLocal } from "./local.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Event } from "./types.d.ts" */

const LIT = 300;
/** A long chain lights faster, so that it is at rest by then. */
const IN_ALL = 1_200;
const FALL = 380;
const LEAVE = "cubic-bezier(0.4, 0, 1, 1)";
const GLOW = {
  outline: "4px solid var(--ring)",
  outlineOffset: "2px",
  filter: "brightness(1.15)",
};

/**
 * Keep pictures of the links before the next view takes them away.
 *
 * @param {Ctx} ctx
 * @param {Event[]} events
 */
export function keepChain(ctx, events) {
  const local = readLocal(ctx.local);
  const { root } = local;
  if (root) takeAway(root);
  const rests = events.some(({ type }) => type === "chain-resolved");
  const links = rests && !document.hidden ? root?.querySelectorAll(".klink") : null;
  local.chain = [...(links ?? [])].map((link) =>
    ghostOf(link, /** @type {HTMLElement} */ (root)),
  );
}

/**
 * Let the kept links come to rest.
 *
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 */
export function restChain(root, ctx) {
  const local = readLocal(ctx.local);
  const ghosts = local.chain.reverse();
  local.chain = [];
  // Who picks a card looks for its targets, not for what has come to rest above them.
  if (local.picked !== null || local.draft.length) takeAway(root);
  if (ctx.calm()) return;
  const lit = Math.min(LIT, IN_ALL / ghosts.length);
  for (const [index, ghost] of ghosts.entries()) rest(root, ghost, index * lit, lit);
}

/** @param {HTMLElement} root */
function takeAway(root) {
  for (const ghost of root.querySelectorAll(".kghost")) ghost.remove();
}

/**
 * @param {Element} link
 * @param {HTMLElement} root
 */
function ghostOf(link, root) {
  const at = link.getBoundingClientRect();
  const over = root.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "kghost";
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.left = `${at.left - over.left}px`;
  ghost.style.top = `${at.top - over.top}px`;
  ghost.style.width = `${at.width}px`;
  ghost.style.height = `${at.height}px`;
  ghost.append(link.cloneNode(true));
  for (const part of ghost.querySelectorAll("[data-rove]")) {
    part.removeAttribute("data-rove");
  }
  return ghost;
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} ghost
 * @param {number} delay
 * @param {number} lit
 */
async function rest(root, ghost, delay, lit) {
  root.append(ghost);
  const face = ghost.querySelector(".kcard, .kstrip");
  face?.animate([GLOW, GLOW], { delay, duration: lit });
  const options = { delay: delay + lit, duration: FALL, easing: LEAVE };
  await ghost.animate([{}, goneTo(root, ghost)], options).finished;
  ghost.remove();
}

/**
 * Where a link ends: what was cancelled in the gutter, the rest where it is.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} ghost
 */
function goneTo(root, ghost) {
  const gutter = root.querySelector('[data-place="gutter"]');
  if (!gutter || !ghost.querySelector(".is-cancelled")) return { opacity: 0 };
  const [from, to] = [ghost, gutter].map((part) => part.getBoundingClientRect());
  if (!from || !to) return { opacity: 0 };
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return { opacity: 0, transform: `translate(${x}px, ${y}px) scale(0.5)` };
}
