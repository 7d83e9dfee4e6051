/** Pointers and wheel on the landscape: pan, pinch, zoom; a still tap is left alone. */

/** A drag begins after so many pixels. */
const START = 8;
/** What a notch of the wheel does, as a power. */
const NOTCH = 0.0016;

/**
 * @typedef {object} Moving What a movement of the hand asks for.
 * @property {(right: number, down: number) => void} pan Pixels.
 * @property {(factor: number, still: { right: number, down: number }) => void} zoom
 *   Around a place, in pixels from the middle of the window.
 */

/**
 * Watch the window through which the landscape is seen.
 *
 * @param {HTMLElement} root
 * @param {() => Moving} how Read anew at each movement.
 * @returns {() => void} Ends the watch.
 */
export function watchPanning(root, how) {
  /** @type {Map<number, PointerEvent>} */
  const down = new Map();
  let moved = false;
  const ending = new AbortController();
  const { signal } = ending;

  root.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      if (down.size === 0) moved = false;
      down.set(event.pointerId, event);
    },
    { signal },
  );
  root.addEventListener(
    "pointermove",
    (event) => {
      const last = down.get(event.pointerId);
      if (!last || (!moved && near(last, event))) return;
      if (!moved) root.setPointerCapture(event.pointerId);
      moved = true;
      if (down.size > 1) pinch([...down.values()], last, event, how());
      else how().pan(event.clientX - last.clientX, event.clientY - last.clientY);
      down.set(event.pointerId, event);
    },
    { signal },
  );
  const release = (/** @type {PointerEvent} */ event) => down.delete(event.pointerId);
  root.addEventListener("pointerup", release, { signal });
  root.addEventListener("pointercancel", release, { signal });
  // The click that ends a drag is not one on a cell.
  root.addEventListener(
    "click",
    (event) => {
      if (moved) swallow(event);
      moved = false;
    },
    { capture: true, signal },
  );
  root.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      how().zoom(Math.exp(-event.deltaY * NOTCH), fromMiddle(root, event));
    },
    { passive: false, signal },
  );
  return () => ending.abort();
}

/**
 * Two fingers: the landscape keeps to both.
 *
 * @param {PointerEvent[]} fingers As they were.
 * @param {PointerEvent} last Where the one that moves was.
 * @param {PointerEvent} event Where it is.
 * @param {Moving} moving
 */
function pinch(fingers, last, event, { pan, zoom }) {
  const other = fingers.find(({ pointerId }) => pointerId !== event.pointerId);
  const root = /** @type {HTMLElement} */ (event.currentTarget);
  if (!other) return;
  pan((event.clientX - last.clientX) / 2, (event.clientY - last.clientY) / 2);
  const before = apart(other, last);
  if (before > 0) zoom(apart(other, event) / before, fromMiddle(root, event, other));
}

/**
 * @param {PointerEvent} one
 * @param {PointerEvent} other
 */
function near(one, other) {
  return apart(one, other) < START;
}

/**
 * @param {PointerEvent} one
 * @param {PointerEvent} other
 */
function apart(one, other) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/**
 * @param {HTMLElement} root
 * @param {MouseEvent} event
 * @param {MouseEvent} [other] The place between both.
 */
function fromMiddle(root, event, other = event) {
  const { left, top, width, height } = root.getBoundingClientRect();
  return {
    right: (event.clientX + other.clientX) / 2 - left - width / 2,
    down: (event.clientY + other.clientY) / 2 - top - height / 2,
  };
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
