/** The Sign after the end, the same for all games. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { againSign } from "../../static/js/ui/again.js";

const WORDS = { over: "The castle has won.", next: "A new castle." };

/**
 * @param {{ again?: boolean, player?: null }[]} seats
 * @param {number | null} me
 * @param {number} least How many the game takes.
 * @param {(text: string) => void} toast
 */
function signFor(seats, me = 0, least = 1, toast = () => {}) {
  const entries = seats.map((entry, seat) => ({ seat, player: `p${seat}`, ...entry }));
  const ctx = {
    t: (/** @type {string} */ code, /** @type {any} */ params) =>
      params ? `${code} ${params.names}` : code,
    locale: "en",
    seatName: (/** @type {number} */ seat) => `Seat ${seat}`,
    state: {
      you: { seat: me },
      room: { code: "BCDFGHJK", seats: entries, limits: { min_players: least } },
      pending: [],
    },
    ui: { toast },
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

test("whoever was left alone waits for nobody, and is given the link", () => {
  const sign = signFor([{ again: true }, { player: null }], 0, 2);

  assert.equal(sign.line1, "again.gone");
  assert.deepEqual(
    sign.buttons?.map(({ id }) => id),
    ["leave", "invite"],
  );
});

test("where the link cannot be copied it is shown", async () => {
  /** @type {string[]} */
  const toasts = [];
  const sign = signFor([{}, { player: null }], 0, 2, (text) => toasts.push(text));
  const browser = /** @type {any} */ (globalThis);
  browser.location = { origin: "http://table" };

  await sign.buttons?.at(-1)?.onClick?.();
  delete browser.location;

  assert.match(toasts[0], /^http:\/\/table\/r\//);
});

test("where one is enough, whoever was left alone can go on", () => {
  const sign = signFor([{}, { player: null }]);

  assert.equal(sign.line1, "again.alone");
  assert.equal(sign.line2, "again.gone");
  assert.equal(sign.buttons?.at(-1)?.id, "rematch");
});
