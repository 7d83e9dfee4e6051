/** What the Sign of the lobby offers, and when "Start" does the rest by itself. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { translator } from "../../static/js/core/words.js";
import { words } from "../../static/js/i18n/en/shell.js";
import { lobbySign } from "../../static/js/pages/lobby-sign.js";

/** A lobby of these people; the first is the host and reads. */
function aLobby({
  names = ["Ada"],
  ready = false,
  readied = [],
  least = 1,
  answer = "ok",
} = {}) {
  const commands = [];
  const seats = names.map((name, seat) => {
    return { seat, player: name, name, ready: ready || readied.includes(name) };
  });
  const room = { seats, host: "Ada", limits: { min_players: least, max_players: 4 } };
  const ctx = {
    state: { room, you: { player: "Ada", seat: 0, host: true }, pending: [] },
    t: translator([words], "en"),
    locale: "en",
    command: async (type) => {
      commands.push(type);
      return { type: answer };
    },
  };
  const start = lobbySign(ctx, room, () => {}).buttons.find(({ id }) => id === "start");
  return { commands, start };
}

test("whoever is alone starts with one press, and is ready by it", async () => {
  const { commands, start } = aLobby();

  await start.onClick();

  assert.equal(start.notNow, null);
  assert.deepEqual(commands, ["ready", "start"]);
});

test("who has said so is not made ready again", async () => {
  const { commands, start } = aLobby({ ready: true });

  await start.onClick();

  assert.deepEqual(commands, ["start"]);
});

test("nothing starts where the readiness was refused", async () => {
  const { commands, start } = aLobby({ answer: "error" });

  await start.onClick();

  assert.deepEqual(commands, ["ready"]);
});

test("among several everybody is asked first", () => {
  const { start } = aLobby({ names: ["Ada", "Bo"] });

  assert.equal(start.notNow, "Bo and you are not ready");
});

test("who alone is not ready reads so without the own name", () => {
  const { start } = aLobby({ names: ["Ada", "Bo"], readied: ["Bo"] });

  assert.equal(start.notNow, "you are not ready");
});

test("a game for more than one waits for them", () => {
  assert.equal(aLobby({ least: 2 }).start.notNow, "one more needed");
});
