/** Regicide on the front page: a crowned skull between helmet and queen. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { wordsOf } from "../../i18n/index.js";
import { icon } from "../../ui/icon.js";

/** @import { GameFront } from "../../pages/fronts.js" */

/** @type {GameFront} */
export const front = {
  css: "/static/css/games/regicide-front.css",
  icon: "crowned-skull",
  minutes: 30,
  words: (locale) => wordsOf(locale, "regicide-front"),
  art: () =>
    html`<span class="rfront">
      ${icon("queen-crown", { className: "rfront-crown" })}
      ${icon("crowned-skull", { className: "rfront-skull" })}
    </span>`,
};
