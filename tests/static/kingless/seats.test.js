import assert from "node:assert/strict";
import { test } from "node:test";
import { standing } from "../../../static/js/games/kingless/seats.js";

/** @param {number[]} influences */
function viewOf(influences) {
  const seats = influences.map((influence, seat) => ({ seat, influence, out: false }));
  return /** @type {any} */ ({ seats });
}

test("a standing counts who has more, and says when it is shared", () => {
  const view = viewOf([7, 9, 7, 3]);

  assert.deepEqual(standing(view, view.seats[0]), { place: 2, shared: true, of: 4 });
  assert.deepEqual(standing(view, view.seats[3]), { place: 4, shared: false, of: 4 });
});

test("who has left has no place in the standing", () => {
  const view = viewOf([7, 9, 3]);
  view.seats[1].out = true;

  assert.deepEqual(standing(view, view.seats[0]), { place: 1, shared: false, of: 2 });
});
