/**
 * A game's words outside its board, together with the shell's: the area
 * `<game>-front` holds its pitch and its options.
 */

import { translator } from "../core/words.js";
import { wordsOf } from "../i18n/index.js";

/** @import { App } from "../app.js" */
/** @import { Translate, Words } from "../core/contract.d.ts" */

/**
 * @typedef {object} GameWords
 * @property {Translate} t The game's words first.
 * @property {Words[]} dictionaries
 */

/**
 * @param {App} app
 * @param {string} game
 * @returns {Promise<GameWords>}
 */
export async function loadWords(app, game) {
  const { locale } = app.settings;
  const own = await wordsOf(locale, `${game}-front`).catch(() => ({}));
  const dictionaries = [own, app.words];
  return { t: translator(dictionaries, locale), dictionaries };
}
