/** Loads a game's board, words and cards; each once. */

import { translator } from "../core/words.js";
import { style } from "../head.js";
import { loadWords } from "../pages/game-words.js";
import { inlineSprite } from "../ui/sprite.js";

/** @import { App, GameInfo } from "../app.js" */
/** @import { Game, Translate, Words } from "../core/contract.d.ts" */

/**
 * @typedef {object} LoadedGame
 * @property {Game} game
 * @property {GameInfo} info What the server says of it.
 * @property {unknown} catalogue Its cards or tiles.
 * @property {Words[]} dictionaries Its words, then the shell's.
 * @property {Translate} t
 */

/** @type {Map<string, Promise<LoadedGame>>} */
const loading = new Map();

/**
 * @param {App} app
 * @param {string} id
 * @param {string | null | undefined} content Hash of an uploaded deck.
 * @returns {Promise<LoadedGame>}
 */
export function loadGame(app, id, content) {
  const key = `${id}/${content ?? ""}/${app.settings.locale}`;
  const found = loading.get(key) ?? load(app, id, content ?? "");
  loading.set(key, found);
  found.catch(() => loading.delete(key));
  return found;
}

/**
 * A game whose board is looked at and not played on, with what it wears then.
 *
 * @param {App} app
 * @param {string} id
 * @param {string | null | undefined} content Hash of an uploaded deck.
 * @returns {Promise<LoadedGame>}
 */
export async function loadViewed(app, id, content) {
  const loaded = await loadGame(app, id, content);
  if (loaded.game.viewedCss) await style(loaded.game.viewedCss);
  return loaded;
}

/**
 * @param {App} app
 * @param {string} id
 * @param {string} content
 * @returns {Promise<LoadedGame>}
 */
async function load(app, id, content) {
  const { locale } = app.settings;
  const deck = `/api/games/${id}/catalogue${content ? `/${content}` : ""}`;
  const [module, catalogue, games, front] = await Promise.all([
    import(`../games/${id}/index.js`),
    app.api.get(deck),
    app.games(),
    loadWords(app, id),
  ]);
  /** @type {Game} */
  const game = module.game;
  const [words] = await Promise.all([
    game.words(locale),
    style(game.css),
    inlineSprite(game.sprite),
  ]);
  const info = /** @type {GameInfo} */ (games.find((one) => one.id === id));
  const dictionaries = [words, ...front.dictionaries];
  return { game, info, catalogue, dictionaries, t: translator(dictionaries, locale) };
}
