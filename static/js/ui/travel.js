/**
 * Cards move rather than jump: whatever travelled is shown travelling, and
 * nothing waits for it. A new view takes over whatever is still under way.
 */

import { render } from "../../vendor/lit-html/lit-html.js";

/** @import { Ctx } from "../core/contract.d.ts" */
/** @import { TemplateResult } from "../../vendor/lit-html/lit-html.js" */
/** @import { Tended } from "./tend.js" */

/**
 * @typedef {object} Flight
 * @property {string | null} card None for a back.
 * @property {string} from A place, as `data-place` has it: `deck`, `hand-2`.
 * @property {string} to
 * @property {number} count
 * @property {string | null} [turns] What a back turns out to be, once it has landed,
 *   for those who see it.
 * @property {number} [delay] How much later than the others it leaves, in ms.
 *
 * @typedef {(card: string | null) => TemplateResult} Draw A card as it flies.
 */

/** How long it takes across the table, in ms: what comes after a flight waits so long. */
export const ACROSS = 380;
/** How long it takes within one place, in ms. */
export const WITHIN = 240;
/** How much later than the one before each of several leaves, in ms. */
const APART = 60;
/** Half of turning over: the back goes, then the face comes; in ms. */
const HALF = 80;
/** How long a change is outlined where nothing travels, in ms. */
const MARKED = 1000;
/** How what travels goes away. */
const LEAVE = "cubic-bezier(0.4, 0, 1, 1)";
/** How what travels comes to rest. */
export const SETTLE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** Less than this is no movement, in px. */
const STILL = 2;
/** More backs than these in one flight would only be a blur. */
const COPIES = 5;

/**
 * Note where everything lies, before the next view is drawn.
 *
 * @param {Tended} local
 * @param {Flight[]} flights What travels to the next view.
 */
export function notePlaces(local, flights) {
  if (document.hidden) return;
  local.before = local.root ? rectsOf(local.root) : new Map();
  local.flights = flights;
}

/**
 * Move what has moved since `notePlaces`.
 *
 * @param {HTMLElement} root
 * @param {Ctx} ctx
 * @param {Tended} local
 * @param {Draw} draw
 */
export function travelFrom(root, ctx, local, draw) {
  const { before, flights } = local;
  local.before = null;
  local.flights = [];
  if (!before) return;
  const flown = new Set(flights.map((flight) => landing(root, flight, ctx)));
  if (ctx.calm()) {
    for (const element of flown) if (element) mark(element);
    return;
  }
  for (const [index, flight] of flights.entries()) {
    launch(root, ctx, flight, index, draw);
  }
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
 * @param {Draw} draw
 */
function launch(root, ctx, flight, index, draw) {
  const from = placed(root, flight.from, ctx);
  const to = landing(root, flight, ctx) ?? placed(root, flight.to, ctx);
  if (!from || !to) return;
  for (let copy = 0; copy < Math.min(flight.count, COPIES); copy += 1) {
    travel(root, draw(flight.card), {
      tilt: flight.card ? "rotate(2deg)" : "",
      from,
      to,
      delay: (index + copy) * APART + (flight.delay ?? 0),
      turns: Boolean(flight.turns),
    });
  }
}

/**
 * @typedef {object} Way
 * @property {string} tilt
 * @property {Element} from
 * @property {Element} to
 * @property {number} delay
 * @property {boolean} turns The back that lands turns over.
 *
 * @param {HTMLElement} root
 * @param {TemplateResult} picture
 * @param {Way} way
 */
async function travel(root, picture, { tilt, from, to, delay, turns }) {
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.setAttribute("aria-hidden", "true");
  render(picture, flyer);
  root.append(flyer);
  const [start, end = ""] = [from, to].map((place) => centred(place, flyer, root));
  const landed = delay + ACROSS;
  const frames = [{ transform: `${start} ${tilt}` }, { transform: end }];
  let last = flyer.animate(frames, {
    duration: ACROSS,
    delay,
    easing: SETTLE,
    fill: "both",
  });
  if (turns) last = turnOver(flyer, to, end, landed);
  else if (to instanceof HTMLElement && to.dataset.key) hide(to, landed);
  await last.finished;
  flyer.remove();
}

/**
 * Keep a card unseen until its copy has arrived.
 *
 * @param {HTMLElement} element
 * @param {number} landed When that is.
 */
function hide(element, landed) {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: landed });
}

/**
 * Let a back that has landed turn into the card that lies there.
 *
 * @param {HTMLElement} flyer
 * @param {Element} to
 * @param {string} end Where the back lies.
 * @param {number} landed When it lies there.
 */
function turnOver(flyer, to, end, landed) {
  const edge = "scaleX(0)";
  to.animate([{ transform: edge }, { transform: "none" }], {
    duration: HALF,
    delay: landed + HALF,
    easing: SETTLE,
    fill: "backwards",
  });
  return flyer.animate([{ transform: end }, { transform: `${end} ${edge}` }], {
    duration: HALF,
    delay: landed,
    easing: LEAVE,
  });
}

/**
 * Show a change without travel: a brass outline for a second.
 *
 * @param {Element} element
 * @param {string} [outlineOffset] Beside it, unless there is no room.
 */
export function mark(element, outlineOffset = "2px") {
  const lit = { outline: "3px solid var(--brass)", outlineOffset };
  element.animate([lit, lit], { duration: MARKED });
}

/**
 * The transform that lays a flying card over the middle of a place.
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
  const scale = Math.min(1.3, Math.max(0.2, at.height / flyer.offsetHeight));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * The very card that a flight brings, where it lies face up.
 *
 * @param {HTMLElement} root
 * @param {Flight} flight
 * @param {Ctx} ctx
 */
function landing(root, { card, turns, to }, ctx) {
  const id = turns ?? card;
  if (!id) return null;
  const key = CSS.escape(`${placeFor(to, ctx)}-${id}`);
  return [...root.querySelectorAll(`[data-key^="${key}-"]`)].at(-1) ?? null;
}

/**
 * @param {HTMLElement} root
 * @param {string} place
 * @param {Ctx} ctx
 */
function placed(root, place, ctx) {
  const name = CSS.escape(placeFor(place, ctx));
  return root.querySelector(`[data-place="${name}"]`);
}

/**
 * The reader's own hand is a place of its own.
 *
 * @param {string} place
 * @param {Ctx} ctx
 */
function placeFor(place, { state }) {
  return place === `hand-${state.you?.seat}` ? "hand-me" : place;
}
