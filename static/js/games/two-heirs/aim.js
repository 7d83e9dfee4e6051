/** Puts a camera into effect on the page; touches only what differs. */

import { Directive, directive } from "../../../vendor/lit-html/directive.js";
import { noChange } from "../../../vendor/lit-html/lit-html.js";

/** @import { ElementPart } from "../../../vendor/lit-html/directive.js" */
/** @import { Camera } from "./camera.js" */

/**
 * Aim a plane at what a camera looks at.
 *
 * Its cells inherit their size, so that every one of them is laid out anew when it
 * changes; moving the plane costs nothing of that.
 *
 * @param {HTMLElement} plane
 * @param {Camera} camera
 */
export function aim({ style }, { size, x, y }) {
  const pixels = `${size}px`;
  if (style.getPropertyValue("--size") !== pixels) style.setProperty("--size", pixels);
  style.translate = `${-x * size}px ${-y * size}px`;
}

class Aimed extends Directive {
  /** @param {Camera} _ */
  render(_) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[Camera]} values
   */
  update({ element }, [camera]) {
    aim(/** @type {HTMLElement} */ (element), camera);
    return noChange;
  }
}

/** On the plane of a landscape: it is drawn for this camera. */
export const aimed = directive(Aimed);
