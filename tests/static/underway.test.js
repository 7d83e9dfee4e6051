import assert from "node:assert/strict";
import { test } from "node:test";
import { isUnderWay, sendMove } from "../../static/js/ui/underway.js";

/**
 * A board's context whose moves are answered when the test says so.
 *
 * @param {{ seq?: number, live?: boolean, pending?: any[] }} [more]
 */
function aContext({ seq = 7, live = true, pending = [] } = {}) {
  /** @type {any[]} */
  const sent = [];
  /** @type {((answer: any) => void)[]} */
  const answers = [];
  const ctx = /** @type {any} */ ({
    live,
    state: { match: { match: "m", seq }, pending },
    settle() {},
    update() {},
    move(/** @type {any} */ move) {
      sent.push(move);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const answer = (/** @type {string} */ type) => answers.shift()?.({ type });
  return { ctx, sent, answer };
}

const MOVE = { do: "end" };

test("a second move is not sent while the first is on its way", async () => {
  const { ctx, sent } = aContext();
  const local = { moved: "" };

  sendMove(ctx, local, MOVE);

  assert.equal(await sendMove(ctx, local, { do: "play" }), false);
  assert.deepEqual(sent, [MOVE]);
});

test("a move that was taken stays on its way until its view is there", async () => {
  const { ctx, answer } = aContext();
  const local = { moved: "" };
  const taken = sendMove(ctx, local, MOVE);

  answer("ok");

  assert.equal(await taken, true);
  assert.equal(isUnderWay(ctx, local), true);
  assert.equal(isUnderWay(aContext({ seq: 8 }).ctx, local), false);
});

test("after a refusal another move may be sent from the same view", async () => {
  const { ctx, answer } = aContext();
  const local = { moved: "" };
  const refused = sendMove(ctx, local, MOVE);

  answer("error");

  assert.equal(await refused, false);
  assert.equal(isUnderWay(ctx, local), false);
});

test("a refusal that comes late does not free the move that came after it", async () => {
  const before = aContext();
  const after = aContext({ seq: 8 });
  const local = { moved: "" };
  const refused = sendMove(before.ctx, local, MOVE);
  sendMove(after.ctx, local, MOVE);

  before.answer("error");
  await refused;

  assert.equal(isUnderWay(after.ctx, local), true);
});

test("a command that still waits for its answer after a reload of the board counts", () => {
  const { ctx } = aContext({ pending: [{ id: "1", type: "move" }] });

  assert.equal(isUnderWay(ctx, { moved: "" }), true);
});

test("without a line nothing is sent", async () => {
  const { ctx, sent } = aContext({ live: false });

  assert.equal(await sendMove(ctx, { moved: "" }, MOVE), false);
  assert.deepEqual(sent, []);
});
