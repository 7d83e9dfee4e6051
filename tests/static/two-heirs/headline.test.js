import assert from "node:assert/strict";
import { test } from "node:test";
import { headline } from "../../../static/js/games/two-heirs/headline.js";

/** @param {any[]} events */
const log = (...events) => /** @type {any} */ ([{ at: 0, seq: 1, events }]);
const TAKEN = { type: "tile-taken", seat: 1, tile: "inn-wood", refill: "mill-wood" };

test("who ran out of time is told before what that did for them", () => {
  const said = headline(log({ type: "timed-out", seat: 1 }, TAKEN));

  const codes = said?.prompts.map(({ code }) => code);
  assert.deepEqual(codes, ["log.timed-out", "log.tile-taken"]);
});

test("the last thing done is told where nobody ran out of time", () => {
  const built = { type: "building-built", seat: 0, tile: "inn-wood", cell: [1, 0] };

  const said = headline(log(TAKEN, built));

  assert.deepEqual([said?.seat, said?.prompts[0]?.code], [0, "log.building-built"]);
});
