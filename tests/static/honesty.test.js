/** After a round the client waits for the archive without asking in vain. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../../static/js/net/api.js";
import { whenWritten } from "../../static/js/room/honesty.js";

/** An archive that lists the match at the given time of asking, and notes what is asked. */
function archive(listedAt) {
  const asked = [];
  const lists = () => asked.filter((path) => path.includes("player=me")).length;
  const get = async (path) => {
    asked.push(path);
    if (path === "/api/matches/m1") return { id: "m1", fairness: { seed: "00" } };
    return { matches: lists() >= listedAt ? [{ id: "m1" }] : [{ id: "m0" }] };
  };
  return { asked, get };
}

const atOnce = async () => {};

test("a match is fetched only once my history lists it", async () => {
  const api = archive(3);

  const match = await whenWritten(api, "m1", atOnce);

  assert.equal(match.id, "m1");
  assert.deepEqual(
    api.asked.filter((path) => path === "/api/matches/m1"),
    ["/api/matches/m1"],
  );
  assert.equal(api.asked.length, 4);
});

test("a match that is never listed is never fetched", async () => {
  const api = archive(Number.POSITIVE_INFINITY);

  assert.equal(await whenWritten(api, "m1", atOnce), null);
  assert.ok(!api.asked.includes("/api/matches/m1"));
});

test("a line that is gone for a moment is waited for", async () => {
  const api = archive(1);
  let calls = 0;
  const get = (path) => {
    calls += 1;
    if (calls === 1) throw new Problem(0, "no-connection");
    return api.get(path);
  };

  assert.equal((await whenWritten({ get }, "m1", atOnce)).id, "m1");
});
