/** The shell asks for every module it starts with at once, not one after another. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);
const START = new URL("static/js/main.js", ROOT);

/** Every module that `main.js` imports, and what they import, vendored ones too. */
function closure(from) {
  const found = new Set();
  const waiting = [from];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next.href)) continue;
    found.add(next.href);
    if (next.pathname.includes("/vendor/")) continue;
    const source = readFileSync(next, "utf8");
    for (const [, path] of source.matchAll(
      /^(?:import|export) [^;]*?from "([^"]+)";$/gm,
    )) {
      waiting.push(new URL(path, next));
    }
  }
  return found;
}

test("index.html preloads exactly what main.js needs", () => {
  const page = readFileSync(new URL("static/index.html", ROOT), "utf8");
  const links = [...page.matchAll(/rel="modulepreload" href="([^"]+)"/g)];
  const preloaded = links.map(([, path]) => path).sort();
  const needed = [...closure(START)]
    .map((href) => `/${href.slice(ROOT.href.length)}`)
    .filter((path) => path !== "/static/js/main.js")
    .sort();

  assert.deepEqual(preloaded, needed);
});
