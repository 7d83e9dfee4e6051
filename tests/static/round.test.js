import assert from "node:assert/strict";
import { test } from "node:test";
import { others, seatOf, seatsFrom } from "../../static/js/core/round.js";

/** @param {number} count */
function seats(count) {
  return Array.from({ length: count }, (_, seat) => ({ seat }));
}

test("the seat after the reader comes first, the reader last", () => {
  const order = seatsFrom(seats(4), 2).map(({ seat }) => seat);

  assert.deepEqual(order, [3, 0, 1, 2]);
});

test("a spectator sees the seats in the order of play", () => {
  assert.deepEqual(
    others(seats(3), null).map(({ seat }) => seat),
    [0, 1, 2],
  );
});

test("nobody sits on a seat that is not there", () => {
  assert.deepEqual(seatOf(seats(2), 1), { seat: 1 });
  assert.equal(seatOf(seats(2), 5), null);
});
