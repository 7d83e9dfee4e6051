/** Parts that come late: asked for once, again if they failed, and never in a circle. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { late, missing } from "../../static/js/late.js";

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

test("a part that did not come is asked for again", async () => {
  const answers = [Promise.reject(GONE), Promise.resolve("menu")];
  const missed = [];
  const part = late(
    () => answers.shift(),
    (error) => missed.push(error),
  );

  part(() => {});
  await new Promise(setImmediate);
  const again = await new Promise((resolve) => part(() => resolve(part(() => {}))));

  assert.deepEqual(missed, [GONE]);
  assert.equal(again, "menu");
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
