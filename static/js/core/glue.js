/** Keeps a sentence's marks beside the word that they belong to. */

const MARKS = /^[.,:;!?…)]+/;

/**
 * Browsers may break a line after a button, so that a full stop behind one would
 * stand alone on the next line: it is tied to the button.
 *
 * @param {unknown[]} parts Words and drawn things, in the order of the sentence.
 * @param {(drawn: object, marks: string) => unknown} tie
 * @returns {unknown[]}
 */
export function glued(parts, tie) {
  const flat = parts.flat(2);
  return flat.map((part, index) => {
    if (typeof part === "string") {
      return isDrawn(flat[index - 1]) ? part.replace(MARKS, "") : part;
    }
    const [marks = ""] = MARKS.exec(String(flat[index + 1] ?? "")) ?? [];
    return marks && isDrawn(part) ? tie(part, marks) : part;
  });
}

/**
 * @param {unknown} part
 * @returns {part is object}
 */
function isDrawn(part) {
  return typeof part === "object" && part !== null;
}
