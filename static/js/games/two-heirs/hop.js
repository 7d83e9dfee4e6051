/**
 * The royal shield hops to the place of the tile that was taken, and turns over there.
 *
 * The ring is drawn with the shield at its head: once the shield has landed, all of it
 * turns until that is so again.
 */

import { render } from "../../../vendor/lit-html/lit-html.js";
import { ACROSS, SETTLE, WITHIN } from "../../ui/travel.js";
import { shield } from "./art.js";

/** @import { Scene } from "./motion.js" */
/** @import { Heir, TileId } from "./types.d.ts" */

/** How long the shield shows its other side, half of it going, half coming; in ms. */
const TURN = 160;
/**
 * When it stands on its edge, in ms: it has hopped for as long as a tile flies, and one
 * side gives way to the other.
 */
const HALF = ACROSS + TURN / 2;
/** When it lies there with the other side up, in ms: not before does the ring turn. */
const LANDED = ACROSS + TURN;
/** How high it hops, in px. */
const LIFT = 18;

/** @typedef {{ x: number, y: number }} Way Pixels from the head of the ring. */

/** @type {Way} */
const HEAD = { x: 0, y: 0 };

/**
 * Let the shield hop, and the ring turn after it. Where it is shown once more, the ring
 * has turned long since: the shield comes from the place that was refilled.
 *
 * @param {HTMLElement} root
 * @param {{ tile: TileId, refill: TileId | null }} taken
 * @param {Pick<Scene, "view" | "before">} scene What is told of the ring leaves it.
 */
export function hopShield(root, { tile, refill }, { view, before }) {
  const place = root.querySelector(".hplace.is-shield");
  if (!(place instanceof HTMLElement)) return;
  for (const under of place.getAnimations()) under.cancel();
  const head = place.getBoundingClientRect();
  const filled = root.querySelector(`[data-key="${keyOf(refill)}"]`);
  const emptied = before?.get(keyOf(tile));
  const start = filled && !emptied ? wayTo(head, filled.getBoundingClientRect()) : HEAD;
  const end = emptied ? wayTo(head, emptied) : HEAD;
  if (start === end) return;
  leap(place, { start, end, crown: view.crown });
  if (before && emptied) turnRing(root, before, head);
  filled?.animate([{ opacity: 0 }, { opacity: 1 }], after(ACROSS));
}

/** @param {TileId | null} tile */
function keyOf(tile) {
  return `reserve-${tile}`;
}

/**
 * From the head of the ring to a tile: the names below tiles do not count.
 *
 * @param {DOMRect} head
 * @param {DOMRect} at
 * @returns {Way}
 */
function wayTo(head, at) {
  return {
    x: at.left + at.width / 2 - head.left - head.width / 2,
    y: at.top - head.top,
  };
}

/**
 * What begins so late is not to be seen before.
 *
 * @param {number} delay
 * @returns {KeyframeAnimationOptions}
 */
function after(delay) {
  return { duration: WITHIN, delay, easing: SETTLE, fill: "backwards" };
}

/**
 * The side that was up hops and turns away; the other one turns up, and goes home.
 *
 * @param {HTMLElement} place
 * @param {{ start: Way, end: Way, crown: Heir }} way
 */
async function leap(place, { start, end, crown }) {
  const [there, edge] = [moved(end), moved(end, 0)];
  const whole = LANDED + WITHIN;
  place.animate(
    [
      { transform: edge },
      { transform: edge, offset: HALF / whole },
      { transform: there, offset: LANDED / whole, easing: SETTLE },
      { transform: moved(HEAD) },
    ],
    { duration: whole },
  );
  const old = oldSide(place, crown);
  const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - LIFT };
  const flown = old.animate(
    [
      { transform: moved(start), easing: "ease-out" },
      { transform: moved(top), offset: ACROSS / 2 / HALF, easing: "ease-in" },
      { transform: there, offset: ACROSS / HALF },
      { transform: edge },
    ],
    { duration: HALF, fill: "forwards" },
  );
  await flown.finished;
  old.remove();
}

/**
 * @param {Way} way
 * @param {number} [width] 0 shows the edge.
 */
function moved({ x, y }, width = 1) {
  return `translate(${x}px, ${y}px) scaleX(${width})`;
}

/**
 * The shield as it lay at the head of the ring, with the other crown up.
 *
 * @param {HTMLElement} place
 * @param {Heir} crown
 */
function oldSide(place, crown) {
  const ring = place.parentElement;
  ring?.querySelector(".is-old")?.remove();
  const old = document.createElement("span");
  old.className = "hplace is-shield is-old";
  old.style.width = `${place.offsetWidth}px`;
  render(shield(crown === 0 ? 1 : 0), old);
  ring?.append(old);
  return old;
}

/**
 * Tiles stay until the shield has landed, then go where the ring has them now.
 *
 * @param {HTMLElement} root
 * @param {Map<string, DOMRect>} before
 * @param {DOMRect} head Where the shield lay: there is the refill now.
 */
function turnRing(root, before, head) {
  for (const tile of root.querySelectorAll(".hring > [data-key]")) {
    const key = /** @type {HTMLElement} */ (tile).dataset.key ?? "";
    for (const under of tile.getAnimations()) under.cancel();
    const way = wayTo(tile.getBoundingClientRect(), before.get(key) ?? head);
    before.delete(key);
    tile.animate([{ transform: moved(way) }, { transform: "none" }], after(LANDED));
  }
  for (const part of root.querySelectorAll(".harc > path"))
    part.animate([{ opacity: 0 }, { opacity: 1 }], after(LANDED));
}
