import assert from "node:assert/strict";
import { test } from "node:test";
import { flightsOf } from "../../../static/js/games/kingless/flights.js";
import { soundsOf } from "../../../static/js/games/kingless/sounds.js";

const inArea = () => /** @type {const} */ ("area");
const inGutter = () => /** @type {const} */ ("gutter");

/** @param {object[]} events */
const flown = (events, lands = inArea) =>
  flightsOf(/** @type {any} */ (events), lands).map(
    ({ card, from, to }) => `${card ?? "back"}: ${from} to ${to}`,
  );

test("a dwarf flies to its play area, an event to the gutter", () => {
  const played = [{ type: "card-played", seat: 2, card: "pim" }];

  assert.deepEqual(flown(played), ["pim: hand-2 to area-2"]);
  assert.deepEqual(flown(played, /** @type {any} */ (inGutter)), [
    "pim: hand-2 to gutter",
  ]);
});

/** @param {object} event */
const turning = (event) =>
  flightsOf(/** @type {any} */ ([event]), inArea, {
    seat: 0,
    hand: ["odo", "pim"],
  }).map(({ card, to, count, turns }) => [card, to, count, turns]);

test("a drawn card flies as a back, and the reader's own turns over", () => {
  const drew = { type: "drew", seat: 0, count: 1, why: "turn" };

  assert.deepEqual(flown([{ ...drew, cards: ["pim"] }]), ["back: deck to hand-0"]);
  assert.deepEqual(turning({ ...drew, cards: ["pim"] }), [[null, "hand-0", 1, "pim"]]);
  assert.deepEqual(turning({ ...drew, seat: 1, cards: null }), [
    [null, "hand-1", 1, undefined],
  ]);
});

test("of what is dealt only the reader's own cards turn over", () => {
  const hands = [
    [0, 2],
    [1, 2],
  ];

  assert.deepEqual(turning({ type: "dealt", starter: 0, hands }), [
    [null, "hand-0", 1, "odo"],
    [null, "hand-0", 1, "pim"],
    [null, "hand-1", 2, undefined],
  ]);
});

test("who may not know a swiped card sees a back", () => {
  assert.deepEqual(flown([{ type: "swiped", seat: 1, whose: 2, card: null }]), [
    "back: hand-2 to hand-1",
  ]);
});

test("more than three moves in one view jump to their end", () => {
  const guttered = { type: "guttered", seat: 1, card: "pim", whose: 0 };

  assert.equal(flown(Array(3).fill(guttered)).length, 3);
  assert.equal(flown(Array(4).fill(guttered)).length, 0);
});

test("what does not move does not count as a move", () => {
  const ended = { type: "turn-ended", seat: 0, why: "play" };
  const drew = { type: "drew", seat: 1, count: 1, why: "turn", cards: null };

  assert.equal(flown([ended, ended, ended, drew]).length, 1);
});

const none = () => null;

test("a busy view makes two sounds at most, each once", () => {
  const events = /** @type {any} */ ([
    { type: "card-played", seat: 0, card: "pim" },
    { type: "drew", seat: 0, count: 1 },
    { type: "guttered", seat: 0, card: "odo" },
    { type: "last-round-began", seat: 0, why: "five" },
  ]);

  assert.deepEqual(soundsOf(events, 0, none), ["coin", "last-round"]);
});

test("a Stop and a Halt sound different", () => {
  const answer = (/** @type {string} */ card) =>
    /** @type {any} */ ([{ type: "answered", seat: 0, card, answers: "x", whose: 1 }]);
  const is = (/** @type {string} */ card) => (card === "iron" ? "halt" : "stop");

  assert.deepEqual(soundsOf(answer("iron"), 0, is), ["halt"]);
  assert.deepEqual(soundsOf(answer("palm"), 0, is), ["stop"]);
});

test("the bells are for the Fool, the fanfare for everybody else", () => {
  const end = /** @type {any} */ ([{ type: "round-ended", king: 1, fool: 2 }]);

  assert.deepEqual(soundsOf(end, 2, none), ["hat"]);
  assert.deepEqual(soundsOf(end, 1, none), ["crown"]);
  assert.deepEqual(soundsOf(end, null, none), ["crown"]);
});
