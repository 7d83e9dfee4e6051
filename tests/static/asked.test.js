/** What the lobby shows of rules that are asked for and not yet answered. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { asAsked } from "../../static/js/core/asked.js";
import { EMPTY, reduce } from "../../static/js/core/reduce.js";

const ROOM = { options: { window: 4, unbalanced: false }, visibility: "private" };
const SHORTER = {
  id: "a",
  type: "configure",
  options: { window: 3, unbalanced: false },
};
const OPEN = { ...SHORTER, id: "b", visibility: "public" };

/** A table at which these commands are sent, the first first. */
function afterSending(...commands) {
  return commands.reduce(
    (state, command) => reduce(state, { type: "sent", command }),
    /** @type {any} */ ({ ...EMPTY, room: ROOM }),
  );
}

const shown = ({ room, pending }) => asAsked(room, pending);

test("a table of which nothing is asked is shown as it is", () => {
  assert.equal(shown(afterSending()), ROOM);
});

test("two changes that nobody has answered yet are both shown", () => {
  assert.deepEqual(shown(afterSending(SHORTER, OPEN)), {
    options: { window: 3, unbalanced: false },
    visibility: "public",
  });
});

test("a change that is refused is taken back, and the other one stays", () => {
  const state = reduce(afterSending(SHORTER, OPEN), {
    type: "error",
    id: "b",
    code: "not-host",
    message: "",
  });

  assert.equal(shown(state).visibility, "private");
  assert.equal(shown(state).options.window, 3);
});

test("what else is asked changes no rules", () => {
  const said = { id: "c", type: "chat", text: "Shall we?" };

  assert.equal(shown(afterSending(said)), ROOM);
});
