/** A replay knows where it is, whoever's eyes it looks through. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  clock,
  elapsed,
  momentLink,
  momentOf,
  nextWindow,
  placeOf,
  seek,
} from "../../static/js/core/replay.js";

const frame = (number, view = {}) => ({
  number,
  at: number ? 1_000 + number * 1_000 : null,
  view,
  events: [],
  prompt: { code: "" },
});
const frames = [0, 1, 4, 5].map((number) => frame(number));
const answering = (view) => view?.window === true;

test("a step that a viewer could not notice is where the one before it is", () => {
  assert.equal(placeOf(frames, 4), 2);
  assert.equal(placeOf(frames, 3), 1);
  assert.equal(placeOf(frames, 99), 3);
  assert.equal(placeOf(frames, 0), 0);
});

test("a search that finds nothing leads to the end it looked to", () => {
  const never = () => false;

  assert.equal(seek(frames, 1, 1, never), 3);
  assert.equal(seek(frames, 2, -1, never), 0);
  assert.equal(
    seek(frames, 0, 1, ({ number }) => number === 4),
    2,
  );
});

test("the next answer window is where one opens, not where one lasts", () => {
  const some = [false, true, true, false, true].map((window, number) =>
    frame(number, { window }),
  );

  assert.equal(nextWindow(some, 0, answering), 1);
  assert.equal(nextWindow(some, 1, answering), 4);
  assert.equal(nextWindow(some, 4, answering), null);
  assert.equal(nextWindow(frames, 0, answering), null);
});

test("a window that opens with the last frame is found", () => {
  const some = [frame(0), frame(1, { window: true })];

  assert.equal(nextWindow(some, 0, answering), 1);
});

test("the deal is at no time, and hours are written where there are any", () => {
  assert.equal(elapsed(frames[0], 1_000), 0);
  assert.equal(elapsed(frames[3], 1_000), 5_000);
  assert.equal(clock(5_000), "0:05");
  assert.equal(clock(1_241_000), "20:41");
  assert.equal(clock(3_723_000), "1:02:03");
});

test("a link names a moment and whose eyes, and reads back", () => {
  assert.deepEqual(momentOf(momentLink(47, "open")), { move: 47, eyes: "open" });
  assert.deepEqual(momentOf(momentLink(0, 2)), { move: 0, eyes: 2 });
  assert.deepEqual(momentOf("?move=x&eyes=__proto__"), { move: null, eyes: null });
  assert.deepEqual(momentOf(""), { move: null, eyes: null });
});
