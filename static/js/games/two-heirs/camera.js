/**
 * Where one looks at the landscape from, and how closely. Pure: lengths in, lengths out.
 */

/** @import { Cell } from "./types.d.ts" */
/** @import { Frame } from "./grid.js" */

/**
 * @typedef {object} Camera
 * @property {number} size Pixels a cell.
 * @property {number} x Which column lies in the middle of the window; cells count from
 *   their upper left corner.
 * @property {number} y Which row does.
 *
 * @typedef {object} Window
 * @property {number} width Pixels.
 * @property {number} height
 */

export const SMALLEST = 34;
export const LARGEST = 176;
/** As the landscape is shown where there is room, on a laptop and on a phone. */
export const ROOMY = 124;
/** One press of + or -. */
export const STRIDE = 1.25;
/** Around the landscape, in cells, so that nothing touches the edge. */
const MARGIN = 0.35;

/**
 * See all of a frame, but not more closely than need be.
 *
 * @param {Frame} frame
 * @param {Window} window
 * @returns {Camera}
 */
export function fitted({ left, top, columns, rows }, { width, height }) {
  const wide = width / (columns + 2 * MARGIN);
  const high = height / (rows + 2 * MARGIN);
  return {
    size: within(Math.min(wide, high, ROOMY)),
    x: left + columns / 2,
    y: top + rows / 2,
  };
}

/**
 * Look more closely or from farther, with one place of the window held still.
 *
 * @param {Camera} camera
 * @param {number} factor
 * @param {{ right: number, down: number }} [still] Pixels from the window's middle.
 * @returns {Camera}
 */
export function zoomed(camera, factor, still = { right: 0, down: 0 }) {
  const size = within(camera.size * factor);
  return {
    size,
    x: camera.x + still.right / camera.size - still.right / size,
    y: camera.y + still.down / camera.size - still.down / size,
  };
}

/**
 * Move the landscape by some pixels; it cannot be lost beyond its own frame.
 *
 * @param {Camera} camera
 * @param {number} right
 * @param {number} down
 * @param {Frame} frame
 * @returns {Camera}
 */
export function panned({ size, x, y }, right, down, { left, top, columns, rows }) {
  return {
    size,
    x: between(x - right / size, left, left + columns),
    y: between(y - down / size, top, top + rows),
  };
}

/**
 * Look at a cell; nothing moves while it can be seen anyway.
 *
 * @param {Camera} camera
 * @param {Cell} cell As it is seen.
 * @param {Window} window
 * @returns {Camera}
 */
export function turnedTo(camera, [column, row], { width, height }) {
  return {
    size: camera.size,
    x: seen(camera.x, column, width / camera.size),
    y: seen(camera.y, row, height / camera.size),
  };
}

/**
 * The nearest middle from which a cell is wholly within so many cells.
 *
 * @param {number} middle
 * @param {number} at
 * @param {number} extent
 */
function seen(middle, at, extent) {
  if (extent < 1) return at + 0.5;
  return between(middle, at + 1 - extent / 2, at + extent / 2);
}

/** @param {number} size */
function within(size) {
  return between(size, SMALLEST, LARGEST);
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function between(value, least, most) {
  return Math.min(most, Math.max(least, value));
}
