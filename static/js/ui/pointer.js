/**
 * Fingers and mice on cards: drag to a ringed place, hold to read, rest to read.
 *
 * A drag never starts before 8 px and never plays where it began. Everything it
 * does can be done by taps and by keys. What can be read carries `data-card`, a
 * card of the hand `data-hand` besides, and a place to drop it on `data-drop`.
 */

/** How far a pointer travels before it drags, in px. */
const START = 8;
/** How long it rests before a card is read, in ms. */
const REST = 350;

/**
 * @typedef {object} Handling What a board does with a pointer.
 * @property {(card: string) => void} read
 * @property {() => void} endReading A held card is let go.
 * @property {(card: HTMLElement) => boolean} lift Pick the card that is being
 *   dragged, so that its places are ringed; false keeps it where it is.
 * @property {(place: string) => void} drop The place it was let go over; empty
 *   for anywhere else.
 * @property {(card: string | null) => void} rest A mouse rests on a card, or no more.
 *
 * @typedef {object} Grip
 * @property {HTMLElement} root
 * @property {HTMLElement} card
 * @property {number} x
 * @property {number} y
 * @property {boolean} dragging
 * @property {boolean} reading
 * @property {number} timer
 *
 * @typedef {object} Hold
 * @property {Grip | null} grip
 * @property {number} rest
 * @property {string | null} awaited The card that is read if the mouse rests on.
 * @property {string | null} resting
 * @property {string} at Where the pointer was last.
 */

/**
 * Watch the pointer on a board.
 *
 * @param {HTMLElement} root
 * @param {Handling} how
 */
export function watchPointer(root, how) {
  /** @type {Hold} */
  const hold = { grip: null, rest: 0, awaited: null, resting: null, at: "" };
  root.addEventListener("pointerdown", (event) => grasp(hold, event, how));
  root.addEventListener("pointermove", (event) => {
    hold.at = whereOf(event);
    drag(hold, event, how);
  });
  root.addEventListener("pointerup", (event) => release(hold, event, how));
  root.addEventListener("pointercancel", () => letGo(hold, how));
  root.addEventListener("click", (event) => swallow(hold, event), true);
  root.addEventListener("pointerover", (event) => rest(hold, event, how));
  root.addEventListener("pointerleave", (event) => rest(hold, event, how));
  root.addEventListener("contextmenu", (event) => {
    if (hold.grip?.reading) event.preventDefault();
  });
}

/** @param {EventTarget | null} target */
function cardAt(target) {
  const card = target instanceof Element ? target.closest("[data-card]") : null;
  return card instanceof HTMLElement && card.dataset.card ? card : null;
}

/**
 * @param {Hold} hold
 * @param {PointerEvent} event
 * @param {Handling} how
 */
function grasp(hold, event, how) {
  awaitRest(hold, null, () => {});
  hold.at = whereOf(event);
  // A finger that dragged or held is followed by no click that would have ended it.
  letGo(hold, how);
  const card = cardAt(event.target);
  if (!card || event.button !== 0) return;
  const timer = window.setTimeout(() => {
    if (!hold.grip || hold.grip.dragging) return;
    hold.grip.reading = true;
    how.read(card.dataset.card ?? "");
  }, REST);
  const { clientX: x, clientY: y } = event;
  const root = /** @type {HTMLElement} */ (event.currentTarget);
  hold.grip = { root, card, x, y, dragging: false, reading: false, timer };
}

/**
 * @param {Hold} hold
 * @param {PointerEvent} event
 * @param {Handling} how
 */
function drag({ grip }, event, how) {
  if (!grip || grip.reading) return;
  const dx = event.clientX - grip.x;
  const dy = event.clientY - grip.y;
  if (!grip.dragging && Math.hypot(dx, dy) < START) return;
  clearTimeout(grip.timer);
  if (grip.card.dataset.hand === undefined) return;
  if (!grip.dragging && !lift(grip, how)) return;
  // Wherever it is let go, outside of the board too, the board hears of it.
  if (!grip.dragging) grip.root.setPointerCapture(event.pointerId);
  grip.dragging = true;
  grip.card.style.transform = `translate(${dx}px, ${dy}px)`;
}

/**
 * @param {Grip} grip
 * @param {Handling} how
 */
function lift({ card }, how) {
  if (!how.lift(card)) return false;
  card.classList.add("is-dragged");
  return true;
}

/**
 * @param {Hold} hold
 * @param {PointerEvent} event
 * @param {Handling} how
 */
function release(hold, event, how) {
  const grip = hold.grip;
  if (grip?.dragging) {
    putDown(grip);
    how.drop(placeAt(event));
  }
  letGo(hold, how);
  // The click that follows belongs to the drag or to the reading.
  if (grip?.dragging || grip?.reading) hold.grip = grip;
}

/**
 * The ringed place under a pointer; empty where there is none.
 *
 * @param {PointerEvent} event
 */
function placeAt({ clientX, clientY }) {
  const below = document.elementsFromPoint(clientX, clientY);
  const place = below.map((one) => one.closest("[data-drop]")).find(isOpen);
  return place instanceof HTMLElement ? (place.dataset.drop ?? "") : "";
}

/** @param {Element | null} place */
function isOpen(place) {
  return place instanceof HTMLElement && Boolean(place.dataset.drop);
}

/** @param {Grip} grip */
function putDown({ card }) {
  card.style.transform = "";
  card.classList.remove("is-dragged");
}

/**
 * @param {Hold} hold
 * @param {Handling} how
 */
function letGo(hold, how) {
  const { grip } = hold;
  if (!grip) return;
  clearTimeout(grip.timer);
  putDown(grip);
  if (grip.reading) how.endReading();
  hold.grip = null;
}

/**
 * @param {Hold} hold
 * @param {Event} event
 */
function swallow(hold, event) {
  if (!hold.grip) return;
  hold.grip = null;
  event.stopPropagation();
  event.preventDefault();
}

/** @param {PointerEvent} event */
function whereOf({ clientX, clientY }) {
  return `${clientX} ${clientY}`;
}

/**
 * @param {Hold} hold
 * @param {string | null} id The card that is to be read, or none.
 * @param {(card: string) => void} tell
 */
function awaitRest(hold, id, tell) {
  clearTimeout(hold.rest);
  hold.awaited = id;
  if (id) hold.rest = window.setTimeout(() => tell(id), REST);
}

/**
 * A mouse that enters a card and rests there reads it; leaving it ends that. A card
 * that comes to lie under a mouse is not read until it is entered: nobody has pointed
 * at it, and a hand trembles after a click.
 *
 * @param {Hold} hold
 * @param {PointerEvent} event
 * @param {Handling} how
 */
function rest(hold, event, how) {
  if (event.pointerType !== "mouse") return;
  const moved = hold.at !== whereOf(event);
  hold.at = whereOf(event);
  const left = event.type === "pointerleave";
  const id = left ? null : (cardAt(event.target)?.dataset.card ?? null);
  const tell = (/** @type {string | null} */ card) => {
    hold.awaited = null;
    hold.resting = card;
    how.rest(card);
  };
  if (hold.resting && hold.resting !== id) tell(null);
  // A card that is drawn anew while the mouse rests on it is the same card.
  if (id && id === hold.awaited) return;
  awaitRest(hold, moved && hold.resting !== id ? id : null, tell);
}
