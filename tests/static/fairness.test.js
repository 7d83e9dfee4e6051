/** The browser's fairness check agrees with Python's, and sees what was changed. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  below,
  bytesOf,
  checkFairness,
  commitmentOf,
  keyOf,
  materialOf,
  shuffled,
  streams,
} from "../../static/js/core/fairness.js";

const fixture = JSON.parse(
  readFileSync(new URL("fixtures/fairness.json", import.meta.url), "utf8"),
);
const { example, played } = fixture;
const material = materialOf(bytesOf(example.secret), example.shares.map(bytesOf));

test("commitment and key are Python's", async () => {
  assert.equal(await commitmentOf(bytesOf(example.secret)), example.commitment);
  assert.equal(await keyOf(material, example.match), example.key);
});

for (const { label, bounds, numbers } of example.draws) {
  test(`the outcome ${label} is Python's`, async () => {
    const drawn = await streams(material, example.match);

    assert.deepEqual(await drawn(label, bounds), numbers);
  });
}

test("the example of the page about fairness comes out", () => {
  const order = shuffled([..."ABCDEF"], [2, 4, 1, 1, 1]);

  assert.equal(order.join(" "), "A F D B E C");
});

test("words that would favour small numbers are skipped", () => {
  assert.deepEqual(below([3], [2 ** 32 - 1, 7]), [1]);
});

test("too few words are told from an impossible bound", () => {
  assert.equal(below([3, 3], [7]), null);
  assert.deepEqual(below([0], [7]), []);
});

test("a match as it was played is found honest", async () => {
  const verdict = await checkFairness(played);

  assert.equal(verdict.honest, true);
  assert.equal(verdict.found, played.fairness.commitment);
  assert.equal(verdict.shares, 3);
  assert.deepEqual(verdict.wrong, []);
});

test("another seed than the promised one is seen", async () => {
  const seed = played.fairness.seed.replace(/^../, (pair) =>
    pair === "00" ? "01" : "00",
  );
  const verdict = await checkFairness({
    ...played,
    fairness: { ...played.fairness, seed },
  });

  assert.equal(verdict.sealed, false);
  assert.equal(verdict.honest, false);
});

test("a changed share is seen in every outcome of more than one kind", async () => {
  const [first, ...rest] = played.fairness.entropies;
  const entropies = [`${first}00`, ...rest];
  const verdict = await checkFairness({
    ...played,
    fairness: { ...played.fairness, entropies },
  });

  assert.equal(verdict.sealed, true);
  assert.ok(verdict.wrong.includes("deal"));
});

test("one changed outcome is named", async () => {
  const chance = played.chance.map((draw) =>
    draw.label === "deal"
      ? { ...draw, numbers: [draw.numbers[0] ^ 1, ...draw.numbers.slice(1)] }
      : draw,
  );
  const verdict = await checkFairness({ ...played, chance });

  assert.deepEqual(verdict.wrong, ["deal"]);
});

test("an outcome that claims fewer possibilities than it had is seen", async () => {
  const chance = played.chance.map((draw) =>
    draw.label === "deal" ? { ...draw, bounds: [], numbers: [0] } : draw,
  );

  assert.equal((await checkFairness({ ...played, chance })).honest, false);
});

test("a missing share is seen", async () => {
  const entropies = played.fairness.entropies.slice(1);
  const verdict = await checkFairness({
    ...played,
    fairness: { ...played.fairness, entropies },
  });

  assert.equal(verdict.complete, false);
  assert.equal(verdict.honest, false);
});

test("a deal that was played again is checked by the match it came from", async () => {
  const { id } = played.match;
  const again = { ...played, match: { ...played.match, id: "run1", origin: id } };

  assert.equal((await checkFairness(again)).honest, true);
  again.match.origin = "another";
  assert.equal((await checkFairness(again)).honest, false);
});
