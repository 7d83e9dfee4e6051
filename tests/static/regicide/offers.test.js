import assert from "node:assert/strict";
import { test } from "node:test";
import {
  mayJoin,
  mayPlay,
  paid,
  readOffers,
} from "../../../static/js/games/regicide/offers.js";

/** @param {any} match */
const offersOf = (match) =>
  readOffers({ legal: [], choices: [], blocked: [], ...match });

const PLAYS = [["5D"], ["5S"], ["AC"], ["5D", "5S"], ["AC", "5D"], ["X"]];

test("what may be played, yielded, flipped and named is sorted by what it does", () => {
  const offers = offersOf({
    legal: [
      { do: "play", cards: ["5D"] },
      { do: "yield" },
      { do: "flip" },
      { do: "choose", seat: 2 },
    ],
    blocked: [{ control: "yield", code: "yield-barred" }],
  });

  assert.deepEqual(offers.plays, [["5D"]]);
  assert.deepEqual(offers.yields, { do: "yield" });
  assert.deepEqual(offers.flip, { do: "flip" });
  assert.deepEqual([...offers.choose.keys()], [2]);
  assert.equal(offers.blocked.get("yield")?.code, "yield-barred");
});

test("a set is a play in whatever order its cards were picked", () => {
  assert.equal(mayPlay(PLAYS, ["5S", "5D"]), true);
  assert.equal(mayPlay(PLAYS, ["5S", "AC"]), false);
});

test("a card may join when some listed play has it with all that is picked", () => {
  assert.equal(mayJoin(PLAYS, ["5D"], "AC"), true);
  assert.equal(mayJoin(PLAYS, ["5D", "5S"], "AC"), false);
  assert.equal(mayJoin(PLAYS, ["X"], "5D"), false);
});

test("of two jesters only one can be picked, since one is played alone", () => {
  assert.equal(mayJoin(PLAYS, [], "X"), true);
  assert.equal(mayJoin(PLAYS, ["X"], "X"), false);
});

test("a payment counts by the server's values, and says what is missing or over", () => {
  const { pay } = offersOf({
    legal: [{ do: "pay", cards: ["8H", "9C"] }],
    choices: [
      {
        kind: "pay",
        cards: ["8H", "9C", "3D", "X"],
        min: 2,
        max: 4,
        sum: 15,
        values: [8, 9, 3, 0],
      },
    ],
  });

  assert.ok(pay);
  assert.deepEqual(pay.least, ["8H", "9C"]);
  assert.deepEqual(paid(pay, ["8H", "X"]), { sum: 8, missing: 7, over: 0 });
  assert.deepEqual(paid(pay, ["8H", "9C", "3D"]), { sum: 20, missing: 0, over: 5 });
});

test("where nothing has to be paid there is no payment", () => {
  assert.equal(offersOf({ legal: [{ do: "play", cards: ["5D"] }] }).pay, null);
});
