/** The Two Heirs as the shell knows it. */

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

/** @import { Game } from "../../core/contract.d.ts" */
/** @import { View } from "./types.d.ts" */

/** The tour of the map is loaded when a match ends, or is about to. */
const end = late(() => import("./result.js"));

/** @type {Game} */
export const game = {
  id: "two-heirs",
  css: "/static/css/games/two-heirs.css",
  sprite: SPRITE,
  fills: true,
  words: (locale) => wordsOf(locale, "two-heirs"),
  board,
  result: (ctx) =>
    end(ctx.update)?.result(ctx) ?? waiting(end, { t: ctx.t, toast: ctx.ui.toast }),
  rules,
  logLine,
  logTurn,
  refusal: (error, ctx) => refusalWords(ctx, error),
  turn,
  asks,
  onFrame: (ctx, previous, next) => {
    if (/** @type {View} */ (next.view).trigger !== null) end.ahead();
    onFrame(ctx, previous, next);
  },
  keys,
  dispose,
  replay,
  picture,
};
