/** Pointers and wheel on the landscape: pan, pinch, zoom; a still tap is left alone. */

/** A drag begins after so many pixels. */
const START = 8;
/** What a notch of the wheel does, as a power. */
const NOTCH = 0.0016;
/** Two taps within so many ms, and so near to each other, look more closely. */
const TWICE = 300;
const CLOSER = 1.6;

/**
 * @typedef {object} Moving What a movement of the hand asks for.
 * @property {(right: number, down: number) => void} pan Pixels.
 * @property {(factor: number, still: { right: number, down: number }) => void} zoom
 *   Around a place, in pixels from the middle of the window.
 *
 * @typedef {object} Fingers
 * @property {Map<number, PointerEvent>} down Where each was last.
 * @property {boolean} moved They have moved too far for a tap.
 * @property {PointerEvent | null} tapped The last tap beside all cells.
 */

/**
 * Watch the window through which the landscape is seen.
 *
 * @param {HTMLElement} root
 * @param {Moving} moving
 * @returns {() => void} Ends the watch.
 */
export function watchPanning(root, moving) {
  /** @type {Fingers} */
  const fingers = { down: new Map(), moved: false, tapped: null };
  const ending = new AbortController();
  const { signal } = ending;
  const release = (/** @type {PointerEvent} */ event) => {
    fingers.down.delete(event.pointerId);
    tapTwice(root, fingers, event, moving);
  };
  root.addEventListener("pointerdown", (event) => press(fingers, event), { signal });
  root.addEventListener(
    "pointermove",
    (event) => {
      if (drag(root, fingers, event, moving)) fingers.down.set(event.pointerId, event);
    },
    { signal },
  );
  root.addEventListener("pointerup", release, { signal });
  root.addEventListener("pointercancel", release, { signal });
  // The click that ends a drag is not one on a cell.
  root.addEventListener("click", (event) => swallow(fingers, event), {
    capture: true,
    signal,
  });
  root.addEventListener("wheel", (event) => turnWheel(root, event, moving), {
    passive: false,
    signal,
  });
  return () => ending.abort();
}

/**
 * @param {Fingers} fingers
 * @param {PointerEvent} event
 */
function press(fingers, event) {
  if (event.button !== 0) return;
  if (fingers.down.size === 0) fingers.moved = false;
  fingers.down.set(event.pointerId, event);
}

/**
 * @param {HTMLElement} root
 * @param {Fingers} fingers
 * @param {PointerEvent} event
 * @param {Moving} moving
 * @returns {boolean} Whether it was far enough to be a movement.
 */
function drag(root, fingers, event, moving) {
  const { down } = fingers;
  const last = down.get(event.pointerId);
  if (!last || (!fingers.moved && apart(last, event) < START)) return false;
  if (!fingers.moved) root.setPointerCapture(event.pointerId);
  fingers.moved = true;
  const other = [...down.values()].find(
    ({ pointerId }) => pointerId !== event.pointerId,
  );
  if (other) pinch(root, other, { last, event }, moving);
  else moving.pan(event.clientX - last.clientX, event.clientY - last.clientY);
  return true;
}

/**
 * Two fingers: the landscape keeps to both.
 *
 * @param {HTMLElement} root
 * @param {PointerEvent} other The finger that is still.
 * @param {{ last: PointerEvent, event: PointerEvent }} step Of the one that moves.
 * @param {Moving} moving
 */
function pinch(root, other, { last, event }, { pan, zoom }) {
  pan((event.clientX - last.clientX) / 2, (event.clientY - last.clientY) / 2);
  const before = apart(other, last);
  if (before > 0) zoom(apart(other, event) / before, fromMiddle(root, event, other));
}

/**
 * Two quick taps of a finger beside all cells look more closely there.
 *
 * @param {HTMLElement} root
 * @param {Fingers} fingers
 * @param {PointerEvent} event
 * @param {Moving} moving
 */
function tapTwice(root, fingers, event, { zoom }) {
  const { tapped, moved } = fingers;
  fingers.tapped = null;
  const beside = event.target === root && event.pointerType === "touch";
  if (moved || !beside || event.type !== "pointerup") return;
  const soon = tapped && event.timeStamp - tapped.timeStamp < TWICE;
  if (soon && apart(tapped, event) < 3 * START) zoom(CLOSER, fromMiddle(root, event));
  else fingers.tapped = event;
}

/**
 * @param {HTMLElement} root
 * @param {WheelEvent} event
 * @param {Moving} moving
 */
function turnWheel(root, event, { zoom }) {
  event.preventDefault();
  zoom(Math.exp(-event.deltaY * NOTCH), fromMiddle(root, event));
}

/**
 * @param {MouseEvent} one
 * @param {MouseEvent} other
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

/**
 * @param {Fingers} fingers
 * @param {Event} event
 */
function swallow(fingers, event) {
  if (!fingers.moved) return;
  fingers.moved = false;
  event.stopPropagation();
  event.preventDefault();
}
