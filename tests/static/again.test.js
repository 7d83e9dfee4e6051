/** The Sign after the end, the same for all games. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { againSign } from "../../static/js/ui/again.js";

const WORDS = { over: "The castle has won.", next: "A new castle." };

/**
 * @param {{ again?: boolean, player?: string | null }[]} seats
 * @param {number | null} me
 * @param {number} min
 */
function signFor(seats, me = 0, min = 1) {
  const entries = seats.map((entry, seat) => ({ seat, player: `p${seat}`, ...entry }));
  const ctx = {
    t: (/** @type {string} */ code, /** @type {any} */ params) =>
      params ? `${code} ${params.names}` : code,
    locale: "en",
    seatName: (/** @type {number} */ seat) => `Seat ${seat}`,
    state: {
      you: { seat: me },
      room: { seats: entries, limits: { min_players: min } },
      pending: [],
    },
    command: async () => ({ type: "ok" }),
  };
  return againSign(/** @type {any} */ (ctx), WORDS);
}

test("who sits there is asked for another round, and told what it brings", () => {
  const sign = signFor([{}, {}]);

  assert.equal(sign.line1, "again.ask");
  assert.equal(sign.line2, WORDS.next);
  assert.equal(sign.lit, true);
});

test("alone there is nobody to play with again", () => {
  assert.equal(signFor([{}]).line1, "again.alone");
});

test("who is left alone waits for nobody, and reads how others come", () => {
  const gone = { player: null };

  for (const again of [false, true]) {
    const sign = signFor([{ again }, gone, gone], 0, 2);

    assert.equal(sign.line1, "again.left");
    assert.equal(sign.line2, "again.bring");
  }
});

test("a game that one may play alone asks whoever is left for another round", () => {
  assert.equal(signFor([{}, { player: null }]).line1, "again.alone");
});

test("who wants one waits, and reads who else does", () => {
  const sign = signFor([{ again: true }, { again: true }, {}]);

  assert.equal(sign.line1, "again.waiting");
  assert.equal(sign.line2, "again.want Seat 1");
  assert.equal(sign.buttons?.at(-1)?.pressed, true);
});

test("who has no chair reads how it ended, and is asked nothing", () => {
  const sign = signFor([{}], null);

  assert.equal(sign.line1, WORDS.over);
  assert.equal(sign.buttons, undefined);
});
