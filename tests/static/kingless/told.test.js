import assert from "node:assert/strict";
import { test } from "node:test";
import { headline } from "../../../static/js/games/kingless/headline.js";
import { loggedAs } from "../../../static/js/games/kingless/told.js";
import { words } from "../../../static/js/i18n/en/kingless.js";

/** Every event of the game, each way in which it can be told. */
const events = /** @type {any[]} */ ([
  { type: "dealt", starter: 1, hands: [[0, 5]] },
  { type: "award-given", fool: 0, king: 1, card: null },
  { type: "award-given", fool: 0, king: 1, card: "pim" },
  ...["turn", "extra", "end", "refill", "effect"].flatMap((why) => [
    { type: "drew", seat: 1, count: 2, why, cards: null },
    { type: "drew", seat: 1, count: 1, why, cards: ["pim"] },
    { type: "drew", seat: 1, count: 0, why, cards: null },
  ]),
  { type: "card-played", seat: 1, card: "pim", target: null },
  { type: "card-played", seat: 1, card: "pim", target: { seat: 0 } },
  { type: "card-played", seat: 1, card: "pim", target: { seat: 0, card: "odo" } },
  { type: "card-played", seat: 1, card: "pim", target: { seat: 0, zone: "area" } },
  { type: "card-played", seat: 1, card: "pim", target: { zone: "hands" } },
  { type: "answered", seat: 1, card: "stop", answers: "pim", whose: 0 },
  { type: "chain-resolved", cards: [[1, "pim", false]] },
  { type: "claimed", seat: 1, card: "pim", whose: 0, zone: "area" },
  { type: "claimed", seat: 1, card: "pim", whose: 0, zone: "hand" },
  { type: "claimed", seat: 1, card: "pim", whose: 1, zone: "hand" },
  { type: "guttered", seat: 1, card: "pim", whose: 0 },
  { type: "recruited", seat: 1, card: "pim" },
  { type: "recruited", seat: 1, card: null },
  { type: "second-winded", seat: 1, card: "pim" },
  { type: "swiped", seat: 1, whose: 0, card: null },
  { type: "swiped", seat: 1, whose: 0, card: "pim" },
  { type: "tunnelled", seat: 1, cards: ["pim", "odo"] },
  { type: "tunnel-taken", seat: 1, card: "pim", rest: [] },
  { type: "tunnel-taken", seat: 1, card: null, rest: ["pim"] },
  ...["effect", "tax", "limit"].map((why) => ({
    type: "discarded",
    seat: 1,
    cards: ["pim"],
    why,
  })),
  ...[
    ["gutter", "no-target"],
    ["gutter", "target-gone"],
    ["gutter", "immune"],
    ["claim", "nobody-holds-it"],
    ["claim", "nobody-can-give-it"],
    ["second-wind", "gutter-empty"],
    ["second-wind", "top-is-event"],
    ["tunnel", "deck-empty"],
    ["swipe", "empty-hand"],
    ["award", "only-events"],
  ].map(([keyword, reason]) => ({
    type: "nothing-happened",
    seat: 1,
    keyword,
    reason,
    card: "pim",
  })),
  { type: "nothing-happened", seat: 1, keyword: "draw", reason: "immune" },
  { type: "last-round-began", seat: 1, why: "five" },
  { type: "last-round-began", seat: 1, why: "deck" },
  ...["play", "text", "choice", "left"].map((why) => ({
    type: "turn-ended",
    seat: 1,
    why,
  })),
  { type: "timed-out", seat: 1 },
  { type: "seat-left", seat: 1, cards: ["pim"] },
  { type: "seat-left", seat: 1, cards: [] },
  { type: "contest-began", about: "king", seats: [0, 1] },
  { type: "contest-began", about: "fool", seats: [0, 1] },
  { type: "contest-thrown", about: "king", signs: [[0, "axe"]], left: [0] },
  { type: "contest-thrown", about: "fool", signs: [[0, "axe"]], left: [0] },
  { type: "round-ended", king: 1, fool: 0 },
  { type: "round-ended", king: 1, fool: null },
]);

for (const event of events) {
  const told = loggedAs(event);
  test(`the log has words for ${told?.code}`, () => {
    assert.ok(told);
    const wordings = ["", ".you", ".your"].map((reader) => told.code + reader);
    assert.ok(
      wordings.some((code) => Object.hasOwn(words, code)),
      told.code,
    );
  });

  test(`every slot of ${told?.code} is filled`, () => {
    const template = words[told?.code ?? ""] ?? "";
    const slots = [...template.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? "");
    for (const slot of slots) {
      assert.notEqual(told?.params[slot] ?? null, null, `${slot} of ${told?.code}`);
    }
  });
}

test("the beginning of a turn is a heading, not a line", () => {
  assert.equal(loggedAs({ type: "turn-started", seat: 0, turn: 3 }), null);
});

test("a text that works needs no line of its own", () => {
  assert.equal(loggedAs({ type: "chain-resolved", cards: [[0, "pim", true]] }), null);
});

test("a pass is told to nobody but who passed", () => {
  assert.ok(Object.hasOwn(words, "log.passed.you"));
});

test("just now leaves out what one let pass, and tells what came of it", () => {
  const log = [
    { events: [{ type: "card-played", seat: 2, card: "odo", target: null }] },
    { events: [{ type: "passed", seat: 0 }] },
    { events: [{ type: "discarded", seat: 1, cards: ["pim"], why: "effect" }] },
  ];

  const said = headline(/** @type {any} */ (log));

  assert.deepEqual(
    said?.prompts.map(({ code }) => code),
    ["log.card-played", "log.discarded.effect"],
  );
});

test("just now tells the last play and how it went", () => {
  const log = [
    { events: [{ type: "card-played", seat: 2, card: "odo" }] },
    { events: [{ type: "card-played", seat: 1, card: "pim", target: null }] },
    { events: [{ type: "guttered", seat: 1, card: "odo", whose: 2 }] },
  ];

  const said = headline(/** @type {any} */ (log));

  assert.equal(said?.seat, 1);
  assert.deepEqual(
    said?.prompts.map(({ code }) => code),
    ["log.card-played", "log.guttered"],
  );
});

test("just now is silent before anything was played", () => {
  const log = [{ events: [{ type: "turn-started", seat: 0, turn: 1 }] }];

  assert.equal(headline(/** @type {any} */ (log)), null);
});
