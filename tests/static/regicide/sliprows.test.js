import assert from "node:assert/strict";
import { test } from "node:test";
import { slipRows } from "../../../static/js/games/regicide/sliprows.js";
import { words } from "../../../static/js/i18n/en/regicide.js";

/** @param {any} preview */
const codes = (preview) =>
  slipRows({ do: "play", ...preview }).map(({ code, text }) => text ?? code);

/** @param {any} power */
const powerCode = (power) => codes({ powers: [{ value: 9, count: 9, ...power }] })[0];

test("powers come in the order they act, then the damage, then the payment", () => {
  const found = codes({
    powers: [
      { suit: "D", power: "draw", value: 4, count: 4, draws: [[0, 4]] },
      { suit: "S", power: "shield", value: 4, count: 4 },
    ],
    strike: { damage: 4, before: 14, after: 10 },
    counter: { attack: 11, hand: 20, pays: "yes", margin: 9 },
  });

  assert.deepEqual(found, ["draw.text", "shield.text", "damage.text", "pay.yes"]);
});

test("R16 a blocked power is struck through, with its reason", () => {
  const [row] = slipRows({
    do: "play",
    powers: [{ suit: "S", power: "shield", value: 9, count: 0, blocked: true }],
  });

  assert.equal(row?.state, "struck");
  assert.equal(row?.text, "blocked");
});

test("R43 a blocked spade says what a jester would make of it", () => {
  assert.equal(
    powerCode({ suit: "S", power: "shield", blocked: true, banked: 9 }),
    "banked",
  );
});

test("a power that finds less to do, or nothing, says so", () => {
  assert.equal(powerCode({ suit: "H", power: "heal", count: 3 }), "heal.less");
  assert.equal(powerCode({ suit: "H", power: "heal", count: 0 }), "heal.none");
});

test("a shield is not raised against a royal that falls", () => {
  const found = codes({
    powers: [{ suit: "S", power: "shield", value: 9, count: 9 }],
    strike: { damage: 9, before: 7, after: 0, kill: "over", over: 2 },
  });

  assert.deepEqual(found, ["shield.kill", "damage.over", "play-again"]);
});

test("R25 an exact kill comes first in brass, and its damage is not told twice", () => {
  const rows = slipRows({
    do: "play",
    powers: [{ suit: "S", power: "shield", value: 9, count: 9 }],
    strike: { damage: 9, before: 9, after: 0, kill: "exact" },
  });

  assert.deepEqual(
    rows.map(({ code }) => code),
    ["exact", "shield", "play-again"],
  );
  assert.equal(rows[0]?.state, "brass");
});

test("R28 the last royal brings the dawn", () => {
  const strike = { damage: 40, before: 40, after: 0, kill: "exact", wins: true };

  assert.deepEqual(codes({ strike }), ["exact-last", "dawn"]);
});

test("R32 what cannot be paid is bad news, what depends on draws is neither", () => {
  const state = (/** @type {any} */ pays) =>
    slipRows({ do: "play", counter: { attack: 9, hand: 3, pays, margin: -6 } })[0]
      ?.state;

  assert.equal(state("no"), "bad");
  assert.equal(state("maybe"), "");
  assert.equal(state("yes"), "good");
});

test("R33 an attack of 0 asks for nothing", () => {
  const counter = { attack: 0, hand: 3, pays: "yes", margin: 3 };

  assert.deepEqual(codes({ counter }), ["pay-nothing"]);
});

test("R42 a jester says what it lifts and which spades begin to count", () => {
  const jester = { lifts: "S", attack: 11, shield: 4 };

  assert.deepEqual(codes({ jester }), ["jester", "jester-shield", "choose-next"]);
});

test("R44 a second jester on the same royal changes nothing for it", () => {
  assert.equal(codes({ jester: { lifts: null, attack: 11 } })[0], "jester-again");
});

test("R53 a flip says what medal is left", () => {
  const flip = { discards: 6, draws: 8, flips: 1, medal: "silver" };

  assert.deepEqual(codes({ do: "flip", flip }), ["flip-cards", "flip-medal.silver"]);
});

test("every row of a slip has words", () => {
  const powers = ["heal", "draw", "double", "shield"].flatMap((power) =>
    [9, 3, 0].map((count) => ({ suit: "H", power, value: 9, count })),
  );
  const blocked = powers.map((power) => ({ ...power, blocked: true }));
  const rows = slipRows({
    do: "play",
    powers: [...powers, ...blocked],
    strike: { damage: 1, before: 2, after: 1 },
    counter: { attack: 1, hand: 1, pays: "flip", margin: 0 },
  });

  for (const { code, text } of rows) {
    assert.ok(words[`slip.${code}`], code);
    if (text) assert.ok(words[`slip.${text}`], text);
  }
});
