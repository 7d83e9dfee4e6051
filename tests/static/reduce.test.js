/** What the client remembers of a table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, MOST_CHAT, MOST_LOG, reduce } from "../../static/js/core/reduce.js";

const seat = (number, player) => ({ seat: number, player, name: player });
const room = (more = {}) => ({
  code: "BCDFGHJK",
  game: "kingless",
  status: "lobby",
  options: {},
  host: "ada",
  seats: [seat(0, "ada"), seat(1, "bo")],
  spectators: [],
  round: 0,
  ...more,
});
const welcome = (more = {}) => ({
  type: "welcome",
  you: { player: "bo", seat: 1, host: false },
  room: room(),
  match: null,
  chat: [],
  log: [],
  now: 5_000,
  ...more,
});
const view = (seq, more = {}) => ({
  type: "view",
  match: "m1",
  seq,
  events: [{ type: "drew", seat: 0 }],
  ...more,
});

const after = (...messages) =>
  messages.reduce((state, message) => reduce(state, message, 1_000), EMPTY);

test("a welcome replaces everything and sets the clock by the server", () => {
  const state = after(welcome());

  assert.equal(state.you.seat, 1);
  assert.equal(state.connection, "open");
  assert.equal(state.offset, 4_000);
});

test("a reducer leaves the state it was given as it was", () => {
  const before = after(welcome());
  const copy = structuredClone(before);

  reduce(before, view(1));
  reduce(before, { type: "chat", from: "ada", text: "hi", at: 1 });

  assert.deepEqual(before, copy);
});

test("a room frame tells who is host and where the reader sits", () => {
  const state = after(welcome(), {
    type: "room",
    room: room({ host: "bo", seats: [seat(0, "bo")] }),
  });

  assert.deepEqual(state.you, { player: "bo", seat: 0, host: true });
});

test("somebody who lost the seat only watches", () => {
  const state = after(welcome(), { type: "room", room: room({ seats: [] }) });

  assert.equal(state.you.seat, null);
});

test("events of a view go into the log with its number", () => {
  const state = after(welcome(), view(1), view(2, { events: [] }));

  assert.deepEqual(
    state.log.map(({ seq }) => seq),
    [1],
  );
  assert.equal(state.match.seq, 2);
});

test("a new match begins its log anew but keeps what was told of the room", () => {
  const notice = { type: "notice", code: "joined", params: {}, at: 1 };
  const state = after(welcome(), view(1), notice, view(1, { match: "m2" }));

  assert.deepEqual(
    state.log.map((line) => line.code ?? line.seq),
    ["joined", 1],
  );
});

test("chat and log are bounded (M04)", () => {
  const chats = Array.from({ length: MOST_CHAT + 5 }, (_, at) => ({
    type: "chat",
    from: "ada",
    text: "x",
    at,
  }));
  const views = Array.from({ length: MOST_LOG + 5 }, (_, at) => view(at + 1));
  const state = after(welcome(), ...chats, ...views);

  assert.equal(state.chat.length, MOST_CHAT);
  assert.equal(state.chat.at(-1).at, MOST_CHAT + 4);
  assert.equal(state.log.length, MOST_LOG);
});

test("a command is pending until it is answered", () => {
  const sent = { type: "sent", command: { id: "a", type: "start" } };
  const state = after(welcome(), sent);

  assert.equal(state.pending.length, 1);
  assert.equal(reduce(state, { type: "ok", id: "a" }).pending.length, 0);
});

test("a refusal keeps the command it belongs to until the next input", () => {
  const sent = {
    type: "sent",
    command: { id: "a", type: "move", move: { do: "stop" } },
  };
  const error = { type: "error", id: "a", code: "not-your-turn", message: "" };
  const state = after(welcome(), sent, error);

  assert.equal(state.refusal.code, "not-your-turn");
  assert.equal(state.refusal.command.type, "move");
  assert.equal(reduce(state, { type: "settled" }).refusal, null);
  assert.equal(reduce(state, sent).refusal, null);
});

test("a welcome does not forget a command under way", () => {
  const sent = { type: "sent", command: { id: "a", type: "start" } };

  assert.equal(after(welcome(), sent, welcome()).pending.length, 1);
});

test("a lost line keeps the table in sight", () => {
  const state = after(welcome(), { type: "connection", connection: "offline" });

  assert.equal(state.connection, "offline");
  assert.equal(state.room.code, "BCDFGHJK");
});

test("a message of a kind that came later is passed over", () => {
  const state = after(welcome());

  assert.equal(reduce(state, { type: "fireworks" }), state);
});

test("a refused line of chat is not the Sign's affair", () => {
  const sent = { type: "sent", command: { id: "a", type: "chat", text: "hi" } };
  const state = after(welcome(), sent, {
    type: "error",
    id: "a",
    code: "chat-too-fast",
    message: "",
  });

  assert.equal(state.refusal, null);
  assert.equal(state.pending.length, 0);
});
