/** The Two Heirs on the front page: two roofs that face each other. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { wordsOf } from "../../i18n/index.js";
import { icon } from "../../ui/icon.js";

/** @import { GameFront } from "../../pages/fronts.js" */

/** @type {GameFront} */
export const front = {
  css: "/static/css/games/two-heirs-front.css",
  icon: "castle",
  minutes: 40,
  words: (locale) => wordsOf(locale, "two-heirs-front"),
  art: () =>
    html`<span class="hfront">
      ${icon("castle", { className: "hfront-blue" })}
      ${icon("queen-crown", { className: "hfront-crown" })}
      ${icon("castle", { className: "hfront-ivory" })}
    </span>`,
};
