/**
 * Cards move rather than jump: whatever travelled is shown travelling, and
 * nothing waits for it. A new view takes over whatever is still under way.
 */

import { render } from "../../../vendor/lit-html/lit-html.js";
import { back, card } from "./card.js";
import { faceOf } from "./faces.js";
import { flightsOf } from "./flights.js";
import { readLocal } from "./local.js";

/** @import { Ctx } from "../../core/contract.d.ts" */
/** @import { Flight } from "./flights.js" */
/** @import { CardId, Event } from "./types.d.ts" */

const ACROSS = 380;
const WITHIN = 240;
const APART = 60;
const MARKED = 1000;
const SETTLE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** Less than this is no movement, in px. */
const STILL = 2;

/**
 * Note where everything lies, before the next view is drawn.
 *
 * @param {Ctx} ctx
 * @param {Event[]} events
 */
export function beforeDrawing(ctx, events) {
  const local = readLocal(ctx.local);
  if (!local.root || document.hidden) return;
  local.before = rectsOf(local.root);
  local.flights = flightsOf(events, (id) =>
    faceOf(ctx.catalogue, id).type === "event" ? "gutter" : "area",
  );
}

/**
 * Show once more what happened.
 *
 * @param {Ctx} ctx
 * @param {Event[]} events
 */
export function showAgain(ctx, events) {
  beforeDrawing(ctx, events);
  const { root } = readLocal(ctx.local);
  if (root) afterDrawing(root, ctx);
}

/**
 * Move what has moved since `beforeDrawing`.
 *
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 */
export function afterDrawing(root, ctx) {
  const local = readLocal(ctx.local);
  const { before, flights } = local;
  local.before = null;
  local.flights = [];
  if (!before) return;
  const flown = new Set(flights.map((flight) => landing(root, flight)));
  if (ctx.calm()) {
    for (const element of flown) if (element) mark(element);
    return;
  }
  for (const [index, flight] of flights.entries()) launch(root, ctx, flight, index);
  settle(root, before, flown);
}

/** @param {HTMLElement} root */
function rectsOf(root) {
  /** @type {Map<string, DOMRect>} */
  const rects = new Map();
  for (const element of root.querySelectorAll("[data-key]")) {
    const key = /** @type {HTMLElement} */ (element).dataset.key ?? "";
    rects.set(key, element.getBoundingClientRect());
  }
  return rects;
}

/**
 * Let what only shifted glide to its new place.
 *
 * @param {HTMLElement} root
 * @param {Map<string, DOMRect>} before
 * @param {Set<Element | null>} flown
 */
function settle(root, before, flown) {
  for (const element of root.querySelectorAll("[data-key]")) {
    const old = before.get(/** @type {HTMLElement} */ (element).dataset.key ?? "");
    if (!old || flown.has(element)) continue;
    const now = element.getBoundingClientRect();
    const dx = old.left - now.left;
    const dy = old.top - now.top;
    if (Math.hypot(dx, dy) < STILL) continue;
    const start = { transform: `translate(${dx}px, ${dy}px)` };
    element.animate([start, { transform: "none" }], {
      duration: WITHIN,
      easing: SETTLE,
    });
  }
}

/**
 * Send a card from place to place as a copy of its own above the table.
 *
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 * @param {Flight} flight
 * @param {number} index
 */
function launch(root, ctx, flight, index) {
  const from = placed(root, flight.from, ctx);
  const to = landing(root, flight) ?? placed(root, flight.to, ctx);
  if (!from || !to) return;
  for (let copy = 0; copy < Math.min(flight.count, 5); copy += 1) {
    travel(root, ctx, flight.card, from, to, (index + copy) * APART);
  }
}

/**
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 * @param {CardId | null} id
 * @param {Element} from
 * @param {Element} to
 * @param {number} delay
 */
async function travel(root, ctx, id, from, to, delay) {
  const flyer = document.createElement("div");
  flyer.className = "kflyer";
  flyer.setAttribute("aria-hidden", "true");
  const locale = ctx.locale;
  const look = { size: /** @type {const} */ ("s"), locale };
  render(id ? card(faceOf(ctx.catalogue, id), ctx.t, look) : back(), flyer);
  root.append(flyer);
  const [start, end] = [from, to].map((place) => centred(place, flyer, root));
  if (to instanceof HTMLElement && to.dataset.key) hide(to, delay);
  const tilt = id ? "rotate(2deg)" : "";
  const frames = [{ transform: `${start} ${tilt}` }, { transform: end }];
  const options = { duration: ACROSS, delay, easing: SETTLE, fill: "both" };
  await flyer.animate(frames, /** @type {KeyframeAnimationOptions} */ (options))
    .finished;
  flyer.remove();
}

/**
 * Keep a card unseen until its copy has arrived.
 *
 * @param {HTMLElement} element
 * @param {number} delay
 */
function hide(element, delay) {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ACROSS + delay });
}

/**
 * Show a change without travel: a brass outline for a second.
 *
 * @param {Element} element
 */
function mark(element) {
  const lit = { outline: "3px solid var(--brass)", outlineOffset: "2px" };
  element.animate([lit, lit], { duration: MARKED });
}

/**
 * The transform that lays a card S over the middle of a place.
 *
 * @param {Element} place
 * @param {HTMLElement} flyer
 * @param {HTMLElement} root
 */
function centred(place, flyer, root) {
  const at = place.getBoundingClientRect();
  const over = root.getBoundingClientRect();
  const x = at.left + at.width / 2 - over.left - flyer.offsetWidth / 2;
  const y = at.top + at.height / 2 - over.top - flyer.offsetHeight / 2;
  const scale = Math.min(1.3, Math.max(0.4, at.height / flyer.offsetHeight));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * The very card that a flight brings, where it lies face up.
 *
 * @param {HTMLElement} root
 * @param {Flight} flight
 */
function landing(root, { card: id, to }) {
  if (!id) return null;
  const lying = root.querySelectorAll(`[data-key^="${CSS.escape(`${to}-${id}`)}-"]`);
  return [...lying].at(-1) ?? null;
}

/**
 * @param {HTMLElement} root
 * @param {string} place
 * @param {Ctx} ctx
 */
function placed(root, place, ctx) {
  const own = `hand-${ctx.state.you?.seat}`;
  const name = place === own ? "hand-me" : place;
  return root.querySelector(`[data-place="${CSS.escape(name)}"]`);
}
