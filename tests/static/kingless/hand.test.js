import assert from "node:assert/strict";
import { test } from "node:test";
import { handStates } from "../../../static/js/games/kingless/handstates.js";
import { readOffers } from "../../../static/js/games/kingless/offers.js";
import { pickable } from "../../../static/js/games/kingless/pickable.js";

/** @param {any} parts */
function tableOf({ hand = ["pim", "stop", "stop"], match = {}, local = {}, ...more }) {
  const offers = readOffers(
    /** @type {any} */ ({ legal: [], choices: [], blocked: [], ...match }),
  );
  return /** @type {any} */ ({
    offers,
    me: 0,
    view: { phase: "turn", hand, drawn: [], ...more },
    local: { picked: null, draft: [], sent: [], ...local },
    offline: false,
    face: (/** @type {string} */ id) => ({ id, answer: id === "stop" ? "stop" : null }),
    why: (/** @type {any} */ { code }, /** @type {string} */ form) =>
      form ? `${code}!` : code,
  });
}

test("a hand at rest is neither playable nor barred", () => {
  const [pim] = handStates(tableOf({}));

  assert.equal(pim?.playable, false);
  assert.equal(pim?.notNow, false);
});

test("on the reader's turn what cannot be played is barred with its reason", () => {
  const match = {
    legal: [{ do: "play", card: "pim" }],
    blocked: [{ control: "stop", code: "nothing-to-answer" }],
  };

  const [pim, stop] = handStates(tableOf({ match }));

  assert.equal(pim?.playable, true);
  assert.equal(stop?.notNow, true);
  assert.deepEqual(stop?.reason, {
    short: "nothing-to-answer!",
    long: "nothing-to-answer",
  });
});

test("in a window only what may answer is live, whoever holds what", () => {
  const match = { legal: [{ do: "stop" }, { do: "pass" }] };

  const [pim, stop] = handStates(tableOf({ match, phase: "window" }));

  assert.equal(pim?.notNow, true);
  assert.equal(stop?.playable, true);
});

test("that one has passed is no reason on a card: the Sign says it", () => {
  const match = { blocked: [{ control: "stop", code: "already-passed" }] };

  const [, stop] = handStates(tableOf({ match, phase: "window" }));

  assert.equal(stop?.notNow, true);
  assert.equal(stop?.reason, null);
});

test("of two copies only the picked one is picked", () => {
  const states = handStates(tableOf({ local: { picked: "stop-2" } }));

  assert.deepEqual(
    states.map(({ picked }) => picked),
    [false, false, true],
  );
});

test("cards to discard are numbered in picking order", () => {
  const match = {
    choices: [{ kind: "discard", cards: ["pim", "stop", "stop"], min: 2, max: 2 }],
  };

  const states = handStates(tableOf({ match, local: { draft: ["stop-2", "pim-1"] } }));

  assert.deepEqual(
    states.map(({ order }) => order),
    [2, 0, 1],
  );
});

test("without a connection nothing can be picked", () => {
  const table = tableOf({ match: { legal: [{ do: "play", card: "pim" }] } });
  table.offline = true;

  const [pim] = handStates(table);

  assert.equal(pim?.playable, false);
  assert.equal(pim?.notNow, true);
});

const TUNNEL = {
  phase: "tunnel",
  hand: ["pim"],
  shown: ["pim", "odo"],
  match: {
    legal: [{ do: "take", card: "pim" }, { do: "take" }],
  },
};

test("who digs picks from what is shown, not its like in the hand", () => {
  const table = tableOf({ ...TUNNEL, local: { picked: "shown-pim-1" } });

  const [pim] = handStates(table);
  const keys = pickable(table.view, table.offers).map(({ key }) => key);

  assert.deepEqual(keys, ["shown-pim-1", "shown-odo-1"]);
  assert.deepEqual([pim?.playable, pim?.picked, pim?.notNow], [false, false, true]);
});

test("who watches somebody dig still reads the hand", () => {
  const { view, offers } = tableOf({ ...TUNNEL, match: {} });

  assert.deepEqual(
    pickable(view, offers).map(({ key }) => key),
    ["pim-1"],
  );
});
