/** Which wording is meant, and why not: what all boards share. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { headlineOf } from "../../static/js/core/headline.js";
import { reasonWords, refusedWords } from "../../static/js/core/reasons.js";
import { forCase, forReader } from "../../static/js/core/telling.js";

const known = new Set(["log.hit.you", "log.hit.your", "log.hit.hard"]);
const words = (/** @type {number | null} */ me) => ({
  me,
  has: (/** @type {string} */ code) => known.has(code),
});

test("who acts and whom it happens to each read their own sentence", () => {
  const roles = { actor: 1, suffers: 2 };

  assert.equal(forReader(words(1), "log.hit", roles), "log.hit.you");
  assert.equal(forReader(words(2), "log.hit", roles), "log.hit.your");
  assert.equal(forReader(words(0), "log.hit", roles), "log.hit");
  assert.equal(forReader(words(null), "log.hit", roles), "log.hit");
});

test("the first case with a wording of its own is meant", () => {
  assert.equal(forCase(words(0), "log.hit", ["soft", "hard"]), "log.hit.hard");
  assert.equal(forCase(words(0), "log.hit", ["soft"]), "log.hit");
});

test("a short reason is the long one where there is no other", () => {
  const t = (/** @type {string} */ code) =>
    ({ "blocked.late": "It is too late.", "blocked.now.short": "now" })[code] ?? code;

  assert.equal(reasonWords(t, "late", {}, "short"), "It is too late.");
  assert.equal(reasonWords(t, "now", {}, "short"), "now");
});

test("a refusal without words of its own is told in the server's", () => {
  const t = (/** @type {string} */ code) => code;
  const refusal = { code: "odd", message: "That is odd.", details: { rule: "R3" } };

  assert.deepEqual(refusedWords(t, refusal, {}), {
    line1: "That is odd.",
    line2: "refused.nothing-changed",
    rule: "R3",
  });
});

test("what opens no headline makes none", () => {
  const log = [{ seq: 1, events: [{ type: "dealt" }] }];
  const told = () => ({ code: "log.dealt" });

  assert.equal(headlineOf(log, { opens: () => false, told }), null);
  assert.equal(headlineOf(log, { opens: () => true, told })?.seat, null);
});

test("what matters most is told second, whatever came between", () => {
  const events = ["played", "drew", "struck", "felled"].map((type) => ({
    type,
    seat: 1,
  }));
  const said = headlineOf([{ events }], {
    opens: ({ type }) => type === "played",
    told: ({ type }) => ({ code: type }),
    matters: ({ type }) => type === "felled",
  });

  assert.deepEqual(
    said?.prompts.map(({ code }) => code),
    ["played", "felled"],
  );
});
