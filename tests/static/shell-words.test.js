/** Every code that the shell asks words for has some, and no text is left over. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { words as admin } from "../../static/js/i18n/en/admin.js";
import { words as challenge } from "../../static/js/i18n/en/challenge.js";
import { words as home } from "../../static/js/i18n/en/home.js";
import { words as front } from "../../static/js/i18n/en/kingless-front.js";
import { words as book } from "../../static/js/i18n/en/kingless-rules.js";
import { words as me } from "../../static/js/i18n/en/me.js";
import { words as replay } from "../../static/js/i18n/en/replay.js";
import { words as rules } from "../../static/js/i18n/en/rules.js";
import { words as shell } from "../../static/js/i18n/en/shell.js";

/** The shell's words, and those of pages that have an area of their own. */
const words = {
  ...book,
  ...admin,
  ...challenge,
  ...home,
  ...me,
  ...replay,
  ...rules,
  ...shell,
};

const ROOT = fileURLToPath(new URL("../../static/js/", import.meta.url));
const AREAS = ["ui", "pages", "room", "core"];
/** Codes whose end comes from the server or from data. */
const OPEN = /\$\{/;

function sources(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

const code = [
  ...AREAS.flatMap((area) => sources(join(ROOT, area))),
  readFileSync(join(ROOT, "app.js"), "utf8"),
].join("\n");

test("every code asked for in full has English words", () => {
  const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, found]) => found);
  const missing = asked.filter((found) => !(found in words) && !(found in front));

  assert.ok(asked.length > 100);
  assert.deepEqual([...new Set(missing)], []);
});

test("what stands on every page has its words in the shell", () => {
  const everywhere = ["ui", "core"].flatMap((area) => sources(join(ROOT, area)));
  const asked = [...everywhere.join("\n").matchAll(/\bt\(\s*"([^"]+)"/g)];
  const missing = asked.map(([, found]) => found).filter((found) => !(found in shell));

  assert.ok(asked.length > 20);
  assert.deepEqual([...new Set(missing)], []);
});

test("every beginning of a code has words that begin so", () => {
  const asked = [...code.matchAll(/\bt\(`([^`]+)`/g)].map(([, found]) => found);
  const begins = asked
    .filter((found) => OPEN.test(found) && !found.startsWith("${"))
    .map((found) => found.split("${")[0]);
  const open = new Set(["phrase.", "carry.", "keys."]);
  const missing = begins.filter(
    (begin) =>
      !open.has(begin) && !Object.keys(words).some((found) => found.startsWith(begin)),
  );

  assert.deepEqual([...new Set(missing)], []);
});

test("templates are well formed", () => {
  const odd = Object.entries(words).filter(
    ([, text]) =>
      text.split("{").length !== text.split("}").length || text.includes("!"),
  );

  assert.deepEqual(odd, []);
});

test("every reason and notice of a room has English words", () => {
  const file = new URL("../../app/room/codes.py", import.meta.url);
  const [refusals = "", notices = ""] = readFileSync(file, "utf8").split("NOTICES");
  const codes = (text) =>
    [...text.matchAll(/^ {4}"([a-z-]+)":/gm)].map(([, one]) => one);
  const worded = (start) => Object.keys(words).some((found) => found.startsWith(start));
  const missing = [
    ...codes(refusals).filter((found) => !(`error.${found}` in words)),
    ...codes(notices).filter((found) => !worded(`notice.${found}`)),
  ];

  assert.ok(codes(refusals).length > 30 && codes(notices).length > 10);
  assert.deepEqual(missing, []);
});
