/** Kingless as the shell knows it. */

import { wordsOf } from "../../i18n/index.js";
import { board } from "./board.js";
import { asks, dispose, onFrame, turn } from "./frames.js";
import { keys } from "./keys.js";
import { logLine, logTurn } from "./logline.js";
import { picture } from "./picture.js";
import { refusalWords } from "./reasons.js";
import { replay } from "./replay.js";
import { evening, result } from "./result.js";
import { rules } from "./rules.js";

/** @import { Game } from "../../core/contract.d.ts" */

/** @type {Game} */
export const game = {
  id: "kingless",
  css: "/static/css/games/kingless.css",
  sprite: "/static/vendor/sprites/kingless.svg",
  words: (locale) => wordsOf(locale, "kingless"),
  board,
  result,
  evening,
  rules,
  logLine,
  logTurn,
  refusal: (error, ctx) => refusalWords(ctx, error),
  turn,
  asks,
  onFrame,
  keys,
  dispose,
  replay,
  picture,
};
