import assert from "node:assert/strict";
import { test } from "node:test";
import { headline } from "../../../static/js/games/regicide/headline.js";
import { replay } from "../../../static/js/games/regicide/replay.js";
import { loggedAs } from "../../../static/js/games/regicide/told.js";

/** @param {any} event */
const codeOf = (event) => loggedAs(event)?.code;

test("a turn's beginning is told by its heading alone", () => {
  assert.equal(
    loggedAs({ type: "turn-started", seat: 0, turn: 1, bonus: false }),
    null,
  );
});

test("a blow that fells is not told as one that leaves something", () => {
  const blow = { type: "struck", seat: 0, damage: 9, doubled: false };

  assert.equal(codeOf({ ...blow, left: 5 }), "log.struck.plain");
  assert.equal(codeOf({ ...blow, left: 0, doubled: true }), "log.struck.doubled.down");
});

test("R31 paying more than asked says by how much", () => {
  const told = loggedAs({
    type: "damage-paid",
    seat: 1,
    cards: ["KD"],
    value: 20,
    due: 15,
  });

  assert.equal(told?.code, "log.damage-paid.over");
  assert.equal(told?.params?.over, 5);
});

test("R41 who names themself goes on", () => {
  assert.equal(
    codeOf({ type: "next-chosen", seat: 1, chosen: 1 }),
    "log.next-chosen.own",
  );
});

test("just now tells what somebody did and what came of it", () => {
  const events = [
    { type: "turn-started", seat: 2, turn: 3, bonus: false },
    { type: "cards-played", seat: 2, cards: ["4S"], value: 4 },
    { type: "shielded", seat: 2, value: 4, attack: 6 },
    { type: "struck", seat: 2, damage: 4, doubled: false, left: 10 },
  ];

  const said = headline([{ seq: 1, events }]);

  assert.equal(said?.seat, 2);
  assert.deepEqual(
    said?.prompts.map(({ code }) => code),
    ["log.cards-played", "log.shielded"],
  );
});

test("a replay marks a royal that falls, exactly or not, and how it ended", () => {
  const mark = (/** @type {any} */ event) => replay.mark(event, null);

  assert.equal(mark({ type: "royal-felled", exact: true }), "queen-crown");
  assert.equal(mark({ type: "royal-felled", exact: false }), "crossed-swords");
  assert.equal(mark({ type: "match-lost" }), "broken-heart");
  assert.equal(mark({ type: "drew" }), null);
});

test("a replay goes on from royal to royal", () => {
  const castle = (/** @type {string[]} */ ...states) => ({
    castle: states.map((state) => ({ state })),
  });

  assert.equal(replay.answering(castle("now", "to-come")), 1);
  assert.equal(replay.answering(castle("felled", "now")), 2);
  assert.equal(replay.answering(null), false);
});

test("a seat's own view becomes a spectator's with that hand beside it", () => {
  const { view, open } = replay.laid({ hand: ["5D"], drawn: ["5D"], tavern: 3 }, 1);

  assert.deepEqual(view, { hand: null, drawn: [], tavern: 3 });
  assert.deepEqual(open, { 1: { hand: ["5D"], drawn: ["5D"] } });
});
