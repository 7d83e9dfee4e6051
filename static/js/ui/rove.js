/**
 * Keyboard on a board: each zone is one tab stop, arrow keys go on within it.
 *
 * What can be reached carries `data-rove` with the name of its zone, and a
 * `data-key`, `data-place` or label by which it is found again.
 */

/** @type {Record<string, number>} */
const STEPS = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -1000,
  End: 1000,
};

/**
 * Give each zone exactly one tab stop: where focus rested, else its first.
 *
 * @param {HTMLElement} root
 * @param {Record<string, string>} focus Key of the resting focus, by zone.
 */
export function rove(root, focus) {
  for (const [zone, items] of zonesOf(root)) {
    const resting = items.find((item) => keyOf(item) === focus[zone]) ?? items[0];
    for (const item of items) item.tabIndex = item === resting ? 0 : -1;
  }
}

/**
 * Let an arrow key move the focus within its zone.
 *
 * @param {KeyboardEvent} event
 * @param {HTMLElement | null} root
 * @returns {boolean} Whether it did.
 */
export function arrowKey(event, root) {
  const step = STEPS[event.key];
  return Boolean(root && step && moveFocus(root, document.activeElement, step));
}

/**
 * @param {HTMLElement} root
 * @param {Element | null} from
 * @param {number} step
 */
function moveFocus(root, from, step) {
  const zone = from instanceof HTMLElement ? from.dataset.rove : undefined;
  if (!zone) return false;
  const items = zonesOf(root).get(zone) ?? [];
  const at = items.indexOf(/** @type {HTMLElement} */ (from));
  const next = items[Math.min(items.length - 1, Math.max(0, at + step))];
  next?.focus();
  return Boolean(next);
}

/** @param {HTMLElement} root */
function zonesOf(root) {
  /** @type {Map<string, HTMLElement[]>} */
  const zones = new Map();
  for (const item of root.querySelectorAll("[data-rove]")) {
    if (!(item instanceof HTMLElement)) continue;
    const zone = item.dataset.rove ?? "";
    zones.set(zone, [...(zones.get(zone) ?? []), item]);
  }
  return zones;
}

/**
 * Remember where focus rests.
 *
 * @param {Event} event
 * @param {Record<string, string>} focus
 */
export function remember(event, focus) {
  const item = event.target;
  if (!(item instanceof HTMLElement) || !item.dataset.rove) return;
  focus[item.dataset.rove] = keyOf(item);
}

/** @param {HTMLElement} item */
export function keyOf(item) {
  return (
    item.dataset.key ?? item.dataset.place ?? item.getAttribute("aria-label") ?? ""
  );
}
