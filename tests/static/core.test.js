/** Addresses, room codes, clocks, options, coasters, presence, the log's lines. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clockText, remaining, running, share } from "../../static/js/core/clock.js";
import { coasterOf } from "../../static/js/core/coasters.js";
import { roomCode, showCode } from "../../static/js/core/codes.js";
import { ago, list, moment, span } from "../../static/js/core/format.js";
import { notesOf } from "../../static/js/core/notes.js";
import { route } from "../../static/js/core/router.js";
import { fieldsOf, shownOf, valuesOf } from "../../static/js/core/schema.js";
import { nameOf, presenceOf, unready } from "../../static/js/core/seating.js";

describe("an address", () => {
  for (const [path, page, params] of [
    ["/", "home", {}],
    ["/r/BKDF-GHWZ", "room", { code: "BKDF-GHWZ" }],
    ["/r/BKDF-GHWZ/", "room", { code: "BKDF-GHWZ" }],
    ["/m/abc", "replay", { id: "abc" }],
    ["/c/abc", "challenge", { id: "abc" }],
    ["/rules", "rules", {}],
    ["/rules/kingless", "rules", { game: "kingless" }],
    ["/me", "me", {}],
    ["/admin", "admin", {}],
    ["/r", "missing", {}],
    ["/nowhere", "missing", {}],
  ]) {
    test(`${path} is ${page}`, () => {
      assert.deepEqual(route(path), { page, params });
    });
  }

  test("that is badly encoded does no harm", () => {
    assert.deepEqual(route("/r/%E0%A4%A"), {
      page: "room",
      params: { code: "%E0%A4%A" },
    });
  });
});

describe("a room code", () => {
  for (const typed of [
    "bkdf ghwz",
    "BKDF-GHWZ",
    "https://interregnum.example/r/BKDF-GHWZ?x=1",
  ]) {
    test(`is understood as ${typed}`, () => {
      assert.equal(roomCode(typed), "BKDFGHWZ");
    });
  }

  test("of another length is none", () => {
    assert.equal(roomCode("BKDF"), null);
  });

  test("is shown in two halves", () => {
    assert.equal(showCode("bkdfghwz"), "BKDF-GHWZ");
  });
});

describe("a clock", () => {
  const clock = {
    kind: "turn",
    seats: [0],
    deadline: 61_000,
    left: null,
    length: 80_000,
  };

  test("runs down to its deadline and not below", () => {
    assert.equal(remaining(clock, 1_000), 60_000);
    assert.equal(remaining(clock, 99_000), 0);
    assert.equal(share(clock, 41_000), 0.25);
  });

  test("that stands shows what is left", () => {
    const still = { ...clock, deadline: null, left: 5_000 };

    assert.equal(remaining(still, 99_000), 5_000);
    assert.equal(running(still), false);
  });

  test("without a limit shows nothing", () => {
    assert.equal(remaining({ ...clock, deadline: null, length: null }, 0), null);
  });

  for (const [ms, text] of [
    [58_000, "0:58"],
    [60_000, "1:00"],
    [10_000, "0:10"],
    [8_200, "9 s"],
    [0, "0 s"],
    [3_660_000, "1:01 h"],
  ]) {
    test(`of ${ms} ms reads ${text}`, () => {
      assert.equal(clockText(ms), text);
    });
  }
});

describe("options", () => {
  const schema = {
    type: "object",
    properties: {
      window: { type: "integer", minimum: 2, maximum: 15, default: 4, title: "Window" },
      unbalanced: { type: "boolean", default: false, description: "Wild." },
      mode: { enum: ["a", "b"], default: "a" },
      starter: {
        anyOf: [{ type: "integer", minimum: 0, maximum: 7 }, { type: "null" }],
        default: null,
      },
    },
  };

  test("are fields in the order of the schema", () => {
    assert.deepEqual(
      fieldsOf(schema).map(({ name, kind }) => [name, kind]),
      [
        ["window", "number"],
        ["unbalanced", "switch"],
        ["mode", "choice"],
        ["starter", "seat"],
      ],
    );
  });

  test("bring bounds, titles and helping words", () => {
    const [window, unbalanced] = fieldsOf(schema);

    assert.deepEqual([window.min, window.max, window.title], [2, 15, "Window"]);
    assert.equal(unbalanced.help, "Wild.");
  });

  test("behind a reference are found", () => {
    const behind = { $ref: "#/$defs/Options", $defs: { Options: schema } };

    assert.equal(fieldsOf(behind).length, 4);
  });

  test("start with what is set, else with the defaults", () => {
    assert.deepEqual(valuesOf(fieldsOf(schema), { window: 9 }), {
      window: 9,
      unbalanced: false,
      mode: "a",
      starter: null,
    });
  });

  test("that hang on another are shown below it, while they matter", () => {
    const fields = fieldsOf({
      properties: {
        seconds: { type: "integer", "x-when": { live: true } },
        live: { type: "boolean" },
        hours: { type: "integer", "x-when": { live: false } },
        wild: { type: "boolean" },
      },
    });
    const shown = (live) => shownOf(fields, { live }).map(({ name }) => name);

    assert.deepEqual(shown(true), ["live", "seconds", "wild"]);
    assert.deepEqual(shown(false), ["live", "hours", "wild"]);
  });
});

describe("people", () => {
  const entry = { seat: 0, player: "ada", name: "Ada", connected: true };
  const room = {
    seats: [entry, { ...entry, seat: 1, player: "bo", name: "Bo", ready: true }],
    spectators: [{ player: "eve", name: "Eve" }],
  };

  test("keep one of eight coasters by their seat", () => {
    const words = new Set([0, 1, 2, 3, 4, 5, 6, 7].map((seat) => coasterOf(seat).word));

    assert.equal(words.size, 8);
    assert.equal(coasterOf(0).word, "hammer");
  });

  test("are named whether they sit or watch", () => {
    assert.equal(nameOf(room, "bo"), "Bo");
    assert.equal(nameOf(room, "eve"), "Eve");
    assert.equal(nameOf(room, "gone"), null);
  });

  test("who are not ready are waited for", () => {
    assert.deepEqual(
      unready(room).map(({ name }) => name),
      ["Ada"],
    );
  });

  for (const [word, more, acting] of [
    ["here", {}, false],
    ["thinking", {}, true],
    ["hidden", { hidden: true }, true],
    ["offline", { connected: false, hidden: true }, true],
    ["bot", { bot: "easy", connected: false }, true],
    ["gone", { player: null, connected: false }, false],
  ]) {
    test(`are ${word}`, () => {
      assert.equal(presenceOf({ ...entry, ...more }, { acting }), word);
    });
  }
});

describe("the log", () => {
  test("lays views and notices out line by line with steady keys", () => {
    const log = [
      { code: "joined", params: { name: "Bo" }, at: 1 },
      { seq: 1, events: [{ type: "dealt" }, { type: "turn-started" }] },
    ];
    const notes = notesOf(log);

    assert.deepEqual(
      notes.map(({ kind }) => kind),
      ["notice", "event", "event"],
    );
    assert.deepEqual(
      notesOf([...log, { seq: 2, events: [{ type: "drew" }] }])
        .slice(0, 3)
        .map(({ key }) => key),
      notes.map(({ key }) => key),
    );
  });
});

describe("words for times and names", () => {
  test("say how long ago something was", () => {
    assert.equal(ago(0, 7_200_000, "en"), "2 hours ago");
    assert.equal(ago(0, 86_400_000, "en"), "yesterday");
  });

  test("name a span in its largest whole unit", () => {
    assert.equal(span(60, "en"), "60 seconds");
    assert.equal(span(300, "en"), "5 minutes");
    assert.equal(span(86_400, "en"), "1 day");
  });

  test("write a day and a time as British English does", () => {
    assert.match(
      moment(Date.UTC(2026, 10, 30, 12, 40), "en"),
      /^\d{1,2} Nov, \d\d:40$/,
    );
  });

  test("join names", () => {
    assert.equal(list(["Bo", "Inês", "Marek"], "en"), "Bo, Inês and Marek");
  });
});
