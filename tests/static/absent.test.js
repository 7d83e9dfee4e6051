/** The Sign tells when the table waits for somebody who is not there. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { translator } from "../../static/js/core/words.js";
import { words } from "../../static/js/i18n/en/shell.js";
import { withAbsence } from "../../static/js/room/absent.js";

const THINKING = { line1: "Cleo is thinking.", line2: "You are next.", buttons: [] };
const RESTING = { kind: "turn", seats: [2], deadline: null, left: 60_000 };
const UNLIMITED = { kind: "turn", seats: [2], deadline: null, left: null };
const RUNNING = { kind: "turn", seats: [2], deadline: 5_000, left: null };

/** A table where Cleo, who has no line, is waited for; Anna reads. */
function aTable({ clock = RESTING, cleo = {}, me = 1, ...room } = {}) {
  const votes = [];
  const seats = [
    { seat: 1, player: "p1", name: "Anna", connected: true },
    {
      seat: 2,
      player: "p2",
      name: "Cleo",
      connected: false,
      absence_left: 290_000,
      ...cleo,
    },
  ];
  const state = {
    room: { seats, votes: [], paused: false, ...room },
    you: { player: "p1", seat: me },
    match: { clock: [clock] },
  };
  const vote = (...said) => votes.push(said);
  return { ctx: { state, t: translator([words], "en"), vote }, votes };
}

test("a clock that rests for somebody says whom it waits for, and how long", () => {
  const { ctx } = aTable();

  const { line1, line2 } = withAbsence(ctx, THINKING);

  assert.equal(line1, "Waiting for Cleo, who is offline.");
  assert.equal(line2, "The clock rests, for 5 minutes at most.");
});

test("the vote that ends the waiting is offered on the spot", () => {
  const { ctx, votes } = aTable();

  const [button, ...more] = withAbsence(ctx, THINKING).buttons;
  button.onClick();

  assert.deepEqual(more, []);
  assert.equal(button.label, "Vote: go on without");
  assert.deepEqual(votes, [["wait", "p2", true]]);
});

test("nobody is asked to open a vote twice, or one in which they have no part", () => {
  const open = [{ about: "wait", player: "p2", by: "p1" }];

  assert.deepEqual(withAbsence(aTable({ votes: open }).ctx, THINKING).buttons, []);
  assert.deepEqual(withAbsence(aTable({ me: null }).ctx, THINKING).buttons, []);
});

test("where turns have no limit the vote is offered, and no time is named", () => {
  const { ctx } = aTable({ clock: UNLIMITED });

  const parts = withAbsence(ctx, THINKING);

  assert.equal(parts.line1, "Waiting for Cleo, who is offline.");
  assert.equal(parts.line2, "You are next.");
  assert.deepEqual(
    parts.buttons.map((button) => button.label),
    ["Vote: go on without"],
  );
});

test("a pause rests every clock, and is not said to be for somebody", () => {
  const { ctx } = aTable({ paused: true });

  assert.equal(withAbsence(ctx, THINKING), THINKING);
});

test("a clock that runs, who is there, a bot, a window and oneself change nothing", () => {
  const same = [
    aTable({ clock: RUNNING }),
    aTable({ me: 2 }),
    aTable({ cleo: { connected: true } }),
    aTable({ cleo: { bot: "easy" } }),
    aTable({ clock: { ...RUNNING, kind: "window" } }),
    aTable({ clock: { ...RESTING, seats: [1, 2] } }),
  ];

  for (const { ctx } of same) assert.equal(withAbsence(ctx, THINKING), THINKING);
});
