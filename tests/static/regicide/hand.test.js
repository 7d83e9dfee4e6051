import assert from "node:assert/strict";
import { test } from "node:test";
import { draftOf } from "../../../static/js/games/regicide/drafts.js";
import { handStates } from "../../../static/js/games/regicide/handstates.js";
import { readOffers } from "../../../static/js/games/regicide/offers.js";
import { tipFor } from "../../../static/js/games/regicide/tips.js";
import { words } from "../../../static/js/i18n/en/regicide.js";

const HAND = ["5D", "5S", "9C"];
const PLAYS = [["5D"], ["5S"], ["9C"], ["5D", "5S"]].map((cards) => ({
  do: "play",
  cards,
}));

/** @param {any} parts */
function tableOf({ match = {}, picked = [], whyNot = new Map(), ...more }) {
  const offers = readOffers({ legal: [], choices: [], blocked: [], ...match });
  const local = { picked: picked.map((card) => `${card}-1`), sent: [], whyNot };
  const ctx = {
    t: (/** @type {string} */ code) => words[code] ?? code,
    seatName: String,
  };
  const view = { hand: HAND, drawn: ["9C"] };
  return /** @type {any} */ ({
    offers,
    local,
    picked,
    ctx,
    view,
    offline: false,
    ...more,
  });
}

test("a hand at rest is not barred, and what came last is new", () => {
  const states = handStates(tableOf({}));

  assert.deepEqual(
    states.map(({ notNow }) => notNow),
    [false, false, false],
  );
  assert.deepEqual(
    states.map(({ drawn }) => drawn),
    [false, false, true],
  );
  assert.ok(states.every(({ playable }) => !playable));
});

test("R13 what cannot join the picked cards is barred, with its reason once known", () => {
  const whyNot = new Map([["5D+9C", "numbers-differ"]]);

  const states = handStates(
    tableOf({ match: { legal: PLAYS }, picked: ["5D"], whyNot }),
  );

  assert.deepEqual(
    states.map(({ notNow }) => notNow),
    [false, false, true],
  );
  assert.deepEqual(
    states.map(({ playable }) => playable),
    [false, true, false],
  );
  assert.equal(states[2]?.reason, "needs the same number");
});

test("R31 any card may go along with a payment", () => {
  const choices = [
    { kind: "pay", cards: HAND, min: 1, max: 3, sum: 5, values: [5, 5, 9] },
  ];

  const states = handStates(tableOf({ match: { choices }, picked: ["5D"] }));

  assert.deepEqual(
    states.map(({ notNow }) => notNow),
    [false, false, false],
  );
});

test("the draft is what is picked, else what a yield would cost", () => {
  const match = { legal: [...PLAYS, { do: "yield" }], choices: [], blocked: [] };
  const ctx = /** @type {any} */ ({
    state: { match: { ...match, view: { hand: HAND } } },
  });
  const draft = (/** @type {string[]} */ ...picked) =>
    draftOf(ctx, /** @type {any} */ ({ picked, armed: null }));

  assert.deepEqual(draft("5D-1", "5S-1"), { do: "play", cards: ["5D", "5S"] });
  assert.deepEqual(draft(), { do: "yield" });
});

test("a tip is given only to who is asked, and fits the moment", () => {
  const enemy = { attack: 15, health: 30, suit: "H", immune: true };
  const view = { hand: ["7S"], enemy, tavern: 20, must_pay: 3 };
  const offers = readOffers({ legal: [], choices: [], blocked: [] });
  const pay = { due: 3, worth: new Map(), least: [] };
  const scene = (/** @type {object} */ more) =>
    /** @type {any} */ ({ view, offers, mine: true, ...more });

  assert.equal(tipFor(scene({ mine: false })), null);
  assert.equal(tipFor(scene({})), "stall");
  assert.equal(tipFor(scene({ offers: { ...offers, pay } })), "shed");
});
