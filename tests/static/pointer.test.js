/** A mouse that comes to rest on a card reads it; a card that comes to a mouse is not read. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { watchPointer } from "../../static/js/ui/pointer.js";

const REST = 350;

/** A card as far as the pointer looks at it and touches it. */
class Card {
  style = { transform: "" };
  classList = { remove() {} };

  /** @param {string} card */
  constructor(card) {
    this.dataset = { card };
  }

  closest() {
    return this;
  }
}

const browser = /** @type {any} */ (globalThis);
/** @type {(string | null)[]} */
let read;
/** @type {EventTarget} */
let root;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(browser, { Element: Card, HTMLElement: Card, window: globalThis });
  read = [];
  root = new EventTarget();
  const how = { rest: (/** @type {string | null} */ card) => read.push(card) };
  watchPointer(/** @type {any} */ (root), /** @type {any} */ (how));
});

afterEach(() => {
  mock.timers.reset();
  for (const name of ["Element", "HTMLElement", "window"]) delete browser[name];
});

/**
 * @param {string} type
 * @param {number} x
 * @param {Card | null} [target]
 */
function mouse(type, x, target = null) {
  const event = new Event(type);
  const at = { clientX: x, clientY: 0, pointerType: "mouse", button: 0 };
  Object.defineProperty(event, "target", { value: target });
  root.dispatchEvent(Object.assign(event, at));
}

test("a mouse that moves onto a card and rests there reads it", () => {
  mouse("pointermove", 1);
  mouse("pointerover", 2, new Card("stop"));
  mock.timers.tick(REST);

  assert.deepEqual(read, ["stop"]);
});

test("a card that comes to lie under a mouse at rest is not read", () => {
  mouse("pointermove", 2);
  mouse("pointerover", 2, new Card("stop"));
  mock.timers.tick(REST);

  assert.deepEqual(read, []);
});

test("a card that is drawn anew under the mouse is read all the same", () => {
  mouse("pointerover", 2, new Card("stop"));
  mouse("pointerover", 2, new Card("stop"));
  mock.timers.tick(REST);

  assert.deepEqual(read, ["stop"]);
});

test("nor is the card below one that was just clicked away", () => {
  mouse("pointerover", 2, new Card("stop"));
  mouse("pointerdown", 2, new Card("stop"));
  mouse("pointerup", 2);
  mouse("pointerover", 2, new Card("halt"));
  mock.timers.tick(REST);

  assert.deepEqual(read, []);
});

test("a read card that goes from under the mouse is read no more", () => {
  mouse("pointerover", 2, new Card("stop"));
  mock.timers.tick(REST);
  mouse("pointerover", 2);

  assert.deepEqual(read, ["stop", null]);
});
