/** Templates, plural forms, and what happens to hostile names in them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fill, translator, worded } from "../../static/js/core/words.js";

test("a parameter fills its slot", () => {
  assert.equal(fill("{name} sits down.", { name: "Inês" }, "en"), "Inês sits down.");
});

test("a missing parameter leaves nothing behind", () => {
  assert.equal(fill("{name} sits down.", {}, "en"), " sits down.");
});

test("two forms are one and other", () => {
  const template = "{count|one card|# cards}";

  assert.equal(fill(template, { count: 1 }, "en"), "one card");
  assert.equal(fill(template, { count: 5 }, "en"), "5 cards");
});

test("named forms follow the grammar of the language", () => {
  const template = "{count|one: # karta|few: # karty|other: # karet}";

  assert.equal(fill(template, { count: 1 }, "cs"), "1 karta");
  assert.equal(fill(template, { count: 3 }, "cs"), "3 karty");
  assert.equal(fill(template, { count: 5 }, "cs"), "5 karet");
});

test("a form for one number alone comes first", () => {
  const template = "{count|=0: nothing|one: one|other: #}";

  assert.equal(fill(template, { count: 0 }, "en"), "nothing");
});

test("a form may name somebody", () => {
  const template = "{count|{names} is not ready|{names} are not ready}";

  assert.equal(fill(template, { count: 1, names: "Bo" }, "en"), "Bo is not ready");
});

test("a name that looks like a template stays a name (X01)", () => {
  const name = "{count|a|b}<img src=x>";

  assert.equal(fill("{name}!", { name, count: 1 }, "en"), `${name}!`);
});

test("lists and numbers are written as the language writes them", () => {
  assert.equal(fill("{names}", { names: ["Bo", "Inês"] }, "en"), "Bo and Inês");
  assert.equal(fill("{sum}", { sum: 1234.5 }, "it"), "1234,5");
});

test("the first dictionary that knows a code wins", () => {
  const t = translator([{ a: "game" }, { a: "shell", b: "shell" }], "en");

  assert.equal(t("a"), "game");
  assert.equal(t("b"), "shell");
});

test("a code without words is shown, so that the gap is seen", () => {
  const t = translator([{}], "en");

  assert.equal(t("no.such"), "no.such");
  assert.equal(worded([{}], "toString"), false);
});
