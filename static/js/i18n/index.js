/** The reader's words: one file per language and area, loaded when needed. */

/** @import { Locale, Words } from "../core/contract.d.ts" */

/** Every language by its own name; a further one is one folder and one line. */
/** @type {[Locale, string][]} */
export const LANGUAGES = [["en", "English"]];

/** @type {Map<string, Promise<Words>>} */
const loaded = new Map();

/**
 * The words of one area, such as `shell`; English where a language has none.
 *
 * @param {Locale} locale
 * @param {string} area
 * @returns {Promise<Words>}
 */
export function wordsOf(locale, area) {
  const key = `${locale}/${area}`;
  const found = loaded.get(key) ?? load(locale, area);
  loaded.set(key, found);
  return found;
}

/**
 * @param {Locale} locale
 * @param {string} area
 * @returns {Promise<Words>}
 */
async function load(locale, area) {
  const english = (await import(`./en/${area}.js`)).words;
  if (locale === "en") return english;
  const own = (await import(`./${locale}/${area}.js`)).words;
  return { ...english, ...own };
}
