/** Parts that come late: asked for once, ahead of time, and never in a circle. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { again, late, missing } from "../../static/js/late.js";

const GONE = new TypeError("Failed to fetch dynamically imported module");

/** A browser that notes when it loads the page anew. */
function aBrowser({ served = true, last = 0 } = {}) {
  const anew = [];
  return {
    anew,
    now: () => 100_000,
    served: async () => served,
    last: () => last,
    loadAnew: (at) => anew.push(at),
    idle: (run) => run(),
  };
}

test("a part is null until it is there, and loaded once", async () => {
  let loads = 0;
  const part = late(async () => {
    loads += 1;
    return "afterwards";
  });
  const drawn = [];

  const update = () => drawn.push(part(update));
  const before = [part(update), part(update)];
  await Promise.resolve();

  assert.deepEqual(before, [null, null]);
  assert.deepEqual(drawn, ["afterwards"]);
  assert.equal(loads, 1);
});

test("a part that did not come is known to be lost, and drawn so", async () => {
  const browser = aBrowser({ served: false });
  const part = late(() => Promise.reject(GONE), browser);
  const drawn = [];

  const update = () => drawn.push(part.isLost());
  part(update);
  const before = part.isLost();
  await new Promise(setImmediate);
  const after = part(update);

  assert.equal(before, false);
  assert.equal(after, null);
  assert.deepEqual(drawn, [true]);
});

test("a part that was fetched ahead is there when it is asked for", async () => {
  let loads = 0;
  const part = late(async () => {
    loads += 1;
    return "menu";
  }, aBrowser());

  part.ahead();
  await new Promise(setImmediate);

  assert.equal(
    part(() => assert.fail("nothing is left to draw")),
    "menu",
  );
  assert.equal(loads, 1);
});

test("a part that could not be fetched ahead is asked for when it is wanted", async () => {
  const answers = [Promise.reject(GONE), Promise.resolve("menu")];
  const browser = aBrowser();
  const part = late(() => answers.shift(), browser);

  part.ahead();
  await new Promise(setImmediate);
  const wanted = await new Promise((resolve) => part(() => resolve(part(() => {}))));

  assert.equal(wanted, "menu");
  assert.deepEqual(browser.anew, []);
});

test("a reader who asks again gets the page anew only where there is a server", async () => {
  const there = aBrowser({ last: 95_000 });
  const away = aBrowser({ served: false });

  assert.equal(await again(there), true);
  assert.equal(await again(away), false);

  assert.deepEqual(there.anew, [100_000]);
  assert.deepEqual(away.anew, []);
});

test("a page whose parts are gone from the server loads itself anew", async () => {
  const browser = aBrowser();

  await missing(GONE, browser);

  assert.deepEqual(browser.anew, [100_000]);
});

test("a page whose server is away waits for it", async () => {
  const browser = aBrowser({ served: false });

  await missing(GONE, browser);

  assert.deepEqual(browser.anew, []);
});

test("a page that has just been loaded anew does not go in a circle", async () => {
  const browser = aBrowser({ last: 95_000 });

  await missing(GONE, browser);

  assert.deepEqual(browser.anew, []);
});

test("a part that is broken is seen to be", async () => {
  await assert.rejects(missing(new RangeError("broken"), aBrowser()), RangeError);
});
