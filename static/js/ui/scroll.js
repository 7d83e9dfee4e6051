/** Keeps a list at its end while lines are added, unless the reader scrolled up. */

import { Directive, directive } from "../../vendor/lit-html/directive.js";
import { noChange } from "../../vendor/lit-html/lit-html.js";

/** How far from the end still counts as being there, in px. */
const NEAR = 48;

class AtEnd extends Directive {
  /** @param {unknown} _ */
  render(_) {
    return noChange;
  }

  /** @param {import("../../vendor/lit-html/directive.js").ElementPart} part */
  update({ element }) {
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (left <= NEAR || element.scrollTop === 0) {
      queueMicrotask(() => element.scrollTo(0, element.scrollHeight));
    }
    return noChange;
  }
}

/** To be put on the element that scrolls. */
export const atEnd = directive(AtEnd);
