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
 *
 * @typedef {object} Inset How much of a window lies under something, in pixels.
 * @property {number} top
 * @property {number} right
 * @property {number} bottom
 * @property {number} left
 */

/** Tiles are mere colours here, but all of a landscape can be seen on a phone. */
export const SMALLEST = 14;
export const LARGEST = 176;
/** Tiles below this many pixels are drawn for the small. */
export const SMALL = 108;
/** As the landscape is shown where there is room, on a laptop and on a phone. */
export const ROOMY = 124;
/** One press of + or -. */
export const STRIDE = 1.25;
/** Around the landscape, in cells, so that nothing touches the edge. */
const MARGIN = 0.12;
/** @type {Inset} */
const OPEN = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * See all of a frame, but not more closely than need be.
 *
 * @param {Frame} frame
 * @param {Window} window
 * @param {Inset} [inset]
 * @returns {Camera}
 */
export function fitted(frame, { width, height }, inset = OPEN) {
  const { left, top, columns, rows } = frame;
  const wide = (width - inset.left - inset.right) / (columns + 2 * MARGIN);
  const high = (height - inset.top - inset.bottom) / (rows + 2 * MARGIN);
  const size = within(Math.min(wide, high, ROOMY));
  return {
    size,
    x: left + columns / 2 - (inset.left - inset.right) / 2 / size,
    y: top + rows / 2 - (inset.top - inset.bottom) / 2 / size,
  };
}

/**
 * Follow a landscape that grows: stay while all of it can be seen, else step back. It
 * never comes closer by itself, so that a cell stays where the eye has left it.
 *
 * @param {Camera | null} before Where it was; null before anything was seen.
 * @param {Frame} frame
 * @param {Window} window
 * @param {Inset} [inset]
 * @returns {Camera}
 */
export function following(before, frame, window, inset = OPEN) {
  const stays = before && holds(before, frame, window, inset);
  return stays ? before : fitted(frame, window, inset);
}

/**
 * Whether all of a frame lies in the part of the window that nothing covers.
 *
 * @param {Camera} camera
 * @param {Frame} frame
 * @param {Window} window
 * @param {Inset} inset
 */
function holds({ size, x, y }, { left, top, columns, rows }, { width, height }, inset) {
  return (
    width / 2 + (left - x) * size >= inset.left &&
    width / 2 + (left + columns - x) * size <= width - inset.right &&
    height / 2 + (top - y) * size >= inset.top &&
    height / 2 + (top + rows - y) * size <= height - inset.bottom
  );
}

/**
 * @typedef {object} Shift What lays one picture of a plane over another.
 * @property {number} scale
 * @property {number} right Pixels, after it was scaled.
 * @property {number} down
 */

/**
 * What makes a plane that is drawn for one camera look as it did from another.
 *
 * @param {Camera} drawn
 * @param {Camera} before
 * @returns {Shift}
 */
export function shiftTo(drawn, before) {
  return {
    scale: before.size / drawn.size,
    right: drawn.x * drawn.size - before.x * before.size,
    down: drawn.y * drawn.size - before.y * before.size,
  };
}

/**
 * From where one seems to look at a plane that is shifted on its way.
 *
 * @param {Camera} drawn
 * @param {Shift} shift
 * @returns {Camera}
 */
export function seenShifted(drawn, { scale, right, down }) {
  const size = drawn.size * scale;
  return {
    size,
    x: (drawn.x * drawn.size - right) / size,
    y: (drawn.y * drawn.size - down) / size,
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
 * @param {Inset} [inset]
 * @returns {Camera}
 */
export function turnedTo(camera, [column, row], { width, height }, inset = OPEN) {
  const { size, x, y } = camera;
  const open = (/** @type {number} */ length, /** @type {number} */ covered) =>
    (length / 2 - covered) / size;
  return {
    size,
    x: seen(x, column, open(width, inset.left), open(width, inset.right)),
    y: seen(y, row, open(height, inset.top), open(height, inset.bottom)),
  };
}

/**
 * The nearest middle from which a cell is wholly in sight.
 *
 * @param {number} middle
 * @param {number} at
 * @param {number} before How many cells are seen before the middle.
 * @param {number} after How many behind it.
 */
function seen(middle, at, before, after) {
  if (before + after < 1) return at + 0.5;
  return between(middle, at + 1 - after, at + before);
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
