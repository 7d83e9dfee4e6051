/**
 * Fingers and mice on cards: drag to a ringed place, hold to read, rest to read.
 *
 * A drag never starts before 8 px and never plays where it began. Everything it
 * does can be done by taps and by keys.
 */

import { readLocal } from "./local.js";
import { readTable } from "./table.js";

/** @import { Ctx } from "../../core/contract.d.ts" */

/** How far a pointer travels before it drags, in px. */
const START = 8;
/** How long it rests before a card is read, in ms. */
const REST = 350;

/**
 * @typedef {object} Grip
 * @property {HTMLElement} card
 * @property {number} x
 * @property {number} y
 * @property {boolean} dragging
 * @property {boolean} reading
 * @property {number} timer
 */

/**
 * Watch the pointer on a board.
 *
 * @param {HTMLElement} root
 * @param {() => Ctx} now The context of the last rendering.
 */
export function watchPointer(root, now) {
  /** @type {{ grip: Grip | null, rest: number }} */
  const hold = { grip: null, rest: 0 };
  root.addEventListener("pointerdown", (event) => grasp(hold, event, now));
  root.addEventListener("pointermove", (event) => drag(hold, event, now));
  root.addEventListener("pointerup", (event) => release(hold, event, now));
  root.addEventListener("pointercancel", () => letGo(hold, now));
  root.addEventListener("click", (event) => swallow(hold, event), true);
  root.addEventListener("pointerover", (event) => rest(hold, event, now));
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
 * @param {{ grip: Grip | null, rest: number }} hold
 * @param {PointerEvent} event
 * @param {() => Ctx} now
 */
function grasp(hold, event, now) {
  clearTimeout(hold.rest);
  const card = cardAt(event.target);
  if (!card || event.button !== 0) return;
  const timer = window.setTimeout(() => {
    if (!hold.grip || hold.grip.dragging) return;
    hold.grip.reading = true;
    readTable(now())?.act.read(card.dataset.card ?? "");
  }, REST);
  const { clientX: x, clientY: y } = event;
  hold.grip = { card, x, y, dragging: false, reading: false, timer };
}

/**
 * @param {{ grip: Grip | null }} hold
 * @param {PointerEvent} event
 * @param {() => Ctx} now
 */
function drag({ grip }, event, now) {
  if (!grip || grip.reading) return;
  const dx = event.clientX - grip.x;
  const dy = event.clientY - grip.y;
  if (!grip.dragging && Math.hypot(dx, dy) < START) return;
  clearTimeout(grip.timer);
  if (grip.card.dataset.hand === undefined) return;
  if (!grip.dragging && !lift(grip, now())) return;
  grip.dragging = true;
  grip.card.style.transform = `translate(${dx}px, ${dy}px)`;
}

/**
 * Pick the card that is being dragged, so that its places are ringed.
 *
 * @param {Grip} grip
 * @param {Ctx} ctx
 */
function lift(grip, ctx) {
  const table = readTable(ctx);
  const key = (grip.card.dataset.key ?? "").replace(/^hand-me-/, "");
  if (!table || table.offers.discard) return false;
  if (table.local.picked !== key) table.act.pick(Number(grip.card.dataset.hand));
  grip.card.classList.add("is-dragged");
  return readTable(ctx)?.pickedId !== null;
}

/**
 * @param {{ grip: Grip | null }} hold
 * @param {PointerEvent} event
 * @param {() => Ctx} now
 */
function release(hold, event, now) {
  const grip = hold.grip;
  if (grip?.dragging) drop(grip, event, now());
  letGo(hold, now);
  // The click that follows belongs to the drag or to the reading.
  if (grip?.dragging || grip?.reading) hold.grip = grip;
}

/**
 * Play where the card was dropped, if the place is ringed.
 *
 * @param {Grip} grip
 * @param {PointerEvent} event
 * @param {Ctx} ctx
 */
function drop(grip, event, ctx) {
  const table = readTable(ctx);
  grip.card.style.transform = "";
  grip.card.classList.remove("is-dragged");
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  const place = below.map((one) => one.closest("[data-drop]")).find(isOpen);
  const key = place instanceof HTMLElement ? (place.dataset.drop ?? "") : "";
  const aim = table?.aims.byKey.get(key);
  if (aim) table?.act.aim(aim);
  else if (key === "table" && table && !table.aiming) table.act.play();
  else table?.act.putBack();
}

/** @param {Element | null} place */
function isOpen(place) {
  return place instanceof HTMLElement && Boolean(place.dataset.drop);
}

/**
 * @param {{ grip: Grip | null }} hold
 * @param {() => Ctx} now
 */
function letGo(hold, now) {
  const { grip } = hold;
  if (!grip) return;
  clearTimeout(grip.timer);
  grip.card.style.transform = "";
  grip.card.classList.remove("is-dragged");
  if (grip.reading && readLocal(now().local).reading) {
    readTable(now())?.act.closeReading();
  }
  hold.grip = null;
}

/**
 * @param {{ grip: Grip | null }} hold
 * @param {Event} event
 */
function swallow(hold, event) {
  if (!hold.grip) return;
  hold.grip = null;
  event.stopPropagation();
  event.preventDefault();
}

/**
 * A resting mouse reads a card; leaving it ends that.
 *
 * @param {{ rest: number }} hold
 * @param {PointerEvent} event
 * @param {() => Ctx} now
 */
function rest(hold, event, now) {
  if (event.pointerType !== "mouse") return;
  clearTimeout(hold.rest);
  const id = cardAt(event.target)?.dataset.card ?? null;
  const local = readLocal(now().local);
  if (local.resting && local.resting !== id) {
    local.resting = null;
    now().update();
  }
  if (!id || local.resting === id) return;
  hold.rest = window.setTimeout(() => {
    local.resting = id;
    now().update();
  }, REST);
}
