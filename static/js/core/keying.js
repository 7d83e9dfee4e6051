/** Keys that are pressed and not meant for the game. */

const MOVES = /^(Arrow.*|[-+tT])$/;
const SCROLLS = /^(Arrow.*|Enter| )$/;
const SCROLLED = "[role='log'], .sheet-body";

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
