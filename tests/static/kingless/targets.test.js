import assert from "node:assert/strict";
import { test } from "node:test";
import { readOffers, targetKey } from "../../../static/js/games/kingless/offers.js";
import { aimsOf } from "../../../static/js/games/kingless/targets.js";

const view = /** @type {any} */ ({
  seats: [
    { seat: 0, area: ["hilda"] },
    { seat: 1, area: ["pim"] },
    { seat: 2, area: ["odo", "pim"] },
  ],
});

/** @param {object[]} targets @param {object[]} [blocked] */
function offersFor(targets, blocked = []) {
  const legal = targets.map((target) => ({ do: "play", card: "anvil", target }));
  return readOffers(/** @type {any} */ ({ legal, choices: [], blocked }));
}

test("letters run clockwise from the reader, whose own cards come last", () => {
  const offers = offersFor([
    { seat: 1, card: "pim" },
    { seat: 0, card: "hilda" },
    { seat: 2, card: "pim" },
    { seat: 2, card: "odo" },
  ]);

  const { byKey } = aimsOf(offers, view, 1, "anvil");

  const letters = [...byKey].map(([key, { letter }]) => `${letter} ${key}`);
  assert.deepEqual(letters, ["A 2|odo|", "B 2|pim|", "C 0|hilda|", "D 1|pim|"]);
});

test("a hand that nobody sees into can be aimed at after all areas", () => {
  const offers = offersFor([{ zone: "hands" }, { seat: 2, zone: "area" }]);

  const { byKey } = aimsOf(offers, view, 0, "anvil");

  assert.equal(byKey.get(targetKey({ seat: 2, zone: "area" }))?.letter, "A");
  assert.equal(byKey.get(targetKey({ zone: "hands" }))?.letter, "B");
});

test("what is barred for the picked card is locked, for others it is not", () => {
  const immune = (/** @type {string} */ card) => ({
    control: `target:${card}:1:pim`,
    code: "immune",
    params: { seat: 1, card: "pim" },
  });
  const offers = offersFor([], [immune("anvil"), immune("axe")]);

  const { locked } = aimsOf(offers, view, 0, "anvil");

  assert.deepEqual([...locked.keys()], ["1|pim|"]);
  assert.equal(locked.get("1|pim|")?.control, "target:anvil:1:pim");
});
