/** Regicide as the shell knows it. */

import { html } from "../../../vendor/lit-html/lit-html.js";
import { style } from "../../head.js";
import { wordsOf } from "../../i18n/index.js";
import { late } from "../../late.js";
import { waiting } from "../../ui/opening.js";
import { SPRITE } from "./art.js";
import { board } from "./board.js";
import { asks, dispose, onFrame, turn } from "./frames.js";
import { keys } from "./keys.js";
import { logLine, logTurn } from "./logline.js";
import { picture } from "./picture.js";
import { refusalWords } from "./reasons.js";
import { replay } from "./replay.js";
import { rules } from "./rules.js";
import { phrase } from "./sentences.js";

/** @import { Game } from "../../core/contract.d.ts" */
/** @import { View } from "./types.d.ts" */

/** Dawn and defeat are loaded when a match ends, or may do so any moment. */
const end = late(async () => {
  const look = style("/static/css/games/regicide-result.css");
  const part = await import("./result.js");
  await look;
  return part;
});

/** @type {Game} */
export const game = {
  id: "regicide",
  css: "/static/css/games/regicide.css",
  sprite: SPRITE,
  words: (locale) => wordsOf(locale, "regicide"),
  board,
  result: (ctx) =>
    end(ctx.update)?.result(ctx) ?? waiting(end, { t: ctx.t, toast: ctx.ui.toast }),
  evening: (ctx) => end(ctx.update)?.castleTally(ctx) ?? html``,
  rules,
  logLine,
  logTurn,
  phrase,
  refusal: (error, ctx) => refusalWords(ctx, error),
  turn,
  asks,
  onFrame: (ctx, previous, next) => {
    if (/** @type {View} */ (next.view).phase === "defend") end.ahead();
    onFrame(ctx, previous, next);
  },
  keys,
  dispose,
  replay,
  picture,
};
