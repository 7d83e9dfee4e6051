/** This device's share of a shuffle, remembered to check it afterwards. */

const BYTES = 32;
const KEY = "interregnum-entropy";
/** So many shares are remembered: a round each of a few open tables. */
const MOST = 20;

/** Fresh random bytes as hex, kept for the check after the match. */
export function freshEntropy() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  remember(entropy);
  return { entropy };
}

/**
 * Whether one of these shares was made on this device.
 *
 * @param {string[]} entropies
 */
export function mineAmong(entropies) {
  const mine = new Set(remembered());
  return entropies.some((entropy) => mine.has(entropy));
}

/** @returns {string[]} */
function remembered() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} entropy */
function remember(entropy) {
  try {
    const kept = [...remembered(), entropy].slice(-MOST);
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
