/** The landscape glides when the camera steps back, so that the eye can follow a cell. */

import { SETTLE } from "../../ui/travel.js";
import { seenShifted, shiftTo } from "./camera.js";

/** @import { Camera, Shift } from "./camera.js" */
/** @import { Local } from "./local.js" */

const GLIDE = 240;

/**
 * Let a drawn landscape come from where it was seen last.
 *
 * @param {Local} local
 * @param {boolean} calm Nothing may travel: it is simply there.
 */
export function glide(local, calm) {
  const { drawn, rested, map } = local;
  local.rested = drawn;
  if (!rested || calm || isSame(drawn, rested)) return;
  const plane = map.element?.querySelector(".hplane");
  if (!(plane instanceof HTMLElement)) return;
  const before = seenShifted(rested, shiftNow(plane));
  for (const under of plane.getAnimations()) under.cancel();
  plane.animate(
    [{ transform: asTransform(shiftTo(drawn, before)) }, { transform: "none" }],
    { duration: GLIDE, easing: SETTLE },
  );
}

/**
 * How far a glide that is still under way has come.
 *
 * @param {HTMLElement} plane
 * @returns {Shift}
 */
function shiftNow(plane) {
  const { a, e, f } = new DOMMatrixReadOnly(getComputedStyle(plane).transform);
  return { scale: a, right: e, down: f };
}

/** @param {Shift} shift */
function asTransform({ scale, right, down }) {
  return `translate(${right}px, ${down}px) scale(${scale})`;
}

/**
 * @param {Camera} one
 * @param {Camera} other
 */
function isSame(one, other) {
  return one.size === other.size && one.x === other.x && one.y === other.y;
}
