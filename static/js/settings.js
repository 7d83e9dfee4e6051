/** The reader's own choices, kept on this device. */

/** @import { Locale, Settings } from "./core/contract.d.ts" */

const KEY = "interregnum-settings";

/** @type {Locale[]} */
export const LOCALES = ["en"];

/** @type {Settings} */
const DEFAULTS = {
  theme: "night",
  sound: "all",
  volume: 0.7,
  vibrate: true,
  calm: false,
  keys: true,
  oneTap: false,
  tips: true,
  notify: false,
  locale: "en",
  muted: [],
};

/**
 * Read what was chosen before; what is missing or broken falls back.
 *
 * @param {Storage} storage
 * @param {string} language The browser's own.
 * @returns {Settings}
 */
export function readSettings(storage, language) {
  const stored = parsed(storage);
  const locale = stored.locale ?? /** @type {Locale} */ (language.slice(0, 2));
  return {
    ...DEFAULTS,
    ...stored,
    locale: LOCALES.includes(locale) ? locale : "en",
  };
}

/**
 * Keep the choices; a browser that keeps nothing is no reason to stop.
 *
 * @param {Storage} storage
 * @param {Settings} settings
 */
export function writeSettings(storage, settings) {
  try {
    storage.setItem(KEY, JSON.stringify(settings));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/**
 * @param {Storage} storage
 * @returns {Partial<Settings>}
 */
function parsed(storage) {
  try {
    return JSON.parse(storage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
