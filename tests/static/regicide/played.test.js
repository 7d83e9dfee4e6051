import assert from "node:assert/strict";
import { test } from "node:test";
import { beatsOf, playedRows } from "../../../static/js/games/regicide/played.js";

const PLAY = { type: "cards-played", seat: 0, cards: ["5D", "5S"], value: 10 };
const BLOCKED = { type: "power-blocked", seat: 0, suit: "S", banked: 10 };
const DREW = { type: "drew", seat: 0, value: 10, count: 1, drawings: [] };
const STRUCK = { type: "struck", seat: 0, damage: 10, doubled: false, left: 4 };
const FELLED = { type: "royal-felled", seat: 0, card: "JC", exact: true, table: [] };
const TURN = { type: "turn-started", seat: 1, turn: 2, bonus: false };

test("what came of a play is told in the order it went", () => {
  const rows = playedRows([PLAY, BLOCKED, DREW, STRUCK, TURN]);

  assert.deepEqual(
    rows.map(({ sign, told }) => [sign, told.code]),
    [
      ["S", "log.power-blocked.banked"],
      ["D", "log.drew"],
      ["damage", "log.struck.plain"],
    ],
  );
});

test("a blocked power and an exact kill stand out", () => {
  const rows = playedRows([PLAY, BLOCKED, FELLED]);

  assert.deepEqual(
    rows.map(({ state }) => state),
    ["blocked", "brass"],
  );
});

test("who fell and who comes is told in short", () => {
  const next = {
    type: "enemy-revealed",
    card: "QH",
    number: 5,
    health: 30,
    attack: 15,
  };
  const codes = playedRows([{ ...FELLED, exact: false }, FELLED, next]).map(
    ({ told }) => told.code,
  );

  assert.deepEqual(codes, ["slip.falls", "slip.falls.exact", "slip.steps-out"]);
});

test("a doubled blow has the sign of clubs", () => {
  const [row] = playedRows([{ ...STRUCK, doubled: true }]);

  assert.equal(row?.sign, "C");
});

test("one row lights 120 ms after the other", () => {
  const beat = beatsOf([PLAY, BLOCKED, DREW, STRUCK, TURN]);

  assert.deepEqual(
    ["cards-played", "power-blocked", "drew", "struck", "turn-started"].map(beat),
    [0, 0, 120, 240, 0],
  );
});
