/** A sentence's marks stay beside the card that they follow. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { glued } from "../../static/js/ui/glue.js";
import { html } from "../../static/vendor/lit-html/lit-html.js";

const card = html`<button>Loud Mug</button>`;

/** The words of some parts, what is tied together in brackets. */
const shown = (parts) =>
  glued(parts)
    .map((part) =>
      typeof part === "string" ? part : part === card ? "card" : `[${part.values[1]}]`,
    )
    .join("");

test("a full stop behind a card is tied to it", () => {
  assert.equal(shown(["Bo played ", card, ". Well"]), "Bo played [.] Well");
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
    "[,] [.]",
  );
});

test("words that begin with a letter are left alone", () => {
  assert.equal(shown([card, " and ", card]), "card and card");
});
