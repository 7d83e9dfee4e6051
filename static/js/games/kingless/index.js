/** Kingless as the shell knows it. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { style } from "../../head.js";
import { wordsOf } from "../../i18n/index.js";
import { late } from "../../late.js";
import { waiting } from "../../ui/opening.js";
import { board } from "./board.js";
import { asks, dispose, onFrame, turn } from "./frames.js";
import { keys } from "./keys.js";
import { logLine, logTurn } from "./logline.js";
import { picture } from "./picture.js";
import { refusalWords } from "./reasons.js";
import { replay } from "./replay.js";
import { rules } from "./rules.js";

/** @import { Game } from "../../core/contract.d.ts" */
/** @import { View } from "./types.d.ts" */

/** Throne, scores and tally are loaded when a round ends, or is about to. */
const end = late(async () => {
  const look = style("/static/css/games/kingless-result.css");
  const part = await import("./result.js");
  await look;
  return part;
});

/** @type {Game} */
export const game = {
  id: "kingless",
  css: "/static/css/games/kingless.css",
  viewedCss: "/static/css/games/kingless-replay.css",
  sprite: "/static/vendor/sprites/kingless.svg",
  answers: true,
  words: (locale) => wordsOf(locale, "kingless"),
  board,
  result: (ctx) =>
    end(ctx.update)?.result(ctx) ?? waiting(end, { t: ctx.t, toast: ctx.ui.toast }),
  evening: (ctx) => end(ctx.update)?.evening(ctx) ?? html``,
  rules,
  logLine,
  logTurn,
  refusal: (error, ctx) => refusalWords(ctx, error),
  turn,
  asks,
  onFrame: (ctx, previous, next) => {
    if (/** @type {View} */ (next.view).trigger) end.ahead();
    onFrame(ctx, previous, next);
  },
  keys,
  dispose,
  replay,
  picture,
};
