/** Roads that a new tile has joined draw their lines anew, from the joint. */

import { ACROSS } from "../../ui/travel.js";
import { cellKey, exitsSeen, sameCell } from "./grid.js";
import { spreadFrom } from "./spread.js";

/** @import { Scene } from "./motion.js" */
/** @import { Stretch } from "./spread.js" */
/** @import { Cell, Seat, Side } from "./types.d.ts" */

/** How long the drawing takes, in ms. */
const WHOLE = 380;
/** Where each exit meets the edge, in units of a tile's picture. */
/** @type {Record<Side, string>} */
const EDGES = { N: "60px 0", E: "120px 60px", S: "60px 120px", W: "0 60px" };
const MIDDLE = "60px 60px";

/**
 * Let the lines of the roads grow that a building has joined, once it lies there.
 *
 * @param {HTMLElement} root
 * @param {Pick<Scene, "view" | "turned">} scene
 * @param {{ cell: Cell, seat: Seat | null }} built Henry's tiles come from no hand.
 */
export function drawRoads(root, { view, turned }, { cell, seat }) {
  const stretches = spreadFrom(view.roads, cell);
  const steps = Math.max(...stretches.map(({ step }) => step + 1));
  // A tile of a hand has to fly here first.
  const delay = seat === null ? 0 : ACROSS;
  for (const stretch of stretches) {
    // What was drawn before stays until then.
    const fill = sameCell(stretch.cell, cell) ? "backwards" : "none";
    grow(root, stretch, { steps, turned, timing: { duration: WHOLE, delay, fill } });
  }
}

/**
 * @param {HTMLElement} root
 * @param {Stretch} stretch
 * @param {object} road
 * @param {number} road.steps How many stretches it draws one after the other.
 * @param {boolean} road.turned The reader sees it from the other side.
 * @param {KeyframeAnimationOptions} road.timing
 */
function grow(root, { cell, side, inwards, step }, { steps, turned, timing }) {
  // A building of the first heir lies as the table does.
  const [seen = side] = exitsSeen([side], 0, turned);
  const transformOrigin = inwards ? EDGES[seen] : MIDDLE;
  const flat = seen === "N" || seen === "S" ? "scaleY(0)" : "scaleX(0)";
  const frames = [
    { transform: flat, transformOrigin },
    { transform: flat, transformOrigin, offset: step / steps },
    { transform: "none", transformOrigin, offset: (step + 1) / steps },
    { transform: "none", transformOrigin },
  ];
  const lines = `[data-cell="${cellKey(cell)}"] [data-exit="${seen}"]`;
  for (const line of root.querySelectorAll(lines)) line.animate(frames, timing);
}
