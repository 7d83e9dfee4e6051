/** Crowns and hats of the evening stay with whoever won them. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { wonBy } from "../../static/js/games/kingless/tally.js";

const INES = { player: "p1", name: "Inês", awards: { king: 2 } };
const SEATS = [
  { seat: 0, player: "p0", name: "Ada" },
  { seat: 1, player: null, name: "Inês" },
];
const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

/** @param {object[]} members */
async function evening(members) {
  const answer = {
    ok: true,
    json: async () => ({ series: [{ id: "s", rounds: 2, members }] }),
  };
  globalThis.fetch = /** @type {any} */ (async () => answer);
  /** @type {() => void} */
  let told = () => {};
  const known = new Promise((resolve) => {
    told = () => resolve(undefined);
  });
  const ctx = /** @type {any} */ ({
    local: {},
    seatEntry: (/** @type {number} */ seat) => SEATS[seat],
    state: { match: { match: "m", outcome: null }, room: { series: "s", round: 2 } },
    update: told,
  });
  wonBy(ctx, 0, "king");
  await known;
  return ctx;
}

test("who has left the table keeps what was won this evening", async () => {
  const ctx = await evening([INES]);

  assert.equal(wonBy(ctx, 1, "king"), 2);
  assert.equal(wonBy(ctx, 1, "fool"), 0);
});

test("who sits there is known by more than a name", async () => {
  const ctx = await evening([{ ...INES, player: "p9", name: "Ada" }]);

  assert.equal(wonBy(ctx, 0, "king"), 0);
});
