/**
 * A quick swipe up on a picked card of the hand plays what is picked.
 *
 * What goes sideways scrolls the hand and never gets here: the browser keeps that
 * finger to itself. What takes longer is a drag, which plays on a ringed place alone.
 */

/** How far up a finger has to go, in px. */
const FAR = 40;
/** How long it may take, in ms. */
const QUICK = 500;

/**
 * @typedef {object} Touch Where and when a finger is.
 * @property {number} clientX
 * @property {number} clientY
 * @property {number} timeStamp In ms.
 *
 * @typedef {object} Swipe
 * @property {boolean} picked Its card had been picked before it was touched.
 */

/**
 * Whether a finger that came from one place and left at another has swiped up: far,
 * quickly, and at least twice as much up as aside.
 *
 * @param {Touch} from
 * @param {Touch} to
 */
export function isSwipeUp(from, to) {
  const up = from.clientY - to.clientY;
  const aside = Math.abs(to.clientX - from.clientX);
  return up >= FAR && up >= 2 * aside && to.timeStamp - from.timeStamp <= QUICK;
}

/**
 * Watch the fingers on a board, before anything else hears of them.
 *
 * @param {HTMLElement} root
 * @param {(card: HTMLElement) => boolean} isPicked
 * @returns {() => Swipe | null} What the finger that has just left has swiped up.
 */
export function watchSwipes(root, isPicked) {
  /** @type {{ touch: PointerEvent, swipe: Swipe } | null} */
  let held = null;
  /** @type {Swipe | null} */
  let swiped = null;
  const grasp = (/** @type {PointerEvent} */ touch) => {
    const card = handCard(touch);
    held = card ? { touch, swipe: { picked: isPicked(card) } } : null;
    swiped = null;
  };
  const release = (/** @type {PointerEvent} */ touch) => {
    const own = held?.touch.pointerId === touch.pointerId ? held : null;
    swiped = own && isSwipeUp(own.touch, touch) ? own.swipe : null;
    held = null;
  };
  root.addEventListener("pointerdown", grasp, { capture: true });
  root.addEventListener("pointerup", release, { capture: true });
  return () => swiped;
}

/**
 * The card of the hand that a finger, and only one, has come down on.
 *
 * @param {PointerEvent} touch
 */
function handCard({ target, isPrimary, pointerType }) {
  if (!isPrimary || pointerType === "mouse" || !(target instanceof Element))
    return null;
  const card = target.closest("[data-hand]");
  return card instanceof HTMLElement ? card : null;
}
