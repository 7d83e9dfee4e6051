/** Kingless on the front page: a crown beside an empty throne, two candidates. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { wordsOf } from "../../i18n/index.js";
import { icon } from "../../ui/icon.js";

/** @import { GameFront } from "../../pages/fronts.js" */

/** @type {GameFront} */
export const front = {
  css: "/static/css/games/kingless-front.css",
  icon: "dwarf-face",
  minutes: 20,
  words: (locale) => wordsOf(locale, "kingless-front"),
  art: () =>
    html`<span class="kfront">
      ${icon("dwarf-face", { className: "kfront-left" })}
      ${icon("stone-throne", { className: "kfront-throne" })}
      ${icon("crown", { className: "kfront-crown" })}
      ${icon("dwarf-helmet", { className: "kfront-right" })}
    </span>`,
};
