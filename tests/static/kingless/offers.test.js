import assert from "node:assert/strict";
import { test } from "node:test";
import {
  aimedPlays,
  directPlay,
  readOffers,
  targetKey,
} from "../../../static/js/games/kingless/offers.js";

/** @param {object[]} legal @param {object} [more] */
const match = (legal, more = {}) =>
  /** @type {any} */ ({ legal, choices: [], blocked: [], ...more });

test("nothing is offered where nothing is listed", () => {
  const offers = readOffers(match([]));

  assert.equal(offers.plays.size, 0);
  assert.equal(offers.end, null);
  assert.equal(offers.stop, null);
  assert.equal(offers.discard, null);
});

test("a card's plays are kept together, with and without target", () => {
  const at = (/** @type {number} */ seat) => ({
    do: "play",
    card: "anvil",
    target: { seat },
  });
  const bare = { do: "play", card: "anvil", target: null };
  const offers = readOffers(match([at(1), bare, at(2), { do: "end-turn" }]));

  assert.deepEqual(directPlay(offers, "anvil"), bare);
  assert.deepEqual(aimedPlays(offers, "anvil"), [at(1), at(2)]);
  assert.deepEqual(offers.end, { do: "end-turn" });
});

test("declining a recruit is told apart from recruiting", () => {
  const offers = readOffers(
    match([
      { do: "recruit", card: "pim" },
      { do: "recruit", card: null },
    ]),
  );

  assert.deepEqual([...offers.takes.keys()], ["pim"]);
  assert.deepEqual(offers.none, { do: "recruit", card: null });
});

test("a discard is offered as its choice, not as its example", () => {
  const choice = { kind: "discard", cards: ["pim", "stop"], min: 1, max: 1 };
  const offers = readOffers(
    match([{ do: "discard", cards: ["pim"] }], { choices: [choice] }),
  );

  assert.deepEqual(offers.discard, choice);
});

test("what is barred is found by its control", () => {
  const barred = { control: "stop", code: "stop-on-halt", rule: "K28" };
  const offers = readOffers(match([], { blocked: [barred] }));

  assert.equal(offers.blocked.get("stop"), barred);
});

test("a target has one key, whatever its missing parts are called", () => {
  assert.equal(targetKey({ seat: 2, card: "pim" }), "2|pim|");
  const bare = /** @type {any} */ ({ seat: 2, card: null, zone: null });

  assert.equal(targetKey({ seat: 2 }), targetKey(bare));
  assert.notEqual(targetKey({ seat: 0 }), targetKey({}));
});
