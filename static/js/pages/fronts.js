/**
 * What the front page shows of each game: its art, its pitch, its icon. A game
 * keeps it in `games/<id>/front.js`, apart from its board, which is much larger.
 */

import { style } from "../head.js";

/** @import { GameInfo } from "../app.js" */
/** @import { Content, Locale, Words } from "../core/contract.d.ts" */

/**
 * @typedef {object} GameFront What `games/<id>/front.js` exports as `front`.
 * @property {string} css The style sheet of its art.
 * @property {string} icon Name in the shell's sprite.
 * @property {number} minutes How long a match takes.
 * @property {() => Content} art The picture of its hanging sign.
 * @property {(locale: Locale) => Promise<Words>} words With `front.pitch`.
 *
 * @typedef {Omit<GameFront, "words"> & { words: Words }} Front
 */

/**
 * Load the fronts of all games; a game without one hangs its name alone.
 *
 * @param {GameInfo[]} games
 * @param {Locale} locale
 * @returns {Promise<Map<string, Front>>}
 */
export async function loadFronts(games, locale) {
  const loaded = await Promise.all(games.map(({ id }) => loadFront(id, locale)));
  const pairs = games.map(
    ({ id }, index) => /** @type {const} */ ([id, loaded[index]]),
  );
  return new Map(pairs.flatMap(([id, front]) => (front ? [[id, front]] : [])));
}

/**
 * @param {string} id
 * @param {Locale} locale
 * @returns {Promise<Front | null>}
 */
async function loadFront(id, locale) {
  try {
    /** @type {GameFront} */
    const front = (await import(`../games/${id}/front.js`)).front;
    const [words] = await Promise.all([front.words(locale), style(front.css)]);
    return { ...front, words };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}
