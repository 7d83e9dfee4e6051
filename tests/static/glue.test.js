/** A sentence's marks stay beside the card that they follow. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { glued } from "../../static/js/core/glue.js";

const card = { toString: () => "card" };

/** The words of some parts, what is tied together in brackets. */
const shown = (parts) =>
  glued(parts, (drawn, marks) => `[${drawn}${marks}]`)
    .map(String)
    .join("");

test("a full stop behind a card is tied to it", () => {
  assert.equal(shown(["Bo played ", card, ". Well"]), "Bo played [card.] Well");
});

test("of several cards each keeps its comma, and the last its full stop", () => {
  assert.equal(
    shown([
      [
        ["", card],
        [", ", card],
      ],
      ".",
    ]),
    "[card,] [card.]",
  );
});

test("words that begin with a letter are left alone", () => {
  assert.equal(shown([card, " and ", card]), "card and card");
});
