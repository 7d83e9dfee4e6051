import assert from "node:assert/strict";
import { test } from "node:test";
import { flightsOf, TURNED } from "../../../static/js/games/regicide/flights.js";

const ME = { order: [0, 1], seat: 0, hand: ["2C", "3C"] };
const PLAY = { type: "cards-played", seat: 1, cards: ["5D"], value: 5 };
const STRUCK = { type: "struck", seat: 1, damage: 5, doubled: false, left: 0 };

/** @param {any[]} events */
const ways = (events) =>
  flightsOf(events, ME).map(({ card, from, to, turns = null }) => [
    card,
    from,
    to,
    turns,
  ]);

test("cards that are played fly to the table, cards that pay to the discard pile", () => {
  const paid = { type: "damage-paid", seat: 0, cards: ["9C"], value: 9, due: 9 };

  assert.deepEqual(ways([PLAY, paid]), [
    ["5D", "hand-1", "table", null],
    ["9C", "hand-0", "discard", null],
  ]);
});

test("cards drawn unseen fly as backs, those that the reader sees turn over", () => {
  const drew = {
    type: "drew",
    seat: 0,
    value: 2,
    count: 2,
    drawings: [
      { seat: 0, count: 1, cards: ["7H"], known: [] },
      { seat: 1, count: 1, cards: null, known: [] },
    ],
  };

  assert.deepEqual(ways([drew]), [
    [null, "tavern", "hand-0", "7H"],
    [null, "tavern", "hand-1", null],
  ]);
});

test("a deal turns the reader's own cards over, and nobody else's", () => {
  const dealt = { type: "dealt", starter: 0, count: 2, tavern: 36 };

  assert.deepEqual(ways([dealt]), [
    [null, "tavern", "hand-0", "2C"],
    [null, "tavern", "hand-0", "3C"],
    [null, "tavern", "hand-1", null],
  ]);
});

test("a royal felled exactly goes face down to the tavern, once it has turned", () => {
  const felled = { type: "royal-felled", seat: 1, card: "JC", exact: true, table: [] };

  const [, flight] = flightsOf(/** @type {any} */ ([PLAY, STRUCK, felled]), ME);

  assert.deepEqual(flight, {
    card: null,
    from: "enemy",
    to: "tavern",
    count: 1,
    delay: 120 + TURNED,
  });
});

test("a royal felled with more goes to the discard pile", () => {
  const felled = { type: "royal-felled", seat: 1, card: "JC", exact: false, table: [] };

  assert.deepEqual(ways([felled]), [["JC", "enemy", "discard", null]]);
});

test("where too much moves at once only the end is shown", () => {
  const healed = { type: "healed", seat: 1, value: 2, count: 2, top: null };
  const drawings = [{ seat: 1, count: 2, cards: null, known: [] }];
  const drew = { type: "drew", seat: 1, value: 2, count: 2, drawings };
  const felled = { type: "royal-felled", seat: 1, card: "JC", exact: true, table: [] };

  assert.deepEqual(ways([PLAY, healed, drew, felled]), []);
});
