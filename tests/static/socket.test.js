/** The room socket: silence, gaps, resending and coming back, on a fake line. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { SLOWER } from "../../static/js/net/slower.js";
import {
  CONNECT_PATIENCE,
  PING_AFTER,
  PROTOCOL,
  RoomSocket,
  SILENCE,
  WAKE_PATIENCE,
} from "../../static/js/net/socket.js";

class FakeLine {
  static all = [];
  readyState = 1;
  sent = [];
  closed = false;

  constructor(url) {
    this.url = url;
    FakeLine.all.push(this);
  }

  send(data) {
    this.sent.push(JSON.parse(data));
  }

  close() {
    this.closed = true;
  }

  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  ends(code) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

/** A clock that only moves when the test says so. */
class FakeTimers {
  time = 0;
  due = [];

  set(run, ms) {
    const timer = { run, at: this.time + ms };
    this.due.push(timer);
    return timer;
  }

  clear(timer) {
    this.due = this.due.filter((one) => one !== timer);
  }

  now() {
    return this.time;
  }

  pass(ms) {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.time = next.at;
      this.clear(next);
      next.run();
    }
    this.time = end;
  }
}

let timers;
let heard;
let told;
let socket;

beforeEach(() => {
  FakeLine.all = [];
  timers = new FakeTimers();
  heard = [];
  told = [];
  let ids = 0;
  socket = new RoomSocket(
    "ws://table",
    {
      WebSocket: FakeLine,
      timers,
      random: () => 0.5,
      uuid: () => {
        ids += 1;
        return `id-${ids}`;
      },
    },
    {
      onMessage: (message) => heard.push(message),
      onSent: (command) => told.push(["sent", command.id]),
      onConnection: (connection) => told.push(["connection", connection]),
      onClosed: (code) => told.push(["closed", code]),
      onOutdated: () => told.push(["outdated"]),
    },
  );
});

const line = () => FakeLine.all.at(-1);

function welcome({ seq = 0, match = "m1", protocol = PROTOCOL } = {}) {
  const view = seq ? { match, seq } : null;
  return {
    type: "welcome",
    you: {},
    room: {},
    match: view,
    chat: [],
    now: 0,
    protocol,
  };
}

function seated(options) {
  socket.connect();
  line().says(welcome(options));
}

const view = (seq, match = "m1") => ({ type: "view", match, seq, events: ["e"] });
const last = (kind) => told.filter(([name]) => name === kind).at(-1)?.[1];

describe("a command", () => {
  test("is sent once the table has said welcome", () => {
    socket.connect();
    socket.send("ready", { ready: true });

    assert.deepEqual(line().sent, []);

    line().says(welcome());
    assert.deepEqual(line().sent, [{ type: "ready", ready: true, id: "id-1" }]);
  });

  test("resolves with its own answer", async () => {
    seated();
    const first = socket.send("ready", { ready: true });
    const second = socket.send("start");

    line().says({ type: "error", id: "id-2", code: "not-ready", message: "" });
    line().says({ type: "ok", id: "id-1" });

    assert.equal((await first).type, "ok");
    assert.equal((await second).code, "not-ready");
  });

  test("that was never answered goes out again under the same id (D08)", () => {
    seated();
    socket.send("move", { seq: 1, move: { do: "pass" } });
    line().ends(1006);

    timers.pass(1_000);
    line().says(welcome());

    assert.deepEqual(
      line().sent.map(({ id }) => id),
      ["id-1"],
    );
  });

  test("that was answered does not go out again", () => {
    seated();
    socket.send("start");
    line().says({ type: "ok", id: "id-1" });
    line().ends(1006);

    timers.pass(1_000);
    line().says(welcome());

    assert.deepEqual(line().sent, []);
  });

  test("is not doubled by a second welcome on the same line", () => {
    seated();
    socket.send("start");
    line().says(welcome());

    assert.equal(line().sent.length, 1);
  });

  test("whose answer was lost to a reader too slow for it is said again", () => {
    seated();
    socket.send("start");
    line().says(welcome());

    timers.pass(SLOWER);
    assert.deepEqual(
      line().sent.map(({ id }) => id),
      ["id-1", "id-1"],
    );
  });

  test("that is answered after a second welcome is not said again", () => {
    seated();
    socket.send("start");
    line().says(welcome());
    line().says({ type: "ok", id: "id-1" });

    timers.pass(SLOWER);
    assert.equal(line().sent.length, 1);
  });

  test("that was dropped unread, because too many came, is said again later", () => {
    seated();
    socket.send("chat", { text: "hi" });
    line().says({ type: "error", code: "too-many-messages", message: "" });

    assert.equal(line().sent.length, 1);
    timers.pass(SLOWER);
    assert.deepEqual(
      line().sent.map(({ id }) => id),
      ["id-1", "id-1"],
    );
  });

  test("that the server will never take is given up, not repeated", async () => {
    seated();
    const answer = socket.send("chat", { text: "x".repeat(70_000) });
    line().ends(1009);

    assert.equal((await answer).code, "frame-too-large");
    timers.pass(1_000);
    line().says(welcome());
    assert.deepEqual(line().sent, []);
  });
});

describe("a view", () => {
  test("that follows the last one is passed on", () => {
    seated({ seq: 3 });
    line().says(view(4));

    assert.equal(heard.at(-1).seq, 4);
  });

  test("that skips a number is not believed: the whole state is asked for (S01)", () => {
    seated({ seq: 3 });
    line().says(view(5));

    assert.equal(heard.at(-1).type, "welcome");
    assert.deepEqual(line().sent, [{ type: "sync" }]);
  });

  test("older than what is shown is dropped", () => {
    seated({ seq: 3 });
    line().says(view(2));

    assert.equal(heard.length, 1);
  });

  test("that repeats the last number tells no event twice", () => {
    seated({ seq: 3 });
    line().says(view(3));

    assert.deepEqual(heard.at(-1).events, []);
  });

  test("of a new match counts from one again", () => {
    seated({ seq: 30 });
    line().says(view(1, "m2"));

    assert.equal(heard.at(-1).match, "m2");
    assert.deepEqual(line().sent, []);
  });
});

describe("the line", () => {
  test("comes back by itself, each time a little later", () => {
    seated();
    line().ends(1006);
    assert.equal(last("connection"), "offline");

    timers.pass(300);
    assert.equal(FakeLine.all.length, 2);
    line().ends(1006);
    timers.pass(300);
    assert.equal(FakeLine.all.length, 2);
    timers.pass(300);
    assert.equal(FakeLine.all.length, 3);
  });

  test("is asked for a sign of life, and dropped after 45 s of silence (N02)", () => {
    seated();
    timers.pass(PING_AFTER);
    assert.deepEqual(line().sent, [{ type: "ping" }]);

    const silent = line();
    timers.pass(SILENCE - PING_AFTER);
    assert.equal(last("connection"), "offline");
    assert.ok(silent.closed);
    timers.pass(1_000);
    assert.equal(FakeLine.all.length, 2);
  });

  test("that answers pings stays for hours", () => {
    seated();
    for (let minute = 0; minute < 180; minute += 1) {
      timers.pass(PING_AFTER);
      line().says({ type: "pong", now: timers.time });
    }

    assert.equal(FakeLine.all.length, 1);
  });

  test("that never opens is tried again", () => {
    socket.connect();
    timers.pass(CONNECT_PATIENCE + 1_000);

    assert.equal(FakeLine.all.length, 2);
  });

  test("is made anew at once when the page wakes up without one (N08)", () => {
    seated();
    line().ends(1006);
    socket.wake();

    assert.equal(FakeLine.all.length, 2);
    timers.pass(1_000);
    assert.equal(FakeLine.all.length, 2);
  });

  test("that only seems open after sleep is found out soon (N01)", () => {
    seated();
    socket.wake();
    assert.deepEqual(line().sent, [{ type: "ping" }]);

    timers.pass(WAKE_PATIENCE + 1_000);
    assert.equal(FakeLine.all.length, 2);
  });

  test("ignores what an older socket still says", () => {
    seated({ seq: 3 });
    const old = line();
    socket.connect();
    old.says(view(4));
    old.ends(1006);

    assert.equal(heard.length, 1);
    assert.equal(FakeLine.all.length, 2);
  });

  test("of a restarting server is waited for as such (S06)", () => {
    seated();
    line().ends(1012);

    assert.equal(last("connection"), "restarting");
    timers.pass(1_000);
    assert.equal(FakeLine.all.length, 2);
  });

  for (const code of [4408, 4429]) {
    test(`of somebody who said too much waits ten seconds (${code})`, () => {
      seated();
      line().ends(code);

      timers.pass(9_000);
      assert.equal(FakeLine.all.length, 1);
      timers.pass(11_000);
      assert.equal(FakeLine.all.length, 2);
    });
  }

  for (const [code, reason] of [
    [4401, "not-signed-in"],
    [4403, "not-a-member"],
    [4404, "room-unknown"],
  ]) {
    test(`closed with ${code} is not tried again`, async () => {
      seated();
      const answer = socket.send("start");
      line().ends(code);

      timers.pass(60_000);
      assert.equal(last("closed"), reason);
      assert.equal(FakeLine.all.length, 1);
      assert.equal((await answer).code, reason);
    });
  }

  test("closed by the page stays closed", () => {
    seated();
    socket.close();
    socket.wake();

    timers.pass(60_000);
    assert.equal(FakeLine.all.length, 1);
  });

  test("says when the server speaks another protocol (S05)", () => {
    seated({ protocol: PROTOCOL + 1 });

    assert.deepEqual(
      told.filter(([name]) => name === "outdated"),
      [["outdated"]],
    );
  });
});

describe("a question", () => {
  test("is answered by its preview", async () => {
    seated();
    const answer = socket.ask("preview", { seq: 1, move: {} });
    line().says({ type: "preview", id: "id-1", total: 5 });

    assert.equal((await answer).total, 5);
    assert.equal(heard.length, 1);
  });

  test("that is refused is answered why, and troubles nobody", async () => {
    seated();
    const answer = socket.ask("preview", { seq: 1, move: {} });
    line().says({ type: "error", id: "id-1", code: "bad-move", message: "" });

    assert.equal((await answer).code, "bad-move");
    assert.equal(heard.length, 1);
  });

  test("dies with its line and is not repeated", async () => {
    seated();
    const answer = socket.ask("preview", { seq: 1, move: {} });
    line().ends(1006);

    assert.equal(await answer, null);
    timers.pass(1_000);
    line().says(welcome());
    assert.deepEqual(line().sent, []);
  });
});
