/**
 * How a play is seen to act: row after row of the slip lights, the bar empties, the
 * enemy takes the blow or falls, its sword is raised.
 */

import { render } from "../../../vendor/lit-html/lit-html.js";
import { mark, SETTLE } from "../../ui/travel.js";
import { royalCard } from "./enemy.js";
import { TURNED } from "./flights.js";
import { beatsOf } from "./played.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Event } from "./types.d.ts" */

/** @typedef {{ type: Event["type"], delay: number }} Beat */

const LIGHT = 160;
const GLOW = 480;
const NUDGE = 240;
const EMPTY = 380;
const FADE = 90;
const CALM = 120;

/**
 * What changes where nothing may travel, by the event that changes it.
 *
 * @type {{ [K in Event["type"]]?: string }}
 */
const CHANGED = {
  "cards-played": ".rslip.is-played",
  healed: "[data-place=tavern]",
  drew: "[data-place=tavern]",
  shielded: ".rattack",
  struck: ".rhealth",
  "immunity-lifted": ".rimmune",
  "enemy-revealed": ".renemy",
};

/**
 * Show the events of a view on the board that was drawn for it.
 *
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 * @param {Event[]} events
 */
export function blow(root, ctx, events) {
  if (ctx.calm()) {
    for (const { type } of events) change(root, CHANGED[type]);
    return;
  }
  const beat = beatsOf(events);
  if (events.some(({ type }) => type === "cards-played")) lightRows(root, beat);
  for (const event of events) suffer(root, event, beat(event.type), ctx);
  if (isOnUs(ctx, events)) {
    play(root, ".rattack > .icon", ["none", "rotate(12deg)", "none"], NUDGE);
  }
}

/**
 * @param {HTMLElement} root
 * @param {Event} event
 * @param {number} delay
 * @param {Ctx} ctx
 */
function suffer(root, event, delay, ctx) {
  if (event.type === "struck" && event.left) {
    play(root, ".royal-card", ["none", "translateX(6px)", "none"], NUDGE, delay);
    emptyBar(root, event, delay);
  }
  if (event.type === "royal-felled") turnOver(root, event.card, delay, ctx);
}

/**
 * Whether the enemy strikes back now.
 *
 * @param {Ctx} ctx
 * @param {Event[]} events
 */
function isOnUs({ state }, events) {
  const strikes = events.some(({ type }) => type === "struck" || type === "yielded");
  return strikes && state.match?.view.phase === "defend";
}

/**
 * @param {HTMLElement} root
 * @param {ReturnType<typeof beatsOf>} beat
 */
function lightRows(root, beat) {
  for (const row of root.querySelectorAll(".is-played [data-told]")) {
    const { told } = /** @type {HTMLElement} */ (row).dataset;
    const delay = beat(/** @type {Event["type"]} */ (told));
    const dark = [{ opacity: 0.2 }, { opacity: 1 }];
    row.animate(dark, { duration: LIGHT, delay, fill: "backwards" });
    row.animate([{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], {
      pseudoElement: "::before",
      duration: GLOW,
      delay,
    });
  }
}

/**
 * What was struck away is hatched still, and goes from left to right.
 *
 * @param {HTMLElement} root
 * @param {Extract<Event, { type: "struck" }>} strike
 * @param {number} delay
 */
function emptyBar(root, { damage, left }, delay) {
  const gone = [...root.querySelectorAll(".rbar > i")].slice(left, left + damage);
  for (const [at, segment] of gone.entries()) {
    segment.animate([{ opacity: 1 }, { opacity: 0 }], {
      pseudoElement: "::after",
      duration: FADE,
      delay: delay + (at * (EMPTY - FADE)) / gone.length,
      fill: "backwards",
    });
  }
}

/**
 * The portrait of the felled royal turns over, and that of the next comes.
 *
 * @param {HTMLElement} root
 * @param {string} felled
 * @param {number} delay
 * @param {Ctx} ctx
 */
async function turnOver(root, felled, delay, ctx) {
  const place = root.querySelector(".renemy");
  const next = place?.querySelector(".royal-card");
  if (!place || !next) return;
  const edge = { transform: "rotateY(90deg)" };
  next.animate([edge, { transform: "none" }], {
    duration: TURNED,
    delay: delay + TURNED,
    easing: SETTLE,
    fill: "backwards",
  });
  const old = document.createElement("span");
  old.className = "renemy-felled";
  render(royalCard(felled, ctx.t), old);
  place.append(old);
  await old.animate([{ transform: "none" }, edge], {
    duration: TURNED,
    delay,
    fill: "both",
  }).finished;
  old.remove();
}

/**
 * @param {HTMLElement} root
 * @param {string} part
 * @param {string[]} frames Transforms.
 * @param {number} duration
 * @param {number} [delay]
 */
function play(root, part, frames, duration, delay = 0) {
  const keyframes = frames.map((transform) => ({ transform }));
  root.querySelector(part)?.animate(keyframes, { duration, delay, easing: SETTLE });
}

/**
 * Nothing travels: the part fades in and is outlined for a moment.
 *
 * @param {HTMLElement} root
 * @param {string | undefined} part
 */
function change(root, part) {
  const found = part ? root.querySelector(part) : null;
  if (!found) return;
  found.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CALM });
  mark(found);
}
