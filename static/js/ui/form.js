/** The form of the window: which of the three boards is drawn. */

const PHONE = "(width < 600px), (height < 480px)";
const TABLET = "(width < 1024px)";
const LOW = "(height < 760px)";
/** A laptop's window in which the log leaves the board little room. */
const NARROW = "(1024px <= width < 1250px)";

/**
 * @returns {{ form: "phone" | "tablet" | "laptop", low: boolean, narrow: boolean }}
 */
export function formOf() {
  const is = (/** @type {string} */ query) => globalThis.matchMedia(query).matches;
  const form = is(PHONE) ? "phone" : is(TABLET) ? "tablet" : "laptop";
  return { form, low: is(LOW), narrow: is(NARROW) };
}

/**
 * Call back whenever the form changes.
 *
 * @param {() => void} change
 * @returns {() => void} Stops it.
 */
export function onForm(change) {
  const queries = [PHONE, TABLET, LOW, NARROW].map((query) =>
    globalThis.matchMedia(query),
  );
  for (const query of queries) query.addEventListener("change", change);
  return () => {
    for (const query of queries) query.removeEventListener("change", change);
  };
}
