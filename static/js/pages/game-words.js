/** A game's words together with the shell's, for forms outside its board. */

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
  const own = await wordsOf(locale, game).catch(() => ({}));
  const dictionaries = [own, app.words];
  return { t: translator(dictionaries, locale), dictionaries };
}
