/** What a replay of Kingless marks, and how it lays a seat's own view open. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { replay } from "../../../static/js/games/kingless/replay.js";

const CATALOGUE = {
  cards: {
    hush: { id: "hush", name: "Hush", type: "event", answer: "halt" },
    stop: { id: "stop", name: "Stop!", type: "event", answer: "stop" },
  },
};

test("answers are marked by what they are, whatever the deck calls them", () => {
  const answered = (card) => replay.mark({ type: "answered", card }, CATALOGUE);

  assert.equal(answered("hush"), "window-bars");
  assert.equal(answered("stop"), "hand");
});

test("most events have no mark", () => {
  assert.equal(replay.mark({ type: "drew" }, CATALOGUE), null);
  assert.equal(replay.mark({ type: "round-ended" }, CATALOGUE), "queen-crown");
});

test("an answer window is open in its phase only", () => {
  assert.equal(replay.answering({ phase: "window" }), true);
  assert.equal(replay.answering({ phase: "turn" }), false);
  assert.equal(replay.answering(null), false);
});

test("a seat's own view becomes a spectator's with that hand beside it", () => {
  const own = { phase: "turn", hand: ["stop"], passed: true, drawn: ["stop"], deck: 3 };

  const { view, open } = replay.laid(own, 2);

  assert.deepEqual(view, {
    phase: "turn",
    hand: null,
    passed: false,
    drawn: [],
    deck: 3,
  });
  assert.deepEqual(open, { 2: { hand: ["stop"], passed: true, drawn: ["stop"] } });
});
