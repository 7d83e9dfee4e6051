/** REST calls: data or one problem with a code. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Api, Problem, rowsOf } from "../../static/js/net/api.js";

function answering(status, body) {
  const calls = [];
  const api = new Api(async (path, options) => {
    calls.push([path, options]);
    return new Response(status === 204 ? null : body, { status });
  });
  return { api, calls };
}

test("an answer is decoded", async () => {
  const { api } = answering(200, '{"games": []}');

  assert.deepEqual(await api.get("/api/games"), { games: [] });
});

test("a body goes out as JSON", async () => {
  const { api, calls } = answering(201, '{"player": {"id": "p", "name": "Ada"}}');
  const player = await api.signIn("Ada", "en");

  assert.equal(player.name, "Ada");
  const [path, options] = calls[0];
  assert.equal(path, "/api/session");
  assert.equal(options.headers["Content-Type"], "application/json");
  assert.deepEqual(JSON.parse(options.body), { name: "Ada", locale: "en" });
});

test("a name that was left out is refused before it is sent", async () => {
  const { api, calls } = answering(200, "{}");
  const bad = { code: "bad-name" };

  await assert.rejects(api.signIn("", "en"), bad);
  await assert.rejects(api.rename({ name: "" }), bad);
  await api.rename({ locale: "en" });

  assert.equal(calls.length, 1);
});

test("a refusal is a problem with its code and details", async () => {
  const { api } = answering(
    409,
    '{"code": "room-full", "message": "m", "details": {"a": 1}}',
  );

  await assert.rejects(api.join("BCDFGHJK", "player"), (problem) => {
    assert.ok(problem instanceof Problem);
    assert.deepEqual(
      [problem.status, problem.code, problem.details],
      [409, "room-full", { a: 1 }],
    );
    return true;
  });
});

test("a refusal that is no JSON still has a code", async () => {
  const { api } = answering(502, "<html>");

  await assert.rejects(api.get("/"), { code: "http-502" });
});

test("no answer at all is a problem of its own", async () => {
  const api = new Api(async () => {
    throw new TypeError("fetch failed");
  });

  await assert.rejects(api.get("/"), { code: "no-connection", status: 0 });
});

test("an empty answer is null", async () => {
  const { api } = answering(204);

  assert.equal(await api.call("DELETE", "/api/session"), null);
});

test("nobody signed in is nobody, not a problem", async () => {
  const { api, calls } = answering(200, '{"player": null}');

  assert.equal(await api.me(), null);
  assert.equal(calls[0][0], "/api/players/me");
});

test("rows are found whatever their list is called", () => {
  assert.deepEqual(rowsOf({ rooms: [1], cursor: null }), [1]);
  assert.deepEqual(rowsOf(null), []);
});
