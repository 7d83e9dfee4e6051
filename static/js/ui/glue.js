/** Keeps a sentence's marks beside the word that they belong to. */

import { html } from "../../vendor/lit-html/lit-html.js";

/** @import { Content } from "../core/contract.d.ts" */

const MARKS = /^[.,:;!?…)]+/;

/**
 * Browsers may break a line after a button, so that a full stop behind one would
 * stand alone on the next line: it is tied to the button.
 *
 * @param {unknown[]} parts Words and drawn things, in the order of the sentence.
 * @returns {unknown[]}
 */
export function glued(parts) {
  const flat = parts.flat(2);
  return flat.map((part, index) => {
    const before = flat[index - 1];
    if (typeof part === "string")
      return isDrawn(before) ? part.replace(MARKS, "") : part;
    const [marks = ""] = MARKS.exec(String(flat[index + 1] ?? "")) ?? [];
    return marks && isDrawn(part)
      ? html`<span class="glued">${/** @type {Content} */ (part)}${marks}</span>`
      : part;
  });
}

/** @param {unknown} part */
function isDrawn(part) {
  return typeof part === "object" && part !== null;
}
