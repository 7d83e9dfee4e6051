/** Keys that are pressed and not meant for the game. */

const MOVES = /^(Arrow.*|[-+tT])$/;
const SCROLLS = /^(Arrow.*|Enter| )$/;
const SCROLLED = "[role='log'], .sheet-body";

/**
 * A key for the browser, for a field, for what is scrolled, or one held down.
 *
 * @param {KeyboardEvent} event
 */
export function isMeantOtherwise(event) {
  const at = /** @type {Element} */ (event.target);
  const typed = at.matches?.("input, textarea, select");
  const combined = event.ctrlKey || event.metaKey || event.altKey;
  return typed || combined || isHeld(event) || scrolls(event);
}

/**
 * A key that is held down says again and again what was meant once; what moves and
 * what only shows may go on.
 *
 * @param {Pick<KeyboardEvent, "key" | "repeat">} event
 */
export function isHeld({ key, repeat }) {
  return repeat && !MOVES.test(key);
}

/**
 * Whoever scrolls through log, chat or a sheet plays nothing by that.
 *
 * @param {Pick<KeyboardEvent, "key" | "target">} event
 */
export function scrolls({ key, target }) {
  const at = /** @type {Element} */ (target);
  return SCROLLS.test(key) && Boolean(at.closest?.(SCROLLED));
}
